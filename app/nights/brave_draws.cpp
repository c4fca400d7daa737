#include "app/nights/brave_draws.h"

#include <algorithm>

#include "app/session/coach.h"

namespace nights {
namespace {

using namespace deepblue;

Answer answer_with(const Protect& act) {
    const bool by_card =
        std::any_of(act.with.begin(), act.with.end(), [](const Shield& shield) { return shield.by == Means::Card; });
    return by_card ? Answer::Card : Answer::Spot;
}

}  // namespace

bool is_braver(const BraveDraw& one, const BraveDraw& other) {
    return one.chance.hits * other.chance.all > other.chance.hits * one.chance.all;
}

void BraveDraws::begin(const Table& before, const Draw& draw) {
    is_open_ = session::is_choice(before);
    if (!is_open_) return;
    const session::Chance chance = session::chance_to_answer(before);
    is_open_ = chance.hits > 0;
    if (!is_open_) return;
    all_.push_back({.dive = static_cast<int>(before.dives.size()) + 1,
                    .leader = before.dive()->leader().seat,
                    .chance = chance,
                    .gems = draw.gems,
                    .by = draw.by});
}

void BraveDraws::end(const Table& after) {
    const PaidDive& dive = after.dives.back();
    for (; paid_ < all_.size(); ++paid_)
        for (const Pay& pay : dive.pay)
            if (pay.seat == all_[paid_].leader) all_[paid_].vp = pay.total();
    is_open_ = false;
}

void BraveDraws::tell(const Table& before, const Action& action, const Table& after) {
    if (const auto* draw = std::get_if<Draw>(&action)) return begin(before, *draw);
    if (std::holds_alternative<Stop>(action)) return end(after);
    if (!is_open_) return;
    const auto* protect = std::get_if<Protect>(&action);
    if (protect && protect->seat == all_.back().leader) all_.back().answer = answer_with(*protect);
    const auto* surface = std::get_if<Surface>(&action);
    if (surface && surface->seat == all_.back().leader) all_.back().answer = Answer::Surfaced;
}

std::vector<BraveDraw> BraveDraws::bravest() const {
    auto sorted = all_;
    std::stable_sort(sorted.begin(), sorted.end(), is_braver);
    std::vector<BraveDraw> chosen;
    std::size_t by_app = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const bool app = sorted[i].by == Source::App;
        if (i < kBravest || (app && by_app < kBravest)) chosen.push_back(sorted[i]);
        by_app += app ? 1 : 0;
    }
    return chosen;
}

}  // namespace nights
