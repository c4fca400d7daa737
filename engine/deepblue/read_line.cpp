#include "engine/deepblue/fields.h"
#include "engine/deepblue/game_line.h"
#include "engine/deepblue/strict_json.h"

namespace deepblue {
namespace {

constexpr Range kVp{0, 99};
constexpr Range kCardCount{1, 31};
constexpr Range kCrew{0, 99};
constexpr Range kCorrection{-999, 999};
constexpr Range kScatter{0, 14};
constexpr Range kCityRevealed{0, 2};
constexpr Range kCounted{0, 31};
constexpr Range kMixed{0, 99};
constexpr std::size_t kLongestName = 40;

/// Turns names into seats and keeps the first that is not seated: its line is judged only once its shape is read.
class Names {
public:
    explicit Names(const Seating& seats) : seats_(seats) {}

    Seat seat(const Fields& line, const char* key) {
        const std::string name = line.text(key);
        const auto found = seats_.find(name);
        if (!found && !stranger_) stranger_ = Stranger{name};
        return found.value_or(Seat{});
    }
    [[nodiscard]] const std::optional<Stranger>& stranger() const { return stranger_; }

private:
    const Seating& seats_;
    std::optional<Stranger> stranger_;
};

std::optional<Source> source_from_id(std::string_view word) {
    if (word == "app") return Source::App;
    if (word == "hand") return Source::Hand;
    return std::nullopt;
}

std::optional<Means> means_from_id(std::string_view word) {
    if (word == "card") return Means::Card;
    if (word == "spot") return Means::Spot;
    return std::nullopt;
}

/// What a card needs, one gem of it: of a colour, or of any (C3).
std::optional<Condition> condition_from_id(std::string_view word) {
    if (word == "any") return Condition{};
    const auto colour = gem_from_id(word);
    return colour ? std::optional(Condition{.colour = colour}) : std::nullopt;
}

bool is_control(unsigned char lead, unsigned char next) {
    const bool c1 = lead == 0xC2 && next >= 0x80 && next <= 0x9F;
    return lead < 0x20 || lead == 0x7F || c1;
}

/// The name of a seat: 1 to 40 code points, no control characters. `name` is valid UTF-8.
std::string checked_name(std::string name) {
    std::size_t code_points = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        const auto next = static_cast<unsigned char>(i + 1 < name.size() ? name[i + 1] : ' ');
        if (is_control(byte, next)) throw Malformed(Flaw::BadName);
        if ((byte & 0xC0) != 0x80) ++code_points;
    }
    if (code_points < 1 || code_points > kLongestName) throw Malformed(Flaw::BadName);
    return name;
}

std::optional<Condition> read_condition(const Fields& card) {
    auto needs = card.optional_word("needs", condition_from_id);
    const auto count = card.optional_whole("count", kCardCount);
    if (needs.has_value() != count.has_value()) throw Malformed(Flaw::Missing, needs ? "count" : "needs");
    if (needs) needs->count = *count;
    return needs;
}

Start read_start(const Fields& line) {
    Start start;
    start.seats = line.list("seats", [](const Fields& seat) {
        return Player{checked_name(seat.text("name")), seat.word("colour", colour_from_id)};
    });
    start.first = line.text("first");
    start.scenario = line.word("scenario", scenario_from_id);
    if (const auto rules = line.optional_object("rules")) {
        start.rules.late_cards = rules->flag("late_cards", true);
        start.rules.scattered_gem_is_a_draw = rules->flag("scattered_gem_is_a_draw", true);
        start.rules.ruins_pay_surfaced = rules->flag("ruins_pay_surfaced", true);
    }
    return start;
}

Reveal read_reveal(const Fields& line) {
    Reveal reveal{.gem = line.optional_word("gem", gem_from_id)};
    if (const auto card = line.optional_object("card"))
        reveal.card = MarketCard{card->optional_whole("vp", kVp), read_condition(*card), card->optional_text("name")};
    return reveal;
}

Wreck read_wreck(const Fields& wreck) {
    return {.vp = wreck.whole("vp", kVp),
            .city = wreck.flag("city", false),
            .spots = wreck.optional_words("spots", spot_from_id).value_or(std::vector<Spot>{}),
            .gem = wreck.optional_word("gem", gem_from_id),
            .name = wreck.optional_text("name")};
}

BeginDive read_dive(const Fields& line, Names& names) {
    return {
        .leader = names.seat(line, "leader"),
        .wreck = read_wreck(line.object("wreck")),
        .boats = line.list("boats", [&](const Fields& boat) {
            return Boat{names.seat(boat, "player"), boat.optional_word("spot", spot_from_id), boat.flag("rush", false)};
        })};
}

/// Draws without gems are for the app to draw; a hand that drew nothing said nothing.
void refuse_empty_hand(std::optional<Source> by) {
    if (by == Source::Hand) throw Malformed(Flaw::Missing, "gems");
}

Line read_draw(const Fields& line) {
    const auto gems = line.optional_words("gems", gem_from_id);
    const auto by = line.optional_word("by", source_from_id);
    const int mixed = line.optional_whole("mixed", kMixed).value_or(0);
    if (gems) return Draw{*gems, by.value_or(Source::Hand), mixed};
    refuse_empty_hand(by);
    return DrawAsked{mixed};
}

Line read_scatter(const Fields& line) {
    const auto gems = line.optional_words("gems", gem_from_id);
    const auto by = line.optional_word("by", source_from_id);
    const auto count = line.optional_whole("count", kScatter);
    const int mixed = line.optional_whole("mixed", kMixed).value_or(0);
    if (gems && count && gems->size() != static_cast<std::size_t>(*count)) throw Malformed(Flaw::CountDisagrees);
    if (gems) return Scatter{*gems, by.value_or(Source::Hand), mixed};
    refuse_empty_hand(by);
    if (!count) throw Malformed(Flaw::Missing, "gems");
    return ScatterAsked{*count, mixed};
}

Protect read_protect(const Fields& line, Names& names) {
    return {.seat = names.seat(line, "player"), .with = line.list("with", [](const Fields& shield) {
                return Shield{shield.word("against", gem_from_id), shield.word("by", means_from_id)};
            })};
}

Play read_play(const Fields& line, Names& names) {
    const Fields card = line.object("card");
    return {.seat = names.seat(line, "player"),
            .card = {card.whole("vp", kVp), read_condition(card), card.optional_text("name")}};
}

Recount read_recount(const Fields& line) {
    const Fields bag = line.object("bag");
    Recount recount;
    for (const Gem gem : kAllGems)
        recount.bag[gem] = bag.optional_whole(std::string(id(gem)).c_str(), kCounted).value_or(0);
    return recount;
}

Line read_kind(ActionKind kind, const Fields& line, Names& names) {
    switch (kind) {
        case ActionKind::Start: return read_start(line);
        case ActionKind::Reveal: return read_reveal(line);
        case ActionKind::Recruit: return Recruit{names.seat(line, "player")};
        case ActionKind::Refresh: return Refresh{names.seat(line, "player")};
        case ActionKind::Sail:
            return Sail{names.seat(line, "player"), line.optional_whole("city_revealed", kCityRevealed).value_or(0)};
        case ActionKind::Rest: return Rest{names.seat(line, "player")};
        case ActionKind::Scatter: return read_scatter(line);
        case ActionKind::Dive: return read_dive(line, names);
        case ActionKind::Draw: return read_draw(line);
        case ActionKind::Protect: return read_protect(line, names);
        case ActionKind::Surface: return Surface{names.seat(line, "player")};
        case ActionKind::Play: return read_play(line, names);
        case ActionKind::Stop: return Stop{};
        case ActionKind::Crew: return SetCrew{names.seat(line, "player"), line.whole("cards", kCrew)};
        case ActionKind::Correct:
            return Correct{names.seat(line, "player"), line.whole("vp", kCorrection), line.optional_text("why")};
        case ActionKind::Recount: return read_recount(line);
        case ActionKind::End: return EndGame{};
    }
    throw Malformed(Flaw::UnknownWord);
}

}  // namespace

Line read_line(std::string_view text, const Seating& seats) {
    const nlohmann::json object = parse_object(text);
    const Fields line(object, "line");
    Names names(seats);
    Line read = read_kind(line.word("do", action_kind_from_id), line, names);
    return names.stranger() ? Line(*names.stranger()) : read;
}

Action read_action(std::string_view text, const Seating& seats) {
    Line line = read_line(text, seats);
    if (auto* action = std::get_if<Action>(&line)) return std::move(*action);
    throw Malformed(Flaw::Missing, "gems");
}

}  // namespace deepblue
