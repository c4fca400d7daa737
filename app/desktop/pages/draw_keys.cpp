#include "app/desktop/pages/draw_keys.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"

namespace desktop {

DrawKeys::DrawKeys(wxWindow* parent, Look& look, const Tapped& tapped) : DrawnPanel(parent, look) {
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        tiles_[i] = new GemTile(this, look, GemTileSize::Key);
        tiles_[i]->Bind(wxEVT_BUTTON, [tapped, gem = kGemsOnScreen[i]](wxCommandEvent&) { tapped(gem); });
    }
}

GemTile& DrawKeys::Key(deepblue::Gem gem) {
    return *tiles_[static_cast<std::size_t>(digit_of(gem) - 1)];
}

void DrawKeys::SetBag(const deepblue::GemCounts& left, const std::vector<deepblue::Gem>& known,
                      const std::function<wxString(deepblue::Gem)>& why_not) {
    const words::Language& in = TheLook().language();
    const bool is_narrow = TheLook().scale().is_narrow();
    for (const deepblue::Gem gem : kGemsOnScreen) {
        // TRANSLATORS: %d is how many gems of a colour are left in the bag
        const wxString in_words = wxString::Format(in.say_number("%d left", "%d left", left[gem]), left[gem]);
        const wxString detail = is_narrow ? wxString::Format(L"×%d", left[gem]) : in_words;
        const bool is_known = std::find(known.begin(), known.end(), gem) != known.end();
        Key(gem).SetFace({.gem = gem,
                          .label = {},
                          .detail = detail,
                          .key = wxString::Format("%d", digit_of(gem)),
                          .is_absent = left[gem] == 0,
                          .is_chosen = is_known,
                          .spoken = words::titled(words::name(gem, in))});
        Key(gem).EnableUnless(why_not(gem));
    }
    Speak(in.say("Gem keys"));
}

bool DrawKeys::Layout() {
    const int ring = tiles_.front()->Ring();
    const int gap = std::max(TheLook().px(11), 2 * ring);
    const int count = static_cast<int>(tiles_.size());
    const int width = (GetClientSize().x - 2 * ring - gap * (count - 1)) / count;
    int x = ring;
    for (GemTile* tile : tiles_) {
        tile->PlaceBody({x, ring, width, GetClientSize().y - 2 * ring});
        x += width + gap;
    }
    return true;
}

}  // namespace desktop
