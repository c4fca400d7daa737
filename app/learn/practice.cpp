#include "app/learn/practice.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/learn/script.h"
#include "engine/chance/draw.h"
#include "engine/deepblue/rules.h"

namespace learn {
namespace {

using namespace deepblue;

constexpr int kWreckVp = 3;  // as in the rulebook's example

Actions begun(const PracticeSetUp& set_up) {
    Actions actions = script::seated(Scenario::TroubledWaters);
    actions.emplace_back(Recount{set_up.bag});
    if (set_up.spot)
        actions.emplace_back(
            script::dive(script::wreck(kWreckVp, {*set_up.spot}), {script::on(script::kGreen, *set_up.spot)}));
    else
        actions.emplace_back(script::dive(script::wreck(kWreckVp), {script::in_the_centre(script::kGreen)}));
    return actions;
}

int cards_spent(const Actions& actions) {
    int spent = 0;
    for (const Action& action : actions) {
        if (const auto* protect = std::get_if<Protect>(&action))
            for (const Shield& shield : protect->with) spent += shield.by == Means::Card ? 1 : 0;
    }
    return spent;
}

}  // namespace

Practice::Practice(const PracticeSetUp& set_up, const std::vector<std::string>& names, const chance::Seed& seed)
    : set_up_(set_up), seed_(seed) {
    [[maybe_unused]] const auto refused = play(course_, begun(set_up));
    assert(!refused);
    rename(names);
}

const Dive& Practice::dive() const {
    return is_over() ? *course_.before_pay->dive() : *course_.table.dive();
}

Seat Practice::diver() const {
    return script::kGreen;
}

int Practice::cards() const {
    return set_up_.cards - cards_spent(course_.actions);
}

std::optional<Gem> Practice::open_hazard() const {
    const auto* open = is_over() ? nullptr : std::get_if<Answering>(&dive().phase);
    if (open == nullptr) return std::nullopt;
    return open->open[Gem::Black] > 0 ? Gem::Black : Gem::Blue;
}

/// The n-th draw of a practice dive is the n-th of its seed, so that taking it back changes nothing.
Draw Practice::next_draw() const {
    if (is_over() || table().bag.empty()) return {};
    const auto kind = chance::draw(seed_, dive().drawn.size(), table().bag.in_order());
    return {.gems = {static_cast<Gem>(kind)}, .by = Source::App, .mixed = 0};
}

std::optional<RuleViolation> Practice::why_not(const Action& action) const {
    return check(table(), action);
}

Protect Practice::protection(Means by) const {
    Protect protect{.seat = diver(), .with = {}};
    if (const auto hazard = open_hazard()) protect.with.push_back({*hazard, by});
    return protect;
}

bool Practice::take(const Actions& actions) {
    Course course = course_;
    if (play(course, actions)) return false;
    const Protections in_hand{.black = 0, .blue = 0, .either = cards()};
    before_.push_back({std::exchange(course_, std::move(course)), advice_});
    if (const auto advice = session::advice_on(before_.back().course.table, actions.front(), best_play_, in_hand))
        advice_ = advice;
    return true;
}

bool Practice::draw() {
    return take({next_draw()});
}

bool Practice::stop() {
    return take({Stop{}});
}

bool Practice::surface() {
    return take({Surface{diver()}, Stop{}});  // nobody is left to go on
}

bool Practice::protect(Means by) {
    return (by != Means::Card || cards() > 0) && take({protection(by)});
}

void Practice::go_back() {
    if (before_.empty()) return;
    course_ = std::move(before_.back().course);
    advice_ = before_.back().advice;
    before_.pop_back();
}

void Practice::rename(const std::vector<std::string>& names) {
    rename_in(course_, names);
    for (Step& step : before_) rename_in(step.course, names);
}

}  // namespace learn
