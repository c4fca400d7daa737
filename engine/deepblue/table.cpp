#include "engine/deepblue/table.h"

namespace deepblue {

const Dive* Table::dive() const {
    const auto* diving = std::get_if<Diving>(&stage);
    return diving ? &diving->dive : nullptr;
}

Dive* Table::dive() {
    auto* diving = std::get_if<Diving>(&stage);
    return diving ? &diving->dive : nullptr;
}

GemCounts Table::board() const {
    return dive() ? dive()->board() : GemCounts{};
}

std::optional<Seat> Table::turn() const {
    return started() && !over() ? std::optional(on_turn) : std::nullopt;
}

std::vector<Rank> ranking(const Table& table) {
    return ranking(table.seats.all(), table.chests, table.crew);
}

}  // namespace deepblue
