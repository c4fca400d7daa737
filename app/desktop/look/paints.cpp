#include "app/desktop/look/paints.h"

#include <algorithm>

namespace desktop {

using deepblue::Colour;
using deepblue::Gem;

const PlayerPaint& paint_of(Colour colour) {
    // In the order of Colour.
    static const std::array<PlayerPaint, deepblue::kColours> paints{{
        {rgb(0x3BC08A), rgb(0x1F7D57)},
        {rgb(0xFF8A2B), rgb(0xB45200)},
        {rgb(0xFFE45C), rgb(0xA98A00)},
        {rgb(0xB497FA), rgb(0x6741C6)},
        {rgb(0xF3F6F7), rgb(0x7C8D98)},
        {rgb(0xFF7A7A), rgb(0xB8323A)},
        {rgb(0x79BDFF), rgb(0x2B6FB8)},
        {rgb(0xA4B0B8), rgb(0x5C6A73)},
    }};
    return paints.at(static_cast<std::size_t>(colour));
}

const GemPaint& paint_of(Gem gem) {
    // In the order of Gem.
    static const std::array<GemPaint, deepblue::kGemKinds> paints{{
        {rgb(0x3B434D), rgb(0x1D232A), rgb(0xFFFFFF)},
        {rgb(0x2E8DF0), rgb(0x1862C6), rgb(0xFFFFFF)},
        {rgb(0xBCC8D1), rgb(0xDBE4EA), rgb(0x13212B)},
        {rgb(0xF0B429), rgb(0xFFCF4D), rgb(0x2D1A00)},
        {rgb(0xD2283B), rgb(0xC21D30), rgb(0xFFFFFF)},
        {rgb(0x2FB271), rgb(0x0F7544), rgb(0xFFFFFF)},
        {rgb(0x8C3CBA), rgb(0x74299F), rgb(0xFFFFFF)},
    }};
    return paints.at(static_cast<std::size_t>(gem));
}

int digit_of(Gem gem) {
    const auto* place = std::find(kGemsOnScreen.begin(), kGemsOnScreen.end(), gem);
    return static_cast<int>(place - kGemsOnScreen.begin()) + 1;
}

}  // namespace desktop
