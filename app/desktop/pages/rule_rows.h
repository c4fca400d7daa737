#pragma once

#include <initializer_list>
#include <span>
#include <string_view>

#include "app/desktop/pages/rule_picture.h"
#include "engine/deepblue/gem_counts.h"

// What the pictures of rules are made of. For the pictures alone.
namespace desktop::rule_rows {

using Words = words::Language;
using Row = std::vector<RulePiece>;

/// The picture of one rule.
struct Drawn {
    std::string_view id;
    RulePicture (*picture)(const Words& in);
};

[[nodiscard]] wxString number(int value);
[[nodiscard]] wxString vp(int value, const Words& in);

[[nodiscard]] Row gems(std::initializer_list<deepblue::Gem> wanted);
[[nodiscard]] Row icons(std::initializer_list<Icon> wanted);
[[nodiscard]] Row counted(const deepblue::GemCounts& counts);
[[nodiscard]] Row flags(std::size_t count);
/// Flags with a number below each.
[[nodiscard]] Row flags_with(std::initializer_list<int> numbers);
/// The things one after another, counted from 1.
[[nodiscard]] Row in_order(Row row);
/// The first things, then the others.
[[nodiscard]] Row joined(Row first, const Row& then);
/// What leads to what.
[[nodiscard]] Row leads_to(Row from, const Row& to);

/// The track of a hazard of which so many have come.
[[nodiscard]] Row track(deepblue::Gem hazard, int came, const Words& in);
/// The order in which divers are asked, the leader with the bell.
[[nodiscard]] Row asked(const Words& in);
/// What a diver can do against a hazard.
[[nodiscard]] Row shields(deepblue::Gem hazard, const Words& in);
[[nodiscard]] RulePiece leader(const Words& in);
[[nodiscard]] RulePiece out(const Words& in);
[[nodiscard]] RulePiece card(const Words& in);

// The pictures, each where it is drawn.
[[nodiscard]] std::span<const Drawn> table_pictures();
[[nodiscard]] std::span<const Drawn> dive_pictures();
[[nodiscard]] std::span<const Drawn> hazard_pictures();
[[nodiscard]] std::span<const Drawn> pay_pictures();

}  // namespace desktop::rule_rows
