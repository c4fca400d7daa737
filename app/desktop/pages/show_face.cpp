#include "app/desktop/pages/show_face.h"

#include "app/desktop/every_language.h"

namespace desktop {

void show_face(BigButton& button, const Desk& desk, const std::function<ButtonFace(const words::Language&)>& face) {
    button.ReserveFor(in_every_language(desk, face));
    button.SetFace(face(desk.look.language()));
}

}  // namespace desktop
