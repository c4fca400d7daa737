#pragma once

#include <array>
#include <map>
#include <optional>

#include "engine/deepblue/odds.h"

/// A second way to the same figures, written from the rules alone and sharing no function with the engine: every gem
/// that may come is drawn, hazards are answered one by one, and nothing is clever. `Number` may be exact.
namespace deepblue::enumeration {

/// A dive while it is enumerated. Colours by name: 0 black, 1 blue, 2 silver, 3 gold, 4 red, 5 green, 6 purple.
struct State {
    std::array<int, 7> bag{};
    std::array<int, 7> board{};
    std::array<int, 3> shields{};  // against black, against blue, against either
    friend auto operator<=>(const State&, const State&) = default;
};

inline int sum(const std::array<int, 7>& gems) {
    int all = 0;
    for (const int number : gems) all += number;
    return all;
}

/// Spends a shield for a gem of that hazard, the plain one first. False if there is none.
inline bool spend(State& state, std::size_t hazard) {
    for (const std::size_t kind : {hazard, std::size_t{2}}) {
        if (state.shields[kind] == 0) continue;
        --state.shields[kind];
        return true;
    }
    return false;
}

template <class Number>
class Enumeration {
public:
    explicit Enumeration(const Outlook& outlook) : outlook_(outlook) {
        for (const Spot spot : outlook.spots) {
            if (spot == Spot::Silver) worth_[2] = 3;
            if (spot == Spot::Gold) worth_[3] = 5;
            if (spot == Spot::Red) worth_[4] = 10;
        }
        for (std::size_t i = 0; i < 7; ++i) {
            start_.bag[i] = outlook.bag.in_order()[i];
            start_.board[i] = outlook.board.in_order()[i];
        }
        start_.shields = {outlook.protections.black, outlook.protections.blue, outlook.protections.either};
    }

    [[nodiscard]] Number stop() const { return stop(start_); }
    [[nodiscard]] Number draw() { return sum(start_.bag) == 0 ? stop() : draw(start_); }
    [[nodiscard]] Number forced(int draws) { return forced(start_, draws); }

    /// The chance that someone has to answer after the next draw.
    [[nodiscard]] Number hazard() const {
        Number chance = 0;
        if (sum(start_.bag) == 0) return chance;
        each_pull(start_, [&](const State& after, const Number& p) {
            for (const std::size_t colour : {std::size_t{0}, std::size_t{1}}) {
                const bool came = after.board[colour] > start_.board[colour];
                if (came && after.board[colour] >= 2) {
                    chance += p;
                    break;
                }
            }
        });
        return chance;
    }

private:
    [[nodiscard]] Number stop(const State& state) const {
        Number vp = outlook_.stake;
        for (std::size_t i = 0; i < 7; ++i) vp += worth_[i] * state.board[i];
        if (outlook_.bounty) vp += sum(state.board) / 3 * 2;
        return vp;
    }

    [[nodiscard]] Number best(const State& state) {
        if (const auto known = best_.find(state); known != best_.end()) return known->second;
        const Number now = stop(state);
        const Number more = sum(state.bag) == 0 ? now : draw(state);
        return best_[state] = more > now ? more : now;
    }

    [[nodiscard]] Number draw(const State& state) {
        Number value = 0;
        each_pull(state, [&](const State& after, const Number& p) {
            if (const auto safe = answered(state, after)) value += p * best(*safe);
        });
        return value;
    }

    [[nodiscard]] Number forced(const State& state, int draws) {
        Number chance = 0;
        if (draws == 0 || sum(state.bag) == 0) return chance;
        const auto key = std::pair(state, draws);
        if (const auto known = forced_.find(key); known != forced_.end()) return known->second;
        each_pull(state, [&](const State& after, const Number& p) {
            const auto safe = answered(state, after);
            chance += safe ? p * forced(*safe, draws - 1) : p;
        });
        return forced_[key] = chance;
    }

    /// The state with every new hazard answered, or nothing if the diver has to surface.
    static std::optional<State> answered(const State& before, State after) {
        for (const std::size_t hazard : {std::size_t{0}, std::size_t{1}}) {
            for (int out = before.board[hazard] + 1; out <= after.board[hazard]; ++out) {
                if (out >= 2 && !spend(after, hazard)) return std::nullopt;
            }
        }
        return after;
    }

    template <class Visit>
    void each_pull(const State& state, const Visit& visit) const {
        each_gem(state, Number(1), [&](const State& one, const Number& p) {
            if (outlook_.pairs && sum(one.bag) > 0)
                each_gem(one, p, visit);
            else
                visit(one, p);
        });
    }

    template <class Visit>
    static void each_gem(const State& state, const Number& p, const Visit& visit) {
        for (std::size_t i = 0; i < 7; ++i) {
            if (state.bag[i] == 0) continue;
            State after = state;
            --after.bag[i];
            ++after.board[i];
            visit(after, p * Number(state.bag[i]) / Number(sum(state.bag)));
        }
    }

    Outlook outlook_;
    State start_;
    std::array<int, 7> worth_{0, 0, 1, 2, 4, 0, 0};
    std::map<State, Number> best_;
    std::map<std::pair<State, int>, Number> forced_;
};

}  // namespace deepblue::enumeration
