#include "app/nights/bgstats.h"

#include <nlohmann/json.hpp>

#include "app/nights/days.h"
#include "app/nights/identity.h"

namespace nights {
namespace {

using Json = nlohmann::json;

constexpr const char* kLink = "https://app.bgstatsapp.com/createPlay.html?data=";
constexpr const char* kName = "Deep Blue";
constexpr const char* kSource = "Divebell";
constexpr const char* kGameId = "deepblue";
constexpr std::size_t kLongestComment = 400;

/// A text that is not valid UTF-8 has its bad bytes replaced.
std::string written(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// No longer than fits into a link, and no character cut in two.
std::string shortened(std::string text) {
    if (text.size() <= kLongestComment) return text;
    std::size_t end = kLongestComment;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    text.resize(end);
    return text;
}

std::string role(const PlayWords& words, std::size_t seat) {
    return seat < words.roles.size() ? words.roles[seat] : std::string();
}

Json player_of(const journal::Books& books, const SeatResult& result, const std::string& role) {
    Json player{{"name", result.player.name},
                {"sourcePlayerId", uuid_of(books, result.player.id)},
                {"startPlayer", result.began},
                {"winner", result.won}};
    if (result.vp) player["score"] = *result.vp;
    if (result.place > 0) player["rank"] = result.place;
    if (!role.empty()) player["role"] = role;
    return player;
}

}  // namespace

std::string bgstats_play(const journal::Books& books, const FinishedGame& game, const BgStatsOptions& options) {
    const PlayWords words = options.words(game);
    Json play{{"sourceName", kSource},
              {"sourcePlayId", game.uuid},
              {"playDate", utc_text(game.started)},
              {"game", {{"name", kName}, {"sourceGameId", kGameId}, {"highestWins", true}, {"noPoints", false}}},
              {"players", Json::array()}};
    if (options.bgg_id) play["game"]["bggId"] = *options.bgg_id;
    if (game.minutes > 0) play["durationMin"] = game.minutes;
    if (!game.place.empty()) play["location"] = game.place;
    if (!words.comments.empty()) play["comments"] = shortened(words.comments);
    if (!words.board.empty()) play["board"] = words.board;
    for (std::size_t seat = 0; seat < game.results.size(); ++seat)
        play["players"].push_back(player_of(books, game.results[seat], role(words, seat)));
    return written(play);
}

std::string bgstats_link(const journal::Books& books, const FinishedGame& game, const BgStatsOptions& options) {
    return kLink + percent_encoded(bgstats_play(books, game, options));
}

std::string percent_encoded(std::string_view text) {
    constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (kPlain.find(letter) != kPlain.npos) {
            encoded += letter;
        } else {
            encoded += {'%', kDigits[byte >> 4], kDigits[byte & 0xf]};
        }
    }
    return encoded;
}

}  // namespace nights
