#include "tests/desktop/gallery_page.h"

using namespace desktop;

GalleryPage::GalleryPage(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      words_(gallery_words(look.language().tag())),
      rows_(new Stack(look, wxVERTICAL, 14, 14)) {
    auto* bar = new TopBar(this, look);
    bar->SetFace({.title = words_.title,
                  .context = words_.context,
                  .undo = words_.undo,
                  .undo_reason = {},
                  .redo = {},
                  .redo_reason = words_.nothing_moves});
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(bar, wxSizerFlags().Expand());
    all->Add(rows_, wxSizerFlags(1).Expand());
    SetSizer(all);
}

void GalleryPage::Draw(Painter& painter, const Box& body) {
    painter.fill(body, 0, painter.palette().bg);
}
