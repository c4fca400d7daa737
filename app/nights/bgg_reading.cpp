#include <charconv>
#include <map>
#include <pugixml.hpp>

#include "app/nights/days.h"
#include "app/nights/foreign_plays.h"
#include "app/nights/foreign_values.h"
#include "app/nights/identity.h"

namespace nights {
namespace {

constexpr std::size_t kLongestText = 4'000;
constexpr int kMostCopies = 100;

/// What is wrong with the content of a file, on its way out of the reader.
struct Wrong {
    ForeignRefusal why;
};

int whole_in(const pugi::xml_node& node, const char* name, int otherwise) {
    const std::string_view text = node.attribute(name).value();
    if (text.empty()) return otherwise;
    int number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = failed == std::errc() && end == text.data() + text.size();
    if (!whole || number < 0) throw Wrong{BadValue{name, tidy_text(text, 40)}};
    return number;
}

/// What nobody can have played that long is not known.
int minutes_in(const pugi::xml_node& play) {
    const int minutes = whole_in(play, "length", 0);
    return minutes <= kMostMinutes ? minutes : 0;
}

/// Some plays were logged without a day.
bool has_day(const pugi::xml_node& play) {
    const std::string_view day = play.attribute("date").value();
    return !day.empty() && day != "0000-00-00";
}

std::string day_in(const pugi::xml_node& play) {
    std::string day = play.attribute("date").value();
    if (!is_day(day)) throw Wrong{BadValue{"date", tidy_text(day, 40)}};
    return day;
}

bool is_set(const pugi::xml_node& node, const char* name) {
    return whole_in(node, name, 0) == 1;
}

/// Reads a saved file from its plays to the players and games in them.
class Reader {
public:
    explicit Reader(std::optional<int> bgg_id) : bgg_id_(bgg_id) {}

    ForeignPlays read(const pugi::xml_document& file) {
        const pugi::xml_node plays = file.child("plays");
        if (!plays) throw Wrong{NoPlaysInIt{}};
        for (const pugi::xml_node play : plays.children("play")) read_play(play);
        return std::move(plays_);
    }

private:
    void read_play(const pugi::xml_node& node) {
        const int copies = whole_in(node, "quantity", 1);
        if (!has_day(node) || copies < 1 || copies > kMostCopies) return void(++plays_.left_out);
        ForeignPlay play{.game = game_of(node.child("item")),
                         .uuid = {},
                         .day = day_in(node),
                         .started = {},
                         .minutes = minutes_in(node),
                         .rounds = 0,
                         .place = tidy_text(node.attribute("location").value(), 200),
                         .board = {},
                         .comments = tidy_text(node.child_value("comments"), kLongestText),
                         .scores = {}};
        for (const pugi::xml_node player : node.child("players").children("player"))
            play.scores.push_back(read_score(player));
        const bool unfinished = is_set(node, "incomplete");
        if (unfinished || play.scores.empty() || play.scores.size() > kMostPlayers) return void(++plays_.left_out);
        for (int copy = 1; copy <= copies; ++copy) add(play, node.attribute("id").value(), copy);
    }

    /// One play that was logged for several gets a name for each.
    void add(ForeignPlay play, const std::string& id, int copy) {
        if (plays_.plays.size() >= kMostPlays) throw Wrong{BadValue{"quantity", std::to_string(kMostPlays)}};
        play.uuid = uuid_from("bgg/play/" + id + (copy > 1 ? "/" + std::to_string(copy) : ""));
        ++plays_.games[play.game].plays;
        plays_.plays.push_back(std::move(play));
    }

    std::size_t game_of(const pugi::xml_node& item) {
        const std::string id = item.attribute("objectid").value();
        const auto [known, added] = games_.try_emplace(id, plays_.games.size());
        if (!added) return known->second;
        const std::string name = tidy_text(item.attribute("name").value(), 200);
        const bool same_number = bgg_id_ && std::to_string(*bgg_id_) == id;
        plays_.games.push_back({name, 0, same_number || is_our_game(name)});
        return known->second;
    }

    /// Guests have no account; who has one may be logged under several names.
    std::size_t player_of(const pugi::xml_node& player) {
        const std::string user = player.attribute("username").value();
        const std::string name = player.attribute("name").value();
        const std::string key = user.empty() ? "name/" + name : "user/" + user;
        const auto [known, added] = players_.try_emplace(key, plays_.players.size());
        if (added) plays_.players.push_back({tidy_name(name.empty() ? user : name), {}, {}});
        return known->second;
    }

    ForeignScore read_score(const pugi::xml_node& player) {
        ForeignScore score{.player = player_of(player),
                           .colour = tidy_text(player.attribute("color").value(), 40),
                           .vp = {},
                           .score = {},
                           .won = is_set(player, "win"),
                           .began = std::string_view(player.attribute("startposition").value()) == "1",
                           .place = 0};
        set_score(score, player.attribute("score").value());
        return score;
    }

    std::optional<int> bgg_id_;
    ForeignPlays plays_;
    std::map<std::string, std::size_t> games_;
    std::map<std::string, std::size_t> players_;
};

}  // namespace

std::variant<ForeignPlays, ForeignRefusal> read_bgg_plays(std::string_view file, std::optional<int> bgg_id) try {
    if (file.size() > session::kLargestImport) return ForeignRefusal(session::TooLarge{});
    pugi::xml_document document;
    const auto parsed = document.load_buffer(file.data(), file.size());
    if (!parsed) return ForeignRefusal(BadXml{parsed.offset});
    return Reader(bgg_id).read(document);
} catch (const Wrong& wrong) {
    return wrong.why;
}

}  // namespace nights
