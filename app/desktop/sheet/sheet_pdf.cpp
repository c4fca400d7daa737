#include "app/desktop/sheet/sheet_pdf.h"

#include <cairo-pdf.h>
#include <wx/graphics.h>

#include <algorithm>
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
    /// Without a path it is written nowhere, to measure.
    explicit Pdf(const char* path = nullptr)
        : surface_(cairo_pdf_surface_create(path, kPointsWide, kPointsHigh)), paper_(cairo_create(surface_)) {}
    ~Pdf() {
        cairo_destroy(paper_);
        cairo_surface_destroy(surface_);
    }
    Pdf(const Pdf&) = delete;
    Pdf& operator=(const Pdf&) = delete;

    /// `smaller` than 1 makes room for more.
    void add_page(Look& look, const std::function<void(Painter&, const Box&)>& draw, double smaller = 1) {
        {
            const std::unique_ptr<wxGraphicsContext> gc(
                wxGraphicsRenderer::GetCairoRenderer()->CreateContextFromNativeContext(paper_));
            const double scale = smaller * kPointsWide / kPaperWide;
            gc->Scale(scale, scale);
            Painter painter(*gc, look, kDensity);
            draw(painter, {0, 0, kPointsWide / scale, kPointsHigh / scale});
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

/// How much smaller a page has to be drawn so that all of it is on the paper; `draw` says how high it is.
double fitting(Look& look, const std::function<double(Painter&, const Box&)>& draw) {
    double smaller = 1;
    Pdf().add_page(look,
                   [&](Painter& painter, const Box& page) { smaller = std::min(1.0, page.h / draw(painter, page)); });
    return smaller;
}

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
    const double smaller =
        fitting(look, [&](Painter& painter, const Box& page) { return draw_sheet(painter, page, sheet, when); });
    Pdf pdf(file.c_str());
    pdf.add_page(
        look, [&](Painter& painter, const Box& page) { draw_sheet(painter, page, sheet, when); }, smaller);
    if (!slips.empty())
        pdf.add_page(look, [&](Painter& painter, const Box& page) { draw_slips(painter, page, slips); });
    const bool written = pdf.finish();
    if (written && !slips.empty()) keep_from_others(file);
    return written;
}

bool write_reference(const wxString& path, const std::string& language) {
    Look look(paper_look(language));
    const std::string file = path.utf8_string();
    Pdf pdf(file.c_str());
    pdf.add_page(look, [](Painter& painter, const Box& page) { draw_reference(painter, page); });
    return pdf.finish();
}

}  // namespace desktop
