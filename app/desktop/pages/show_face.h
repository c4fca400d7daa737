#pragma once

#include <functional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/desk.h"

namespace desktop {

/// Shows the face that `face` makes in the language of the table and keeps room for it in every other, so that nothing
/// moves when the language changes.
void show_face(BigButton& button, const Desk& desk, const std::function<ButtonFace(const words::Language&)>& face);

}  // namespace desktop
