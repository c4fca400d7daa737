#pragma once

#include <wx/font.h>

#include "app/desktop/look/scale.h"

namespace desktop {

/// What a text is for; decides size, weight and how small it may become.
enum class Type {
    Hazard,
    Prompt,
    Action,
    BigCount,
    Count,
    Name,
    Heading,
    Body,
    BodyStrong,
    Label,
    LabelStrong,
    KeyCap
};

/// The height in pixels that `type` has if there is room.
[[nodiscard]] int type_px(Type type, const Scale& scale);

/// How far the fit rule may step down before it wraps.
[[nodiscard]] int floor_px(Type type, const Scale& scale);

/// Below this no text is drawn, whatever happens.
[[nodiscard]] int least_px(Type type);

/// How much larger than in the drawings type is beside shapes, 0 if it is not: as one wishes, or in a small window,
/// where it may not shrink with the rest. Pages make room for it.
[[nodiscard]] double type_growth(const Scale& scale);

/// Whether type is so large that things stand otherwise.
[[nodiscard]] bool has_large_type(const Scale& scale);

/// Inter of that height in `type`'s weight, or the system's font where Inter is missing.
[[nodiscard]] wxFont font_for(Type type, int px);

}  // namespace desktop
