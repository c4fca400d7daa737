#include "tests/chance/bag_statistics.h"

#include <array>
#include <vector>

#include "tests/chance/chi_square.h"

namespace chance {

namespace {

constexpr std::size_t kKinds = 5;
constexpr std::size_t kGems = 19;
constexpr std::array<int, kKinds> kBag{4, 4, 7, 3, 1};

using Row = std::array<double, kKinds>;

/// Takes what `drawer` says out of `bag`.
std::size_t take(const Drawer& drawer, std::uint64_t n, std::array<int, kKinds>& bag) {
    const std::size_t kind = drawer(n, bag);
    --bag.at(kind);
    return kind;
}

double share(std::size_t kind) {
    return static_cast<double>(kBag[kind]) / kGems;
}

/// The chance of those two kinds from a full bag, in that order.
double share_of_two(std::size_t first, std::size_t second) {
    const int left = kBag[second] - (first == second ? 1 : 0);
    return share(first) * left / (kGems - 1);
}

double fairness_of_two(const std::array<Row, kKinds>& seen, const std::array<Row, kKinds>& expected) {
    std::vector<Cell> cells;
    for (std::size_t first = 0; first < kKinds; ++first) {
        for (std::size_t second = 0; second < kKinds; ++second) {
            const Cell cell{seen[first][second], expected[first][second]};
            if (cell.expected > 0) cells.push_back(cell);
            if (cell.expected == 0 && cell.seen > 0) return 0;
        }
    }
    return p_value(chi_square(cells), cells.size() - 1);
}

template <typename Share>
std::array<Row, kKinds> expected_of_two(std::size_t bags, Share share_of) {
    std::array<Row, kKinds> expected{};
    for (std::size_t first = 0; first < kKinds; ++first)
        for (std::size_t second = 0; second < kKinds; ++second)
            expected[first][second] = static_cast<double>(bags) * share_of(first, second);
    return expected;
}

std::array<Row, kGems> kinds_by_position(const Drawer& drawer, std::size_t bags) {
    std::array<Row, kGems> seen{};
    for (std::size_t i = 0; i < bags; ++i) {
        auto bag = kBag;
        for (std::size_t position = 0; position < kGems; ++position)
            ++seen[position][take(drawer, kGems * i + position, bag)];
    }
    return seen;
}

}  // namespace

double fairness_of_first_two(const Drawer& drawer, std::size_t bags) {
    std::array<Row, kKinds> seen{};
    for (std::size_t i = 0; i < bags; ++i) {
        auto bag = kBag;
        const std::size_t first = take(drawer, 2 * i, bag);
        ++seen[first][take(drawer, 2 * i + 1, bag)];
    }
    return fairness_of_two(seen, expected_of_two(bags, share_of_two));
}

double fairness_of_positions(const Drawer& drawer, std::size_t bags) {
    const auto seen = kinds_by_position(drawer, bags);
    std::vector<Cell> cells;
    for (const Row& row : seen)
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            cells.push_back({row[kind], static_cast<double>(bags) * share(kind)});
    // The positions of one bag are not independent: each kind comes as often as it is there. That makes the sum
    // larger by kGems / (kGems - 1) than a chi-square of independent rows.
    return p_value(chi_square(cells) * (kGems - 1) / kGems, (kGems - 1) * (kKinds - 1));
}

double fairness_of_numbers(const Drawer& drawer, std::size_t bags, std::uint64_t apart) {
    std::array<Row, kKinds> seen{};
    for (std::uint64_t i = 0; i < bags; ++i) {
        const std::uint64_t n = i / apart * 2 * apart + i % apart;  // no number is used twice
        ++seen[drawer(n, kBag)][drawer(n + apart, kBag)];
    }
    return fairness_of_two(seen, expected_of_two(bags, [](auto a, auto b) { return share(a) * share(b); }));
}

}  // namespace chance
