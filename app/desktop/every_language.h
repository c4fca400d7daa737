#pragma once

#include <vector>

#include "app/desktop/desk.h"

namespace desktop {

/// What `wording` makes in each language there is.
template <class Wording>
[[nodiscard]] auto in_every_language(const Desk& desk, const Wording& wording) {
    std::vector<decltype(wording(desk.look.language()))> all;
    for (const std::string& tag : Speakers::tags()) all.push_back(wording(desk.speakers.speaker(tag)));
    return all;
}

}  // namespace desktop
