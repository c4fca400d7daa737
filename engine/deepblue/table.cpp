#include "engine/deepblue/table.h"

#include <algorithm>
#include <array>

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

int starting_tokens(const Table& table, Seat seat) {
    constexpr std::array kTokens{0, 1, 1, 2, 2};
    const auto order = table.seats.clockwise_from(table.first);
    const auto turn = std::find(order.begin(), order.end(), seat) - order.begin();
    return kTokens[static_cast<std::size_t>(turn)];
}

std::vector<Rank> ranking(const Table& table) {
    return ranking(table.seats.all(), table.chests, table.crew);
}

}  // namespace deepblue
