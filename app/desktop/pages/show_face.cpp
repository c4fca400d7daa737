#include "app/desktop/pages/show_face.h"

namespace desktop {

void show_face(BigButton& button, const Desk& desk, const std::function<ButtonFace(const words::Language&)>& face) {
    std::vector<ButtonFace> all;
    for (const std::string& tag : Speakers::tags()) all.push_back(face(desk.speakers.speaker(tag)));
    button.ReserveFor(std::move(all));
    button.SetFace(face(desk.look.language()));
}

}  // namespace desktop
