#include "app/desktop/look/typesetter.h"

#include <wx/tokenzr.h>

#include <algorithm>
#include <cmath>

namespace desktop {
namespace {

constexpr int kStep = 2;
constexpr int kParagraph = 1000;  // as many lines as it takes
constexpr std::size_t kRemembered = 4000;

/// The parts of a word that may stand on different lines: it may be broken after a hyphen of its own.
std::vector<wxString> parts_of(const wxString& word) {
    std::vector<wxString> parts(1);
    for (const wxUniChar letter : word) {
        parts.back() += letter;
        if (letter == '-') parts.emplace_back();
    }
    if (parts.back().empty()) parts.pop_back();
    return parts;
}

/// The dots after a word do not stand alone on the next line.
wxString with_dots_kept(wxString text) {
    text.Replace(wxString::FromUTF8(" …"), wxString::FromUTF8("\u00a0…"));
    return text;
}

bool is_within(const wxSize& size, const wxSize& box) {
    return size.x <= box.x && size.y <= box.y;
}

}  // namespace

Typesetter::Typesetter(const Scale& scale) : scale_(scale), measuring_(wxGraphicsContext::Create()) {}

void Typesetter::set_scale(const Scale& scale) {
    scale_ = scale;
    found_.clear();
}

std::vector<wxString> Typesetter::texts() const {
    std::vector<wxString> texts;
    for (const auto& found : found_) texts.push_back(std::get<wxString>(found.first));
    return texts;
}

const wxFont& Typesetter::font(Type type, int px) {
    const auto key = std::pair(type, px);
    auto place = fonts_.find(key);
    if (place == fonts_.end()) place = fonts_.emplace(key, font_for(type, px)).first;
    return place->second;
}

wxSize Typesetter::extent(const wxString& text, Type type, int px) {
    measuring_->SetFont(font(type, px), *wxBLACK);
    double width = 0;
    double height = 0;
    measuring_->GetTextExtent(text, &width, &height);
    return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
}

wxSize Typesetter::measure(const wxString& text, Type type) {
    return extent(text, type, type_px(type, scale_));
}

std::vector<wxString> Typesetter::broken(const wxString& text, Type type, int px, int width) {
    std::vector<wxString> lines;
    wxString line;
    const auto add = [&](const wxString& word, const wxString& before) {
        const wxString longer = line.empty() ? word : line + before + word;
        const bool is_too_long = !line.empty() && extent(longer, type, px).x > width;
        if (is_too_long) lines.push_back(line);
        line = is_too_long ? word : longer;
    };
    wxStringTokenizer words(with_dots_kept(text), " \n", wxTOKEN_STRTOK);
    while (words.HasMoreTokens()) {
        const wxString word = words.GetNextToken();
        const bool is_broken = word.Contains("-") && extent(word, type, px).x > width;
        wxString before = " ";
        for (const wxString& part : is_broken ? parts_of(word) : std::vector<wxString>{word}) {
            add(part, before);
            before.clear();
        }
    }
    lines.push_back(line);
    return lines;
}

Fitted Typesetter::set(const wxString& text, Type type, int px, int width, int most_lines) {
    Fitted result{.px = px, .lines = {text}, .size = {}, .fits = false};
    if (most_lines > 1) result.lines = broken(text, type, px, width);
    for (const wxString& line : result.lines) {
        const wxSize size = extent(line, type, px);
        result.size = {std::max(result.size.x, size.x), result.size.y + size.y};
    }
    return result;
}

Fitted Typesetter::find(const wxString& text, Type type, const wxSize& box, int most_lines) {
    const int largest = type_px(type, scale_);
    const int floor = floor_px(type, scale_);
    Fitted result;
    const auto try_sizes = [&](int from, int to, int lines) {
        for (int px = from; px >= to && !result.fits; px = px == to ? to - 1 : std::max(px - kStep, to)) {
            result = set(text, type, px, box.x, lines);
            result.fits = static_cast<int>(result.lines.size()) <= lines && is_within(result.size, box);
        }
    };
    try_sizes(largest, floor, 1);
    if (!result.fits && most_lines > 1) try_sizes(largest, floor, most_lines);
    // Rather small than cut off: what must be said in a narrow box may go below its own floor, never below the common
    // one.
    if (!result.fits) try_sizes(floor, least_px(type), most_lines);
    return result;
}

const Fitted& Typesetter::fit(const wxString& text, Type type, const wxSize& box, int most_lines) {
    const Key key(text, type, box.x, box.y, most_lines);
    auto place = found_.find(key);
    if (place != found_.end()) return place->second;
    if (found_.size() > kRemembered) found_.clear();
    return found_.emplace(key, find(text, type, box, most_lines)).first->second;
}

const Fitted& Typesetter::paragraph(const wxString& text, Type type, int width) {
    const Key key(text, type, width, 0, kParagraph);
    auto place = found_.find(key);
    if (place != found_.end()) return place->second;
    Fitted result = set(text, type, type_px(type, scale_), width, kParagraph);
    result.fits = result.size.x <= width;
    return found_.emplace(key, std::move(result)).first->second;
}

}  // namespace desktop
