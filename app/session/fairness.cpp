#include "app/session/fairness.h"

#include "engine/chance/commitment.h"
#include "engine/chance/draw.h"
#include "engine/chance/verify.h"

namespace session {
namespace {

using namespace deepblue;

chance::DrawnBy drawn_by(Source source) {
    return source == Source::App ? chance::DrawnBy::App : chance::DrawnBy::Hand;
}

/// Tells a counter what one action says about draws.
class Count {
public:
    explicit Count(chance::DrawCounter& counter) : counter_(counter) {}

    void operator()(const Draw& act) { from_the_bag(act); }
    void operator()(const Scatter& act) { from_the_bag(act); }
    void operator()(const Stop&) { counter_.stopped(); }
    template <class Other>
    void operator()(const Other&) {}

private:
    template <class GemsFromTheBag>
    void from_the_bag(const GemsFromTheBag& act) {
        counter_.mixed(static_cast<std::uint64_t>(act.mixed));
        counter_.drawn(drawn_by(act.by), act.gems.size());
    }

    chance::DrawCounter& counter_;
};

/// The app's draws of a game as facts to check, each with its line.
class Draws {
public:
    void tell(const GemCounts& bag, const Action& action, int line) {
        if (const auto* draw = std::get_if<Draw>(&action)) tell_gems(bag, *draw, line);
        if (const auto* scatter = std::get_if<Scatter>(&action)) tell_gems(bag, *scatter, line);
        std::visit(Count(counter_), action);
    }
    [[nodiscard]] const std::vector<chance::DrawFact>& facts() const { return facts_; }
    [[nodiscard]] int line(std::size_t place) const { return lines_[place]; }

private:
    template <class GemsFromTheBag>
    void tell_gems(GemCounts bag, const GemsFromTheBag& act, int line) {
        if (act.by != Source::App) return;
        chance::DrawCounter counter = counter_;
        counter.mixed(static_cast<std::uint64_t>(act.mixed));
        for (const Gem gem : act.gems) {
            const auto counts = bag.in_order();
            facts_.push_back({counter.next(), {counts.begin(), counts.end()}, static_cast<std::size_t>(gem)});
            lines_.push_back(line);
            counter.drawn(chance::DrawnBy::App);
            --bag[gem];
        }
    }

    chance::DrawCounter counter_;
    std::vector<chance::DrawFact> facts_;
    std::vector<int> lines_;
};

Draws draws_of(const Game& game) {
    Draws draws;
    Table table;
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        draws.tell(table.bag, game.actions[i], game.line_numbers[i]);
        table = deepblue::apply(std::move(table), game.actions[i]);
    }
    return draws;
}

Proof proof_from(const chance::Verification& verification, const Draws& draws) {
    if (const auto* all = std::get_if<chance::AllVerified>(&verification)) return Proven{all->draws};
    if (std::holds_alternative<chance::WrongCommitment>(verification)) return WrongSeed{};
    const auto& differs = std::get<chance::Differs>(verification);
    const auto told = static_cast<Gem>(draws.facts()[differs.place].kind);
    return NotAsDrawn{draws.line(differs.place), told, static_cast<Gem>(differs.expected.value_or(0))};
}

}  // namespace

chance::DrawCounter count_draws(std::span<const Action> actions) {
    chance::DrawCounter counter;
    for (const Action& action : actions) std::visit(Count(counter), action);
    return counter;
}

std::vector<Gem> draw_gems(const chance::Seed& seed, chance::DrawCounter counter, GemCounts bag, int gems) {
    std::vector<Gem> drawn;
    for (int i = 0; i < gems; ++i) {
        const auto gem = static_cast<Gem>(chance::draw(seed, counter.next(), bag.in_order()));
        counter.drawn(chance::DrawnBy::App);
        --bag[gem];
        drawn.push_back(gem);
    }
    return drawn;
}

Proof verify(const Game& game) {
    if (!game.table.over()) return NotFinished{};
    const auto seed = chance::Seed::from_hex(game.header.seed.value_or(""));
    if (!seed || !game.header.commitment) return NoSeal{};
    const Draws draws = draws_of(game);
    return proof_from(chance::verify(*seed, *game.header.commitment, draws.facts()), draws);
}

}  // namespace session
