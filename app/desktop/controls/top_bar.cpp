#include "app/desktop/controls/top_bar.h"

#include <algorithm>
#include <array>

namespace desktop {

wxDEFINE_EVENT(EVT_TOP_BAR, wxCommandEvent);

namespace {

constexpr double kHeight = 60;

}  // namespace

TopBar::TopBar(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      menu_(new IconButton(this, look, Icon::Menu)),
      title_(new Label(this, look, Type::Heading)),
      context_(new Label(this, look, Type::Body, Ink::Secondary)),
      undo_(new UndoButton(this, look)),
      redo_(new IconButton(this, look, Icon::Redo, true)),
      sound_(new IconButton(this, look, Icon::Sound)),
      table_(new IconButton(this, look, Icon::TableMode)),
      help_(new IconButton(this, look, Icon::Help)) {
    for (const TopBarItem item : {TopBarItem::Menu, TopBarItem::Undo, TopBarItem::Redo, TopBarItem::Sound,
                                  TopBarItem::TableMode, TopBarItem::Help}) {
        DrawnControl& part = Part(item);
        part.Bind(wxEVT_BUTTON, [this, item, &part](wxCommandEvent&) { Send(item, part); });
    }
    undo_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { Send(TopBarItem::AllSteps, *undo_); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
    NameParts();
}

void TopBar::Send(TopBarItem item, DrawnControl& part) {
    wxCommandEvent event(EVT_TOP_BAR, GetId());
    event.SetEventObject(&part);
    event.SetInt(static_cast<int>(item));
    ProcessWindowEvent(event);
}

DrawnControl& TopBar::Part(TopBarItem item) {
    switch (item) {
        case TopBarItem::Menu: return *menu_;
        case TopBarItem::Undo:
        case TopBarItem::AllSteps: return *undo_;
        case TopBarItem::Redo: return *redo_;
        case TopBarItem::Sound: return *sound_;
        case TopBarItem::TableMode: return *table_;
        case TopBarItem::Help: return *help_;
    }
    return *menu_;
}

void TopBar::NameParts() {
    const words::Language& language = TheLook().language();
    menu_->SetTip(language.say("Menu"));
    sound_->SetTip(face_.is_muted ? language.say("Sound is off") : language.say("Sound is on"));
    table_->SetTip(language.say("Table mode"));
    help_->SetTip(language.say("Keys and rules"));
    redo_->SetTip(face_.redo.empty() ? language.say("Redo") : face_.redo);
}

void TopBar::SetFace(const TopBarFace& face) {
    face_ = face;
    title_->SetText(face.title);
    context_->SetText(face.context);
    undo_->SetStep(face.undo, face.undo_everywhere);
    undo_->EnableUnless(face.undo_reason);
    redo_->EnableUnless(face.redo_reason);
    undo_->Show(!face.undo.empty());
    redo_->Show(!face.undo.empty());
    sound_->SetIcon(face.is_muted ? Icon::Muted : Icon::Sound);
    Speak(face.title, face.context);
    NameParts();
    Layout();
}

wxSize TopBar::DoGetBestClientSize() const {
    return {TheLook().px(1024), TheLook().px(kHeight)};
}

bool TopBar::Layout() {
    const wxSize size = GetClientSize();
    const auto px = [this](double length) { return TheLook().px(length); };
    const auto put = [&](DrawnControl& part, int left) {
        const wxSize best = part.GetBestSize() - wxSize(2 * part.Ring(), 2 * part.Ring());
        part.PlaceBody({wxPoint(left, (size.y - 1 - best.y) / 2), best});
        return left;
    };
    put(*menu_, px(22));
    int right = size.x - px(22);
    for (IconButton* part : std::array{help_, table_, sound_}) {
        right = put(*part, right - px(44)) - px(12);
    }
    right = put(*redo_, right - px(44)) - px(14);
    const int undo = undo_->GetBestSize().x - 2 * undo_->Ring();
    const int texts = px(80);
    const int room = undo_->IsShown() ? std::min(undo, std::max(px(160), right - texts - px(260))) : 0;
    undo_->PlaceBody({right - room, (size.y - 1 - px(44)) / 2, room, px(44)});
    LayTexts(texts, right - room - px(16));
    return true;
}

void TopBar::LayTexts(int left, int right) {
    const int gap = TheLook().px(16);
    const int wanted = title_->GetBestSize().x;
    const int room = std::max(0, right - left);
    const int title = std::min(wanted, room);
    const int height = GetClientSize().y - 1;
    title_->SetSize(left, 0, title, height);
    const int context = std::max(0, room - title - gap);
    const int least = TheLook().px(80);
    context_->Show(context >= least && !face_.context.empty());
    context_->SetSize(left + title + gap, 0, std::max(1, context), height);
}

void TopBar::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, 0, colours.bar);
    painter.line(body.x, body.bottom() - 0.5, body.right(), body.bottom() - 0.5, colours.line);
}

}  // namespace desktop
