#include "app/desktop/sheet/sheet_pdf.h"

#include <cairo-pdf.h>
#include <wx/graphics.h>

#include <filesystem>
#include <functional>
#include <memory>

#include "app/desktop/sheet/reference_page.h"
#include "app/desktop/sheet/sheet_pages.h"

namespace desktop {
namespace {

constexpr double kPointsWide = 595;  // A4
constexpr double kPointsHigh = 842;
constexpr double kDensity = 3;  // of pictures of gems

/// A PDF that is being written page by page.
class Pdf {
public:
    explicit Pdf(const std::string& path)
        : surface_(cairo_pdf_surface_create(path.c_str(), kPointsWide, kPointsHigh)), paper_(cairo_create(surface_)) {}
    ~Pdf() {
        cairo_destroy(paper_);
        cairo_surface_destroy(surface_);
    }
    Pdf(const Pdf&) = delete;
    Pdf& operator=(const Pdf&) = delete;

    void add_page(Look& look, const std::function<void(Painter&, const Box&)>& draw) {
        {
            const std::unique_ptr<wxGraphicsContext> gc(
                wxGraphicsRenderer::GetCairoRenderer()->CreateContextFromNativeContext(paper_));
            const double scale = kPointsWide / kPaperWide;
            gc->Scale(scale, scale);
            Painter painter(*gc, look, kDensity);
            draw(painter, {0, 0, kPaperWide, kPointsHigh / scale});
        }
        cairo_show_page(paper_);
    }

    /// Whether everything is on the disk.
    [[nodiscard]] bool finish() {
        cairo_surface_finish(surface_);
        return cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS;
    }

private:
    cairo_surface_t* surface_;
    cairo_t* paper_;
};

/// What tells of chests is for its owner alone.
void keep_from_others(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

LookSettings paper_look(const std::string& language) {
    LookSettings settings;
    settings.theme = Theme::Light;
    settings.language = language;
    settings.speed = Speed::Off;
    return settings;
}

}  // namespace

bool write_sheet(const wxString& path, const session::FallbackSheet& sheet,
                 const std::vector<session::ChestSlip>& slips, const std::string& language, const wxString& when) {
    const std::string file = path.utf8_string();
    Look look(paper_look(language));
    Pdf pdf(file);
    pdf.add_page(look, [&](Painter& painter, const Box& page) { draw_sheet(painter, page, sheet, when); });
    if (!slips.empty())
        pdf.add_page(look, [&](Painter& painter, const Box& page) { draw_slips(painter, page, slips); });
    const bool written = pdf.finish();
    if (written && !slips.empty()) keep_from_others(file);
    return written;
}

bool write_reference(const wxString& path, const std::string& language) {
    Look look(paper_look(language));
    Pdf pdf(path.utf8_string());
    pdf.add_page(look, [](Painter& painter, const Box& page) { draw_reference(painter, page); });
    return pdf.finish();
}

}  // namespace desktop
