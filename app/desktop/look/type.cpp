#include "app/desktop/look/type.h"

#include <wx/fontenum.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>

namespace desktop {
namespace {

struct TypeRule {
    double px;        // at 1366
    double floor;     // at 1366
    double table_px;  // table mode at 1920
    int weight;
};

const TypeRule& rule(Type type) {
    static constexpr TypeRule kHazard{76, 54, 116, 800};
    static constexpr TypeRule kPrompt{38, 28, 84, 700};
    static constexpr TypeRule kAction{30, 22, 60, 700};
    static constexpr TypeRule kBigCount{46, 34, 64, 750};
    static constexpr TypeRule kCount{28, 22, 54, 750};
    static constexpr TypeRule kName{23, 18, 42, 700};
    static constexpr TypeRule kHeading{20, 17, 30, 650};
    static constexpr TypeRule kBody{17, 15, 28, 400};
    static constexpr TypeRule kBodyStrong{17, 15, 28, 600};
    static constexpr TypeRule kLabel{15, 15, 25, 400};
    static constexpr TypeRule kLabelStrong{15, 15, 25, 600};
    static constexpr TypeRule kKeyCap{13, 13, 20, 600};
    switch (type) {
        case Type::Hazard: return kHazard;
        case Type::Prompt: return kPrompt;
        case Type::Action: return kAction;
        case Type::BigCount: return kBigCount;
        case Type::Count: return kCount;
        case Type::Name: return kName;
        case Type::Heading: return kHeading;
        case Type::Body: return kBody;
        case Type::BodyStrong: return kBodyStrong;
        case Type::Label: return kLabel;
        case Type::LabelStrong: return kLabelStrong;
        case Type::KeyCap: return kKeyCap;
    }
    return kBody;
}

constexpr double kTableWidth = 1920;
constexpr double kWidth = 1366;
constexpr double kNotablyLarger = 0.12;
constexpr double kPointsPerPixel = 72.0 / 96.0;  // graphics contexts count 96 pixels an inch

/// How much larger `type` is in table mode than at the same window size without it.
double table_factor(const TypeRule& rule, const Scale& scale) {
    return scale.table_mode() ? rule.table_px / rule.px * kWidth / kTableWidth : 1.0;
}

int scaled(double px, Type type, const Scale& scale) {
    const double size = px * scale.type() * table_factor(rule(type), scale);
    return std::max(least_px(type), static_cast<int>(std::lround(size)));
}

/// The largest type has a cut of its own, which stands closer.
wxString face_for(Type type) {
    static const bool has_display = wxFontEnumerator::IsValidFacename("Inter Display");
    static const bool has_inter = wxFontEnumerator::IsValidFacename("Inter");
    if (has_display && type == Type::Hazard) return "Inter Display";
    if (has_inter) return "Inter";
    return wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetFaceName();
}

}  // namespace

int type_px(Type type, const Scale& scale) {
    return scaled(rule(type).px, type, scale);
}

int floor_px(Type type, const Scale& scale) {
    return scaled(rule(type).floor, type, scale);
}

int least_px(Type type) {
    return type == Type::KeyCap ? 13 : 15;
}

double type_growth(const Scale& scale) {
    const TypeRule& body = rule(Type::Body);
    const double drawn = body.px * scale.shapes() * table_factor(body, scale);
    return std::max({0.0, scale.type() / scale.shapes() - 1, least_px(Type::Body) / drawn - 1});
}

bool has_large_type(const Scale& scale) {
    return type_growth(scale) > kNotablyLarger;
}

wxFont font_for(Type type, int px) {
    return wxFont(wxFontInfo(px * kPointsPerPixel).FaceName(face_for(type)).Weight(rule(type).weight));
}

}  // namespace desktop
