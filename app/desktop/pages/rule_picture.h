#pragma once

#include <string_view>
#include <vector>

#include "app/desktop/pages/rule_things.h"

namespace desktop {

/// One thing in the picture of a rule.
struct RulePiece {
    RuleThing what;
    GemShow show = GemShow::Lettered;
    bool in_circle = false;  // as on a track of the dive board
    wxString below;          // a word or a number
};

/// What a rule is about, drawn: rows of things.
using RulePicture = std::vector<std::vector<RulePiece>>;

/// The picture of a rule; every rule has one.
[[nodiscard]] RulePicture picture_of_rule(std::string_view id, const words::Language& in);

/// How high the picture becomes if there is room.
[[nodiscard]] double picture_height(const RulePicture& picture, Look& look);

/// Draws it on water, as high as `room` or as it needs to be.
void draw_picture(Painter& painter, const RulePicture& picture, const Box& room);

}  // namespace desktop
