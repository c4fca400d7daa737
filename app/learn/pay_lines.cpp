#include "app/learn/pay_lines.h"

#include "app/session/crew_hands.h"
#include "engine/deepblue/scoring.h"

namespace learn {
namespace {

using namespace deepblue;

void add_cards(std::vector<PayLine>& lines, const Course& course, const Diver& diver) {
    for (const session::UsedCard& used : session::used_in_dive(course.actions, diver.seat)) {
        if (used.against) continue;
        lines.push_back({.seat = diver.seat, .what = PayLine::For::Card, .card = used.card, .vp = used.card.vp});
    }
}

void add_gems(std::vector<PayLine>& lines, const Dive& dive, const Diver& diver) {
    if (diver.surfaced) {
        lines.push_back({.seat = diver.seat, .what = PayLine::For::NoGems});
        return;
    }
    for (const Gem gem : {Gem::Red, Gem::Gold, Gem::Silver}) {
        const int count = dive.board()[gem];
        if (count == 0) continue;
        const int each = gem_vp(GemCounts{{gem, 1}}, diver.spots);
        lines.push_back({.seat = diver.seat,
                         .what = PayLine::For::Gems,
                         .gem = gem,
                         .count = count,
                         .each = each,
                         .on_spot = each > gem_vp(gem, false),
                         .vp = count * each});
    }
}

}  // namespace

std::vector<PayLine> pay_lines(const Course& course) {
    if (!course.before_pay) return {};
    const Table& before = *course.before_pay;
    const Dive& dive = *before.dive();
    std::vector<PayLine> lines;
    for (const Diver& diver : dive.divers) add_cards(lines, course, diver);
    for (const Diver& diver : dive.divers) add_gems(lines, dive, diver);
    const PaidDive paid = score(dive, before.scenario, before.rules);
    for (const Pay& pay : paid.pay) {
        if (pay.wreck != 0) lines.push_back({.seat = pay.seat, .what = PayLine::For::Wreck, .vp = pay.wreck});
    }
    for (const Pay& pay : paid.pay) {
        if (pay.scenario != 0) lines.push_back({.seat = pay.seat, .what = PayLine::For::Scenario, .vp = pay.scenario});
    }
    return lines;
}

int sum_for(const std::vector<PayLine>& lines, Seat seat) {
    int sum = 0;
    for (const PayLine& line : lines) sum += line.seat == seat ? line.vp : 0;
    return sum;
}

}  // namespace learn
