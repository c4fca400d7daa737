#include "app/desktop/look/path_words.h"

#include <array>
#include <cassert>
#include <cctype>
#include <charconv>
#include <cstring>

namespace desktop {
namespace {

class PathReader {
public:
    PathReader(wxGraphicsPath& path, const char* words) : path_(path), at_(words), end_(words + std::strlen(words)) {}

    void read() {
        for (skip(); at_ != end_; skip()) {
            if (std::isalpha(static_cast<unsigned char>(*at_)) != 0) verb_ = *at_++;
            draw();
        }
    }

private:
    void skip() {
        while (at_ != end_ && (*at_ == ' ' || *at_ == ',')) ++at_;
    }

    double number() {
        skip();
        double value = 0;
        const auto [next, error] = std::from_chars(at_, end_, value);
        assert(error == std::errc());
        at_ = next;
        return value;
    }

    wxPoint2DDouble point() {
        const double x = number();
        const double y = number();
        return {x, y};
    }

    void line_to(const wxPoint2DDouble& to) {
        here_ = to;
        path_.AddLineToPoint(to);
    }

    void draw() {
        switch (verb_) {
            case 'M': return move();
            case 'L': return line_to(point());
            case 'H': return line_to({number(), here_.m_y});
            case 'V': return line_to({here_.m_x, number()});
            case 'C': return curve();
            case 'Q': return bend();
            case 'O': return circle();
            case 'Z': return path_.CloseSubpath();
            default: assert(false);
        }
    }

    void move() {
        here_ = point();
        path_.MoveToPoint(here_);
        verb_ = 'L';
    }

    void curve() {
        const wxPoint2DDouble first = point();
        const wxPoint2DDouble second = point();
        here_ = point();
        path_.AddCurveToPoint(first, second, here_);
    }

    void bend() {
        const wxPoint2DDouble control = point();
        here_ = point();
        path_.AddQuadCurveToPoint(control.m_x, control.m_y, here_.m_x, here_.m_y);
    }

    void circle() {
        const wxPoint2DDouble centre = point();
        path_.AddCircle(centre.m_x, centre.m_y, number());
    }

    wxGraphicsPath& path_;
    const char* at_;
    const char* end_;
    char verb_ = 'M';
    wxPoint2DDouble here_;
};

}  // namespace

wxGraphicsPath path_from(wxGraphicsContext& gc, const char* words) {
    wxGraphicsPath path = gc.CreatePath();
    PathReader(path, words).read();
    return path;
}

}  // namespace desktop
