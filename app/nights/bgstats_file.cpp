#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "app/nights/bgstats.h"
#include "app/nights/days.h"
#include "app/nights/identity.h"

namespace nights {
namespace {

using Json = nlohmann::json;

constexpr const char* kAbout =
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats.";
constexpr int kGame = 1;  // ids count within one file

/// "2024-02-29" as 20240229.
int ymd(std::string day) {
    day.erase(std::remove(day.begin(), day.end(), '-'), day.end());
    return std::stoi(day);
}

/// Whether people decided who won: the most VP alone do not tell it.
bool is_winner_by_hand(const FinishedGame& game) {
    std::optional<std::int64_t> best;
    for (const SeatResult& result : game.results)
        if (result.vp && (!best || *result.vp > *best)) best = result.vp;
    return std::any_of(game.results.begin(), game.results.end(),
                       [&](const SeatResult& result) { return result.won != (result.vp && result.vp == best); });
}

/// As it was written, so that what came from there goes back unchanged.
Json score_of(const SeatResult& result) {
    if (!result.score.empty()) return result.score;
    return result.vp ? Json(std::to_string(*result.vp)) : Json();
}

/// Puts one file together.
class File {
public:
    File(const journal::Books& books, const BgStatsOptions& options, journal::Seconds now)
        : books_(books), options_(options), now_(utc_text(now)) {}

    void add(const FinishedGame& game) {
        const PlayWords words = options_.words(game);
        Json play{{"uuid", game.uuid},
                  {"modificationDate", now_},
                  {"entryDate", utc_text(game.started)},
                  {"playDate", utc_text(game.started)},
                  {"playDateYmd", ymd(game.day)},
                  {"usesTeams", false},
                  {"durationMin", game.minutes},
                  {"ignored", false},
                  {"manualWinner", is_winner_by_hand(game)},
                  {"rounds", game.dives},
                  {"bggId", 0},
                  {"importPlayId", 0},
                  {"nemestatsId", 0},
                  {"locationRefId", location(game.place)},
                  {"gameRefId", kGame},
                  {"board", words.board},
                  {"comments", words.comments},
                  {"rating", 0},
                  {"scoringSetting", 0},
                  {"playImages", "[]"},
                  {"expansionPlays", Json::array()},
                  {"playerScores", Json::array()}};
        for (std::size_t seat = 0; seat < game.results.size(); ++seat)
            play["playerScores"].push_back(score(game.results[seat], words, seat));
        plays_.push_back(std::move(play));
    }

    [[nodiscard]] std::string text() const {
        const Json file{{"about", kAbout},         {"games", Json::array({deep_blue()})},
                        {"locations", locations_}, {"players", players_},
                        {"plays", plays_},         {"userInfo", {{"meRefId", 0}}}};
        return file.dump(1, ' ', false, Json::error_handler_t::replace);
    }

private:
    [[nodiscard]] Json deep_blue() const {
        Json game{{"id", kGame},          {"uuid", uuid_from("kind/deepblue")},
                  {"name", "Deep Blue"},  {"modificationDate", now_},
                  {"cooperative", false}, {"highestWins", true},
                  {"noPoints", false},    {"usesTeams", false},
                  {"bggName", ""},        {"bggYear", 0},
                  {"designers", ""},      {"isBaseGame", 1},
                  {"isExpansion", 0},     {"minPlayerCount", 2},
                  {"maxPlayerCount", 5},  {"minPlayTime", 0},
                  {"maxPlayTime", 0},     {"minAge", 0},
                  {"rating", 0},          {"urlImage", ""},
                  {"urlThumb", ""}};
        if (options_.bgg_id) game["bggId"] = *options_.bgg_id;
        return game;
    }

    /// 0 stands for no place.
    int location(const std::string& place) {
        if (place.empty()) return 0;
        const auto [known, added] = places_.try_emplace(place, static_cast<int>(places_.size()) + 1);
        if (added)
            locations_.push_back({{"id", known->second},
                                  {"uuid", uuid_of_place(books_, place)},
                                  {"name", place},
                                  {"modificationDate", now_}});
        return known->second;
    }

    int player(const Person& person) {
        const auto [known, added] = people_.try_emplace(person.id, static_cast<int>(people_.size()) + 1);
        if (added)
            players_.push_back({{"id", known->second},
                                {"uuid", uuid_of(books_, person.id)},
                                {"name", person.name},
                                {"isAnonymous", false},
                                {"modificationDate", now_},
                                {"bggUsername", ""}});
        return known->second;
    }

    Json score(const SeatResult& result, const PlayWords& words, std::size_t seat) {
        Json score{{"playerRefId", player(result.player)},
                   {"score", score_of(result)},
                   {"winner", result.won},
                   {"newPlayer", false},
                   {"startPlayer", result.began},
                   {"rank", result.place},
                   {"seatOrder", static_cast<int>(seat) + 1}};
        if (seat < words.roles.size() && !words.roles[seat].empty()) score["role"] = words.roles[seat];
        return score;
    }

    const journal::Books& books_;
    const BgStatsOptions& options_;
    std::string now_;
    std::map<std::string, int> places_;
    std::map<journal::PlayerId, int> people_;
    Json locations_ = Json::array();
    Json players_ = Json::array();
    Json plays_ = Json::array();
};

}  // namespace

std::string bgstats_file(const journal::Books& books, const std::vector<FinishedGame>& games,
                         const BgStatsOptions& options, journal::Seconds now) {
    File file(books, options, now);
    for (const FinishedGame& game : games) file.add(game);
    return file.text();
}

}  // namespace nights
