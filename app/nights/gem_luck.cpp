#include "app/nights/gem_luck.h"

#include <algorithm>

namespace nights {
namespace {

using namespace deepblue;

/// Answers so many hazards of one colour, the plain protection first.
void use(int& plain, int& either, int hazards) {
    const int with_plain = std::min(plain, hazards);
    plain -= with_plain;
    either -= hazards - with_plain;
}

}  // namespace

double GemLuck::value_after(Outlook outlook, std::span<const Gem> gems) {
    const GemCounts pulled = GemCounts::of(gems);
    const int black = to_answer(outlook.board[Gem::Black], pulled[Gem::Black]);
    const int blue = to_answer(outlook.board[Gem::Blue], pulled[Gem::Blue]);
    if (!can_answer(outlook.protections, black, blue)) return 0;
    use(outlook.protections.black, outlook.protections.either, black);
    use(outlook.protections.blue, outlook.protections.either, blue);
    outlook.bag -= pulled;
    outlook.board += pulled;
    return best_play_.value(outlook).best;
}

double GemLuck::of(const Outlook& before, std::span<const Gem> gems) {
    return value_after(before, gems) - best_play_.value(before).draw;
}

}  // namespace nights
