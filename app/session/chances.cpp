#include "app/session/chances.h"

#include "engine/deepblue/rules.h"

namespace session {
namespace {

using namespace deepblue;

bool must_be_answered(const GemCounts& board, const GemCounts& pull) {
    return !hazards_to_answer(board, pull).empty();
}

Chance chance_of_one(const GemCounts& bag, const GemCounts& board) {
    Chance chance{0, bag.total()};
    for (const Gem gem : kAllGems)
        if (must_be_answered(board, GemCounts{{gem, 1}})) chance.hits += bag[gem];
    return chance;
}

/// Every pair of gems is counted once, whichever of them comes first.
Chance chance_of_pair(const GemCounts& bag, const GemCounts& board) {
    Chance chance;
    for (const Gem one : kAllGems) {
        for (const Gem other : kAllGems) {
            if (other < one) continue;
            const std::int64_t ways = one == other ? bag[one] * (bag[one] - 1) / 2 : bag[one] * bag[other];
            GemCounts pull{{one, 1}};
            ++pull[other];
            chance.all += ways;
            if (must_be_answered(board, pull)) chance.hits += ways;
        }
    }
    return chance;
}

}  // namespace

Chance chance_to_answer(const Table& table) {
    const bool pairs = pull_size(table) == 2;
    return pairs ? chance_of_pair(table.bag, table.board()) : chance_of_one(table.bag, table.board());
}

}  // namespace session
