#include "app/desktop/pages/draw_odds.h"

#include <algorithm>

#include "app/session/chances.h"
#include "app/words/odds_words.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Gem;

constexpr double kLegendGem = 22;

int treasures(const deepblue::GemCounts& bag) {
    return bag[Gem::Red] + bag[Gem::Gold] + bag[Gem::Silver];
}

}  // namespace

DrawOdds::DrawOdds(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

void DrawOdds::AddHazards(const deepblue::Table& table) {
    const words::Language& in = TheLook().language();
    const bool pairs = pull_size(table) == 2;
    const auto must_answer = [&](Gem hazard) {
        return !hazards_to_answer(table.board(), deepblue::GemCounts{{hazard, 1}}).empty();
    };
    for (const bool wanted : {true, false}) {
        for (const Gem hazard : {Gem::Blue, Gem::Black}) {
            if (table.bag[hazard] == 0 || must_answer(hazard) != wanted) continue;
            parts_.push_back({wanted ? OddsKind::MustAnswer : OddsKind::OnlyWarning, hazard, table.bag[hazard]});
            const wxString word = hazard == Gem::Blue ? in.say("oxygen") : in.say("creature");
            // TRANSLATORS: %s is "oxygen" or "creature"; of a pull of two the first one is a warning
            const wxString warning = pairs ? in.say("%s: the first is a warning")
                                           // TRANSLATORS: %s is "oxygen" or "creature"
                                           : in.say("%s: only a warning");
            legend_.push_back({hazard, wanted ? word : wxString::Format(warning, word), word});
        }
    }
}

void DrawOdds::SetTable(const deepblue::Table& table, session::OddsShown shown) {
    const words::Language& in = TheLook().language();
    const session::Chance chance = session::chance_to_answer(table);
    shown_ = chance.all > 0 ? shown : session::OddsShown::Words;
    sentence_ = words::odds(chance, in);
    numbers_ =
        shown_ == session::OddsShown::Numbers ? words::odds_in_numbers(chance, pull_size(table) == 2, in) : wxString();
    parts_.clear();
    legend_.clear();
    AddHazards(table);
    const auto add = [&](OddsKind kind, Gem gem, int count, const wxString& word) {
        if (count == 0) return;
        parts_.push_back({kind, gem, count});
        legend_.push_back({gem, word, word});
    };
    add(OddsKind::Treasure, Gem::Gold, treasures(table.bag), in.say("treasure"));
    add(OddsKind::Antique, Gem::Green, table.bag[Gem::Green], in.say("artefact"));
    add(OddsKind::Antique, Gem::Purple, table.bag[Gem::Purple], in.say("antique"));
    // TRANSLATORS: what a press on the odds shows
    const wxString press = in.say("shows the odds of each diver");
    Speak(sentence_, numbers_.empty() ? press : numbers_ + ". " + press);
    ContentChanged();
}

bool DrawOdds::HasBar() const {
    return shown_ == session::OddsShown::Numbers && !TheLook().scale().table_mode();
}

int DrawOdds::SentenceHeight() const {
    return TheLook().type().line_height(Type::Name);
}

int DrawOdds::NeededHeight() const {
    Look& look = TheLook();
    if (!HasBar()) return SentenceHeight();
    const int legend = std::max(look.px(kLegendGem), look.type().line_height(Type::Label));
    return SentenceHeight() + look.px(8) + odds_bar_height(look) + look.px(4) + legend;
}

wxSize DrawOdds::BodySize() const {
    return {TheLook().px(300), NeededHeight()};
}

void DrawOdds::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (IsHovered()) painter.fill(body, painter.px(Corner()), with_opacity(colours.ink, 0.06));
    const Box all = body.middle(body.w, std::min<double>(NeededHeight(), body.h));
    const Box head = all.top(SentenceHeight());
    const double numbers = numbers_.empty() ? 0 : TheLook().type().width(numbers_, Type::Heading) + 1;
    const double gap = numbers > 0 ? painter.px(12) : 0;
    const bool fits_beside = TheLook().type().width(sentence_, Type::Name) <= head.w - numbers - gap;
    // Where even the short legend has no room, the numbers have its place, and the sentence the whole line.
    const bool numbers_below = HasBar() && !fits_beside && LegendWidth(painter, true) > all.w;
    const double beside = numbers_below ? 0 : numbers + gap;
    painter.text(sentence_, Type::Name, (HasBar() ? head : all).left(all.w - beside), colours.ink);
    if (numbers > 0 && !numbers_below)
        painter.text(numbers_, Type::Heading, Box{head.right() - numbers, head.y, numbers, head.h}, colours.ink2,
                     Align::Right, 1);
    if (!HasBar()) return;
    const Box bar = all.below(head.h + painter.px(8)).top(odds_bar_height(TheLook()));
    draw_odds_bar(painter, bar, parts_);
    const Box foot{all.x, bar.bottom() + painter.px(4), all.w, all.bottom() - bar.bottom() - painter.px(4)};
    if (numbers_below)
        painter.text(numbers_, Type::Heading, foot, colours.ink2, Align::Left, 1);
    else
        DrawLegend(painter, foot);
}

double DrawOdds::LegendWidth(Painter& painter, bool in_short) const {
    double width = 0;
    for (const Item& item : legend_)
        width += painter.px(kLegendGem + 4 + 16) +
                 TheLook().type().width(in_short ? item.short_word : item.word, Type::Label);
    return width - painter.px(16);
}

void DrawOdds::DrawLegend(Painter& painter, const Box& box) {
    const bool in_short = LegendWidth(painter, false) > box.w;
    // The hatching tells the rest; what does not fit is spoken by the bar.
    if (in_short && LegendWidth(painter, true) > box.w) return;
    const double side = std::min(painter.px(kLegendGem), box.h);
    Box room = box;
    for (const Item& item : legend_) {
        const wxString& word = in_short ? item.short_word : item.word;
        painter.gem(item.gem, room.left(side).middle(side, side));
        const double width = TheLook().type().width(word, Type::Label) + 1;
        painter.text(word, Type::Label, room.beside(painter.px(kLegendGem + 4)).left(width), painter.palette().ink2,
                     Align::Left, 1);
        room = room.beside(painter.px(kLegendGem + 4 + 16) + width - 1);
    }
}

}  // namespace desktop
