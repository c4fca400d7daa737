#include "app/nights/history.h"

#include <algorithm>
#include <limits>
#include <map>

#include "app/nights/digest.h"
#include "app/nights/text_search.h"
#include "app/session/game_book.h"

namespace nights {
namespace {

using journal::Books;
using journal::ByDay;
using journal::GameId;

std::optional<std::string> variant_of(const std::optional<deepblue::Scenario>& scenario) {
    return scenario ? std::optional(std::string(id(*scenario))) : std::nullopt;
}

constexpr std::int64_t kNightsAtOnce = 20;

bool is_newer(const ByDay& one, const ByDay& other) {
    return std::pair(one.day, one.game) > std::pair(other.day, other.game);
}

/// Collects places in the list from several sources, each of which gives its newest first.
class Merged {
public:
    explicit Merged(std::size_t limit) : limit_(limit) {}

    void add(const std::vector<ByDay>& some) { all_.insert(all_.end(), some.begin(), some.end()); }
    [[nodiscard]] std::vector<ByDay> newest() && {
        std::sort(all_.begin(), all_.end(), is_newer);
        all_.erase(std::unique(all_.begin(), all_.end()), all_.end());
        if (all_.size() > limit_) all_.resize(limit_);
        return std::move(all_);
    }

private:
    std::size_t limit_;
    std::vector<ByDay> all_;
};

/// Finds games with one walk through an index for each thing that may fit.
class Search {
public:
    Search(const Books& books, const People& people, const Filter& filter, std::size_t limit,
           std::optional<ByDay> before)
        : books_(books), people_(people), filter_(filter), limit_(limit), before_(std::move(before)) {}

    [[nodiscard]] std::vector<ByDay> found() const {
        if (filter_.text.empty()) return of(filter_.player, variant_of(filter_.scenario));
        Merged merged(limit_);
        for (const Person& person : people_.like(filter_.text)) merged.add(of_name(person.id));
        for (const deepblue::Scenario scenario : filter_.text_scenarios)
            if (!filter_.scenario || filter_.scenario == scenario) merged.add(of(filter_.player, variant_of(scenario)));
        for (const std::string& place : books_.nights.places())
            if (contains(place, filter_.text)) merged.add(at(place));
        return std::move(merged).newest();
    }

private:
    [[nodiscard]] std::optional<std::string> variant() const { return variant_of(filter_.scenario); }

    [[nodiscard]] std::vector<ByDay> of(std::optional<journal::PlayerId> player,
                                        const std::optional<std::string>& variant) const {
        journal::Wanted wanted{.player = {}, .variant = variant, .printed_rules_only = filter_.printed_rules_only};
        const auto limit = static_cast<std::int64_t>(limit_);
        if (!player) return books_.outcomes.latest(limit, wanted, before_);
        Merged merged(limit_);
        for (const journal::PlayerId one : people_.of(*player).ids()) {
            wanted.player = one;
            merged.add(books_.outcomes.latest(limit, wanted, before_));
        }
        return std::move(merged).newest();
    }

    /// Games of someone found by name that also fit the rest, as many as are wanted.
    [[nodiscard]] std::vector<ByDay> of_name(journal::PlayerId player) const {
        if (!filter_.player) return of(player, variant());
        std::vector<ByDay> places;
        Search next = *this;
        while (places.size() < limit_) {
            const auto some = next.of(player, variant());
            std::copy_if(some.begin(), some.end(), std::back_inserter(places),
                         [&](const ByDay& place) { return fits(place); });
            if (some.size() < limit_) break;
            next.before_ = some.back();
        }
        return places;
    }

    /// The newest games at a place are in the newest nights there.
    [[nodiscard]] std::vector<ByDay> at(const std::string& place) const {
        std::vector<ByDay> places;
        std::optional<journal::Night> last = last_night();
        while (places.size() < limit_) {
            const auto nights = books_.nights.at_place(place, kNightsAtOnce, last);
            for (const journal::Night& night : nights)
                if (places.size() < limit_) add_games_of(night, places);
            if (nights.size() < static_cast<std::size_t>(kNightsAtOnce)) break;
            last = nights.back();
        }
        return places;
    }

    /// What comes after the row before may be in the same night.
    [[nodiscard]] std::optional<journal::Night> last_night() const {
        if (!before_) return std::nullopt;
        return journal::Night{.id = journal::NightId{std::numeric_limits<std::int64_t>::max()},
                              .place = {},
                              .date = before_->day,
                              .note = {}};
    }

    void add_games_of(const journal::Night& night, std::vector<ByDay>& places) const {
        for (const journal::Game& game : books_.games.in_night(night.id)) {
            const ByDay place{night.date, game.id};
            if (fits(place) && (!before_ || is_newer(*before_, place))) places.push_back(place);
        }
    }

    [[nodiscard]] bool fits(const ByDay& place) const {
        const auto outcome = books_.outcomes.find(place.game);
        if (!outcome || outcome->hidden || (filter_.printed_rules_only && outcome->house)) return false;
        if (filter_.scenario && outcome->variant != variant()) return false;
        if (!filter_.player) return true;
        return std::any_of(outcome->results.begin(), outcome->results.end(), [&](const journal::Result& result) {
            return people_.of(result.player).id == people_.of(*filter_.player).id;
        });
    }

    const Books& books_;
    const People& people_;
    const Filter& filter_;
    std::size_t limit_;
    std::optional<ByDay> before_;
};

/// The places of nights, each read once.
class Places {
public:
    explicit Places(const Books& books) : books_(books) {}

    [[nodiscard]] std::string of(GameId game) {
        const auto night = books_.games.night_of(game);
        if (!night) return {};
        const auto [known, is_new] = places_.try_emplace(*night);
        if (is_new) known->second = books_.nights.find(*night).place;
        return known->second;
    }

private:
    const Books& books_;
    std::map<journal::NightId, std::string> places_;
};

GameRow row_of(const journal::Outcome& outcome, const People& people, Places& places) {
    GameRow row{.game = outcome.game,
                .day = outcome.day,
                .place = places.of(outcome.game),
                .scenario = deepblue::scenario_from_id(outcome.variant),
                .variant = outcome.variant,
                .players = static_cast<int>(outcome.results.size()),
                .winners = {},
                .vp = {},
                .score = {}};
    for (const journal::Result& result : outcome.results) {
        if (!result.won) continue;
        row.winners.push_back(people.of(result.player).name);
        row.vp = result.points;
        row.score = result.score;
    }
    return row;
}

Evening evening_of_night(const Books& books, const journal::Night& night) {
    Evening evening{night, {}};
    for (const journal::Game& game : books.games.in_night(night.id)) {
        const auto outcome = books.outcomes.find(game.id);
        if (outcome && !outcome->hidden) evening.games.push_back(game.id);
    }
    return evening;
}

}  // namespace

std::vector<GameRow> history(const Books& books, const People& people, const Filter& filter, std::size_t limit,
                             const std::optional<GameRow>& after) {
    const auto before = after ? std::optional(ByDay{after->day, after->game}) : std::nullopt;
    Places places(books);
    std::vector<GameRow> rows;
    for (const ByDay& found : Search(books, people, filter, limit, before).found())
        rows.push_back(row_of(*books.outcomes.find(found.game), people, places));
    return rows;
}

std::int64_t games_in_all(const Books& books) {
    return journal::number_in(books.reckoning.of(session::kDeepBlue), kGames);
}

std::vector<Evening> evenings(const Books& books, std::size_t limit, const std::optional<Evening>& after) {
    std::vector<Evening> found;
    auto before = after ? std::optional(after->night) : std::nullopt;
    while (found.size() < limit) {
        const auto nights = books.nights.by_day(static_cast<std::int64_t>(limit), before);
        for (const journal::Night& night : nights) {
            Evening one = evening_of_night(books, night);
            if (!one.games.empty() && found.size() < limit) found.push_back(std::move(one));
        }
        if (nights.size() < limit) break;
        before = nights.back();
    }
    return found;
}

Evening evening(const Books& books, journal::NightId night) {
    return evening_of_night(books, books.nights.find(night));
}

}  // namespace nights
