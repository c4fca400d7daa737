#include "app/nights/luck.h"

#include <algorithm>
#include <map>

#include "app/nights/history.h"
#include "app/nights/micro.h"
#include "app/nights/settle.h"
#include "app/session/game_book.h"

namespace nights {
namespace {

using journal::Books;
using journal::PlayerId;

std::int64_t luck_in(const journal::Measures& measures, bool app_only) {
    return app_only ? measures.proven_luck : measures.luck;
}

/// Adds up luck by person.
class Ledger {
public:
    Ledger(const People& people, bool app_only) : people_(people), app_only_(app_only) {}

    void add(PlayerId player, const journal::Measures& measures) {
        if (measures.tries > 0) sums_[people_.of(player).id] += luck_in(measures, app_only_);
    }
    [[nodiscard]] double whole_table() const {
        std::int64_t all = 0;
        for (const auto& [player, sum] : sums_) all += sum;
        return from_micro(all);
    }
    [[nodiscard]] std::vector<LuckRow> rows() const {
        std::vector<LuckRow> rows;
        for (const auto& [player, sum] : sums_) rows.push_back({people_.of(player), from_micro(sum)});
        std::stable_sort(rows.begin(), rows.end(),
                         [](const LuckRow& one, const LuckRow& other) { return one.vp > other.vp; });
        return rows;
    }

private:
    const People& people_;
    bool app_only_;
    std::map<PlayerId, std::int64_t> sums_;
};

void add_bravest(std::vector<BraveMoment>& moments, const Books& books, const People& people,
                 const journal::Outcome& outcome, bool app_only) {
    for (const BraveDraw& draw : digest_of(books, outcome.game).brave) {
        const auto seat = static_cast<std::size_t>(draw.leader);
        if (seat >= outcome.results.size() || (app_only && draw.by != deepblue::Source::App)) continue;
        moments.push_back({outcome.game, people.of(outcome.results[seat].player), draw});
    }
}

std::vector<BraveMoment> bravest_of(std::vector<BraveMoment> moments) {
    std::stable_sort(moments.begin(), moments.end(),
                     [](const BraveMoment& one, const BraveMoment& other) { return is_braver(one.draw, other.draw); });
    if (moments.size() > kBravest) moments.resize(kBravest);
    return moments;
}

}  // namespace

Luck luck(const Books& books, const People& people, std::optional<journal::NightId> night, bool app_only) {
    const auto sums = books.reckoning.of(session::kDeepBlue);
    Ledger all(people, app_only);
    for (const journal::Standing& standing : books.standings.all()) all.add(standing.player, standing.measures);
    Luck luck{.ledger = {},
              .bravest = {},
              .odds = calibration_in(sums, app_only),
              .games = journal::number_in(sums, kGames),
              .played = journal::number_in(sums, kPlayedGames),
              .whole_table = all.whole_table()};
    if (!night) {
        luck.ledger = all.rows();
        return luck;
    }
    Ledger of_night(people, app_only);
    for (const journal::GameId game : evening(books, *night).games) {
        const auto outcome = books.outcomes.find(game);
        for (const journal::Result& result : outcome->results) of_night.add(result.player, result.measures);
        add_bravest(luck.bravest, books, people, *outcome, app_only);
    }
    luck.ledger = of_night.rows();
    luck.bravest = bravest_of(std::move(luck.bravest));
    return luck;
}

}  // namespace nights
