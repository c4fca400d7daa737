#include "app/desktop/pages/rule_rows.h"

#include "app/desktop/look/paints.h"

namespace desktop {
namespace rule_rows {
namespace {

using deepblue::Colour;
using deepblue::Gem;

constexpr int kTrack = 4;

}  // namespace

wxString number(int value) {
    return wxString::Format("%d", value);
}

wxString vp(int value, const Words& in) {
    // TRANSLATORS: %d is a number of victory points
    return wxString::Format(in.say("%d VP"), value);
}

Row gems(std::initializer_list<Gem> wanted) {
    Row row;
    for (const Gem gem : wanted) row.push_back({.what = gem});
    return row;
}

Row icons(std::initializer_list<Icon> wanted) {
    Row row;
    for (const Icon icon : wanted) row.push_back({.what = icon});
    return row;
}

Row counted(const deepblue::GemCounts& counts) {
    Row row;
    for (const Gem gem : kGemsOnScreen)
        if (counts[gem] > 0) row.push_back({.what = gem, .below = number(counts[gem])});
    return row;
}

Row flags(std::size_t count) {
    Row row;
    for (std::size_t i = 0; i < count; ++i) row.push_back({.what = static_cast<Colour>(i)});
    return row;
}

Row flags_with(std::initializer_list<int> numbers) {
    Row row = flags(numbers.size());
    auto flag = row.begin();
    for (const int value : numbers) (flag++)->below = number(value);
    return row;
}

Row in_order(Row row) {
    for (std::size_t i = 0; i < row.size(); ++i) row[i].below = number(static_cast<int>(i) + 1);
    return row;
}

Row joined(Row first, const Row& then) {
    first.insert(first.end(), then.begin(), then.end());
    return first;
}

Row leads_to(Row from, const Row& to) {
    from.push_back({.what = Icon::Forward});
    return joined(std::move(from), to);
}

Row track(Gem hazard, int came, const Words& in) {
    Row row;
    for (int i = 0; i < kTrack; ++i)
        row.push_back({.what = hazard,
                       .show = i < came ? GemShow::Lettered : GemShow::HazardSlot,
                       .in_circle = true,
                       .below = i == 0 ? in.say("warning") : in.say("hazard")});
    return row;
}

Row asked(const Words& in) {
    return joined({leader(in)}, in_order(flags(3)));
}

Row shields(Gem hazard, const Words& in) {
    return {{.what = hazard}, card(in), {.what = Icon::Shield, .below = in.say_in("danger", "spot")}, out(in)};
}

RulePiece leader(const Words& in) {
    return {.what = Icon::Bell, .below = in.say("leader")};
}

RulePiece out(const Words& in) {
    return {.what = Icon::Surface, .below = in.say_in("danger", "out")};
}

RulePiece card(const Words& in) {
    return {.what = Icon::Card, .below = in.say_in("danger", "card")};
}

}  // namespace rule_rows

RulePicture picture_of_rule(std::string_view id, const words::Language& in) {
    using namespace rule_rows;
    for (const auto group : {table_pictures(), dive_pictures(), hazard_pictures(), pay_pictures()})
        for (const Drawn& drawn : group)
            if (drawn.id == id) return drawn.picture(in);
    return {};
}

}  // namespace desktop
