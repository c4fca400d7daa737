#include "app/desktop/nights/chart_picture.h"

#include <wx/image.h>
#include <wx/log.h>
#include <wx/mstream.h>

#include <algorithm>
#include <memory>

#include "app/desktop/files.h"

namespace desktop {
namespace {

constexpr double kWidth = 1000;
constexpr double kMargin = 28;
constexpr double kRow = 64;

std::string as_png(const wxImage& image) {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    wxMemoryOutputStream stream;
    if (!image.SaveFile(stream, wxBITMAP_TYPE_PNG)) return {};
    std::string bytes(stream.GetSize(), '\0');
    stream.CopyTo(bytes.data(), bytes.size());
    return bytes;
}

}  // namespace

bool save_chart(const wxString& path, const ChartTexts& texts, const Bars& bars, Look& look) {
    const int margin = look.px(kMargin);
    const int width = look.px(kWidth);
    const int inner = width - 2 * margin;
    const int title = look.type().paragraph(texts.title, Type::Heading, inner).size.y;
    const int note = look.type().paragraph(texts.note, Type::Body, inner).size.y;
    const int rows = std::max(least_height(bars, look), look.px(kRow) * static_cast<int>(bars.rows.size()));
    wxImage image(width, title + rows + note + 4 * margin);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        Painter painter(*gc, look);
        painter.fill(Box(image.GetSize()), 0, painter.palette().surface);
        Box place = Box(image.GetSize()).inset(margin);
        painter.paragraph(texts.title, Type::Heading, place.top(title), painter.palette().ink);
        place = place.below(title + margin);
        draw_bars(painter, place.top(rows), bars);
        painter.paragraph(texts.note, Type::Body, place.below(rows + margin), painter.palette().ink2);
        gc->Flush();
    }
    const std::string bytes = as_png(image);
    return !bytes.empty() && write_file(path, bytes);
}

}  // namespace desktop
