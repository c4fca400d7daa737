#include "app/nights/csv_tables.h"

#include "app/nights/csv.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "engine/deepblue/rules.h"

namespace nights {
namespace {

using namespace deepblue;

constexpr std::size_t kAtOnce = 200;

std::int64_t number(journal::GameId id) {
    return static_cast<std::int64_t>(id);
}

/// Writes the four tables side by side, game by game.
class Tables {
public:
    Tables() {
        head(games_, {"game", "uuid", "date", "place", "scenario", "printed_rules", "players", "dives", "busts",
                      "minutes", "origin", "note"});
        head(scores_,
             {"game", "date", "seat", "player", "colour", "began", "place", "won", "vp", "score", "crew_cards"});
        head(dives_, {"game", "date", "dive", "leader", "city", "player", "surfaced", "cards", "gems", "wreck",
                      "scenario", "total"});
        head(draws_, {"game", "date", "dive", "action", "gem", "by", "black", "blue", "silver", "gold", "red", "green",
                      "purple"});
    }

    void add(const FinishedGame& game) {
        constexpr const char* kOrigins[] = {"played", "file", "told"};
        games_.number(number(game.id)).text(game.uuid).text(game.day).text(game.place).text(game.variant);
        games_.flag(game.printed_rules).number(static_cast<std::int64_t>(game.results.size()));
        games_.number(game.dives).number(game.busts).number(game.minutes);
        games_.text(kOrigins[static_cast<std::size_t>(game.origin)]).text(game.note).end();
        std::int64_t seat = 0;
        for (const SeatResult& one : game.results) {
            scores_.number(number(game.id)).text(game.day).number(++seat).text(one.player.name).text(one.colour);
            scores_.flag(one.began).number(one.place).flag(one.won).number(one.vp).text(one.score);
            scores_.number(one.cards ? std::optional<std::int64_t>(*one.cards) : std::nullopt).end();
        }
    }

    void add(const FinishedGame& game, const GameRecord& record) {
        Table table;
        std::int64_t step = 0;
        for (const Action& action : record.actions) {
            ++step;
            if (const auto* draw = std::get_if<Draw>(&action)) add_gems(game, table, *draw, step);
            if (const auto* scatter = std::get_if<Scatter>(&action)) add_gems(game, table, *scatter, step);
            const Table before = table;
            table = deepblue::apply(std::move(table), action);
            if (std::holds_alternative<Stop>(action)) add_dive(game, *before.dive(), table);
        }
    }

    [[nodiscard]] CsvTables result() const {
        return {games_.content(), scores_.content(), dives_.content(), draws_.content()};
    }

private:
    static void head(Csv& table, std::initializer_list<const char*> names) {
        for (const char* name : names) table.text(name);
        table.end();
    }

    template <class GemsFromTheBag>
    void add_gems(const FinishedGame& game, const Table& table, const GemsFromTheBag& act, std::int64_t step) {
        GemCounts bag = table.bag;
        for (const Gem gem : act.gems) {
            draws_.number(number(game.id)).text(game.day);
            draws_.number(table.dive() ? static_cast<std::int64_t>(table.dives.size()) + 1 : 0).number(step);
            draws_.text(id(gem)).text(act.by == Source::App ? "app" : "hand");
            for (const Gem one : kAllGems) draws_.number(bag[one]);
            draws_.end();
            --bag[gem];
        }
    }

    void add_dive(const FinishedGame& game, const Dive& dive, const Table& after) {
        const PaidDive& paid = after.dives.back();
        for (const Pay& pay : paid.pay) {
            const Diver* diver = dive.find(pay.seat);
            dives_.number(number(game.id)).text(game.day).number(static_cast<std::int64_t>(after.dives.size()));
            dives_.text(after.seats.name(paid.leader)).flag(paid.city).text(after.seats.name(pay.seat));
            dives_.flag(diver && diver->surfaced).number(pay.cards).number(pay.gems).number(pay.wreck);
            dives_.number(pay.scenario).number(pay.total()).end();
        }
    }

    Csv games_, scores_, dives_, draws_;
};

}  // namespace

CsvTables csv_tables(const journal::Journal& journal, const People& people) {
    Tables tables;
    std::optional<GameRow> last;
    for (auto rows = history(*journal, people, {}, kAtOnce); !rows.empty();
         rows = history(*journal, people, {}, kAtOnce, last)) {
        for (const GameRow& row : rows) {
            const FinishedGame game = open_game(*journal, people, row.game);
            tables.add(game);
            if (game.has_lines()) tables.add(game, record_of(journal, people, row.game));
        }
        last = rows.back();
    }
    return tables.result();
}

}  // namespace nights
