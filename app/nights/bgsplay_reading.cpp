#include <map>
#include <nlohmann/json.hpp>

#include "app/nights/days.h"
#include "app/nights/foreign_plays.h"
#include "app/nights/foreign_values.h"
#include "app/nights/identity.h"
#include "engine/deepblue/fields.h"
#include "engine/deepblue/strict_json.h"

namespace nights {
namespace {

using deepblue::Fields;
using deepblue::Malformed;
using Json = nlohmann::json;

constexpr deepblue::Range kAnyWhole{-2'000'000'000, 2'000'000'000};
constexpr std::size_t kLongestText = 4'000;

/// What is wrong with the content of a file, on its way out of the reader.
struct Wrong {
    ForeignRefusal why;
};

const Json& list_in(const Json& file, const char* key) {
    static const Json none = Json::array();
    const auto found = file.find(key);
    if (found == file.end() || found->is_null()) return none;
    if (!found->is_array()) throw Malformed(deepblue::Flaw::WrongType, key);
    return *found;
}

/// A day such as 20260822, or the beginning of a moment.
std::string day_in(const Fields& play) {
    const auto moment = play.optional_text("playDate").value_or("");
    if (const auto ymd = play.optional_whole("playDateYmd", kAnyWhole); ymd && *ymd > 0) {
        std::string day = std::to_string(*ymd);
        if (day.size() == 8) day = day.substr(0, 4) + "-" + day.substr(4, 2) + "-" + day.substr(6);
        if (!is_day(day)) throw Wrong{BadValue{"playDateYmd", day}};
        return day;
    }
    std::string day = moment.substr(0, 10);
    if (!is_day(day)) throw Wrong{BadValue{"playDate", tidy_text(moment, 40)}};
    return day;
}

/// A number of minutes or rounds; what cannot be is not known.
int count_in(const Fields& play, const char* key) {
    const int count = play.optional_whole(key, kAnyWhole).value_or(0);
    return count > 0 && count <= kMostMinutes ? count : 0;
}

/// BG Stats writes a text; others write numbers.
std::string score_text(const Json& score) {
    const auto found = score.find("score");
    if (found == score.end() || found->is_null()) return {};
    if (found->is_string()) return found->get<std::string>();
    if (found->is_number()) return found->dump();
    throw Malformed(deepblue::Flaw::WrongType, "score");
}

/// Reads one file from its objects to its plays.
class Reader {
public:
    Reader(const Json& file, std::optional<int> bgg_id) : file_(file), bgg_id_(bgg_id) {}

    ForeignPlays read() {
        if (!file_.contains("plays")) throw Wrong{NoPlaysInIt{}};
        for (const Json& game : list_in(file_, "games")) read_game(Fields(game, "games"));
        for (const Json& player : list_in(file_, "players")) read_player(Fields(player, "players"));
        for (const Json& location : list_in(file_, "locations")) read_location(Fields(location, "locations"));
        for (const Json& play : list_in(file_, "plays")) read_play(play);
        return std::move(plays_);
    }

private:
    void read_game(const Fields& game) {
        games_[game.whole("id", kAnyWhole)] = plays_.games.size();
        const std::string name = tidy_text(game.optional_text("name").value_or(""), 200);
        const auto bgg_id = game.optional_whole("bggId", kAnyWhole);
        const bool same_number = bgg_id_ && bgg_id == bgg_id_;
        plays_.games.push_back({name, 0, same_number || is_our_game(name)});
    }

    void read_player(const Fields& player) {
        players_[player.whole("id", kAnyWhole)] = plays_.players.size();
        plays_.players.push_back({tidy_name(player.optional_text("name").value_or("")),
                                  tidy_uuid(player.optional_text("uuid").value_or("")),
                                  {}});
    }

    void read_location(const Fields& location) {
        places_[location.whole("id", kAnyWhole)] = tidy_text(location.optional_text("name").value_or(""), 200);
    }

    void read_play(const Json& json) {
        const Fields fields(json, "plays");
        const auto game = games_.find(fields.whole("gameRefId", kAnyWhole));
        if (game == games_.end()) throw Wrong{PointsNowhere{"gameRefId"}};
        ForeignPlay play{.game = game->second,
                         .uuid = tidy_uuid(fields.optional_text("uuid").value_or("")),
                         .day = day_in(fields),
                         .started = from_utc_text(fields.optional_text("playDate").value_or("")),
                         .minutes = count_in(fields, "durationMin"),
                         .rounds = count_in(fields, "rounds"),
                         .place = place_of(fields),
                         .board = tidy_text(fields.optional_text("board").value_or(""), 200),
                         .comments = tidy_text(fields.optional_text("comments").value_or(""), kLongestText),
                         .scores = {}};
        for (const Json& score : list_in(json, "playerScores")) play.scores.push_back(read_score(score));
        const bool is_known = !play.uuid.empty();
        if (!is_known) play.uuid = uuid_from("bgstats/" + json.dump(-1, ' ', true, Json::error_handler_t::replace));
        if (play.scores.empty() || play.scores.size() > kMostPlayers) return void(++plays_.left_out);
        ++plays_.games[play.game].plays;
        plays_.plays.push_back(std::move(play));
    }

    [[nodiscard]] std::string place_of(const Fields& play) const {
        const auto place = places_.find(play.optional_whole("locationRefId", kAnyWhole).value_or(0));
        return place == places_.end() ? std::string() : place->second;
    }

    [[nodiscard]] ForeignScore read_score(const Json& json) const {
        const Fields fields(json, "playerScores");
        const auto player = players_.find(fields.whole("playerRefId", kAnyWhole));
        if (player == players_.end()) throw Wrong{PointsNowhere{"playerRefId"}};
        ForeignScore score{.player = player->second,
                           .colour = tidy_text(fields.optional_text("role").value_or(""), 40),
                           .vp = {},
                           .score = {},
                           .won = fields.flag("winner", false),
                           .began = fields.flag("startPlayer", false),
                           .place = fields.optional_whole("rank", kAnyWhole).value_or(0)};
        if (score.place < 0 || score.place > static_cast<int>(kMostPlayers)) score.place = 0;
        set_score(score, score_text(json));
        return score;
    }

    const Json& file_;
    std::optional<int> bgg_id_;
    ForeignPlays plays_;
    std::map<int, std::size_t> games_;
    std::map<int, std::size_t> players_;
    std::map<int, std::string> places_;
};

}  // namespace

std::variant<ForeignPlays, ForeignRefusal> read_bgsplay(std::string_view file, std::optional<int> bgg_id) try {
    if (file.size() > session::kLargestImport) return ForeignRefusal(session::TooLarge{});
    const Json json = deepblue::parse_object(file, session::kLargestImport);
    return Reader(json, bgg_id).read();
} catch (const Malformed& malformed) {
    return ForeignRefusal(BadJson{malformed.flaw, tidy_text(malformed.about, 80)});
} catch (const Wrong& wrong) {
    return wrong.why;
}

}  // namespace nights
