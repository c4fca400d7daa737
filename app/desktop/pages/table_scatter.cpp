#include "app/desktop/pages/table_scatter.h"

#include "app/desktop/look/paints.h"
#include "app/desktop/pages/table_keys.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kNumberGap = 14;
constexpr double kGemGap = 12;
constexpr double kStrip = 270;
constexpr double kBack = 110;
constexpr double kDone = 190;

}  // namespace

TableScatter::TableScatter(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {
    for (int i = 0; i <= kMost; ++i) {
        auto* number = new BigButton(this, look, ButtonStyle::Second, ButtonSize::Compact);
        number->SetFace({.label = wxString::Format("%d", i)});
        number->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) { count_(i); });
        numbers_[static_cast<std::size_t>(i)] = number;
    }
    for (std::size_t i = 0; i < gems_.size(); ++i) {
        gems_[i] = new GemTile(this, look, GemTileSize::Key);
        gems_[i]->Bind(wxEVT_BUTTON, [this, gem = kGemsOnScreen[i]](wxCommandEvent&) { Tap(gem); });
    }
    strip_ = new TableLaidGems(this, look);
    back_ = new BigButton(this, look, ButtonStyle::Second, ButtonSize::Bar);
    back_->ShowReason(false);
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TakeBack(); });
    done_ = new BigButton(this, look, ButtonStyle::Primary, ButtonSize::Bar);
    done_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { laid_(std::vector(tapped_)); });
}

void TableScatter::OnAnswer(std::function<void(int)> count,
                            std::function<void(const std::vector<deepblue::Gem>&)> laid) {
    count_ = std::move(count);
    laid_ = std::move(laid);
}

void TableScatter::Ask(bool by_hand, const deepblue::GemCounts& bag) {
    if (!IsShown() || !(bag == bag_)) tapped_.clear();
    by_hand_ = by_hand;
    bag_ = bag;
    for (BigButton* number : numbers_) number->Show(!by_hand);
    for (GemTile* gem : gems_) gem->Show(by_hand);
    strip_->Show(by_hand);
    back_->Show(by_hand);
    done_->Show(by_hand);
    ShowTapped();
}

void TableScatter::ShowTapped() {
    const words::Language& in = TheLook().language();
    deepblue::GemCounts left = bag_ - deepblue::GemCounts::of(tapped_);
    for (std::size_t i = 0; i < gems_.size(); ++i) {
        const deepblue::Gem gem = kGemsOnScreen[i];
        gems_[i]->SetFace({.gem = gem,
                           .detail = wxString::Format("%d", left[gem]),
                           .key = wxString::Format("%d", digit_of(gem)),
                           .is_absent = left[gem] == 0,
                           .spoken = words::name(gem, in)});
        const bool full = tapped_.size() == static_cast<std::size_t>(kMost);
        wxString reason;
        if (left[gem] == 0)
            reason = in.say("the bag does not hold this gem");
        else if (full)
            reason = in.say("there are no more wrecks");
        gems_[i]->EnableUnless(reason);
    }
    strip_->SetGems(tapped_);
    back_->SetFace({.label = in.say("Back"), .icon = Icon::Undo});
    back_->EnableUnless(tapped_.empty() ? in.say("no gem yet") : wxString());
    const auto number = static_cast<int>(tapped_.size());
    // TRANSLATORS: %d is a number of gems
    const wxString lay = wxString::Format(in.say_number("Lay %d gem", "Lay %d gems", number), number);
    done_->SetFace({.label = number == 0 ? in.say("No gem") : lay, .key = in.say_in("key", "Enter")});
}

void TableScatter::Tap(deepblue::Gem gem) {
    tapped_.push_back(gem);
    ShowTapped();
}

void TableScatter::TakeBack() {
    if (tapped_.empty()) return;
    tapped_.pop_back();
    ShowTapped();
}

bool TableScatter::TakeKey(int key) {
    const auto digit = digit_of_key(key);
    if (!by_hand_) return digit && numbers_[static_cast<std::size_t>(*digit)]->Activate();
    if (digit && *digit >= 1 && *digit <= static_cast<int>(gems_.size()))
        return gems_[static_cast<std::size_t>(*digit - 1)]->Activate();
    if (key == WXK_BACK) return back_->Activate();
    return is_enter(key) && done_->Activate();
}

void TableScatter::PlaceButtons(const wxRect& place) {
    SetSize(wxRect(place).Inflate(numbers_.front()->Ring()));
    Layout();
}

bool TableScatter::Layout() {
    const wxRect room = wxRect(GetClientSize()).Deflate(numbers_.front()->Ring());
    by_hand_ ? LayOutGems(room) : LayOutNumbers(room);
    return true;
}

void TableScatter::LayOutNumbers(const wxRect& room) {
    const int gap = TheLook().px(kNumberGap);
    const int width = (room.width - kMost * gap) / (kMost + 1);
    for (int i = 0; i <= kMost; ++i)
        numbers_[static_cast<std::size_t>(i)]->PlaceBody({room.x + i * (width + gap), room.y, width, room.height});
}

void TableScatter::LayOutGems(const wxRect& room) {
    Look& look = TheLook();
    const int gap = look.px(kGemGap);
    const int right = look.px(kStrip) + look.px(kBack) + look.px(kDone) + 3 * gap;
    const int count = static_cast<int>(gems_.size());
    const int width = (room.width - right - (count - 1) * gap) / count;
    int x = room.x;
    for (GemTile* gem : gems_) {
        gem->PlaceBody({x, room.y, width, room.height});
        x += width + gap;
    }
    strip_->PlaceBody({x, room.y, look.px(kStrip), room.height});
    x += look.px(kStrip) + gap;
    back_->PlaceBody({x, room.y, look.px(kBack), room.height});
    x += look.px(kBack) + gap;
    done_->PlaceBody({x, room.y, room.GetRight() + 1 - x, room.height});
}

}  // namespace desktop
