#include "app/desktop/pages/end_page.h"

#include <algorithm>

#include "app/desktop/nights/bg_stats_dialog.h"
#include "app/desktop/pages/end_count_dialog.h"
#include "app/desktop/pages/form_area.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/table_keys.h"
#include "app/nights/settle.h"
#include "app/session/new_game_form.h"
#include "app/words/end_words.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/names.h"

namespace desktop {

using namespace deepblue;

namespace {

constexpr std::size_t kTakenIn = 20;
constexpr journal::Seconds kMinute = 60;
constexpr int kLookAgainMs = 200;
constexpr double kNoDives = 560;

}  // namespace

EndPage::EndPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    chart_card_ = new Card(this, desk.look);
    chart_ = new LineChart(chart_card_, desk.look);
    no_dives_ = new Label(chart_card_, desk.look, Type::Body, Ink::Secondary);
    facts_ = new EndFacts(chart_card_, desk.look);
    chart_card_->Content().Add(chart_, wxSizerFlags(1).Expand());
    chart_card_->Content().Add(no_dives_, wxSizerFlags().Expand());
    chart_card_->Content().Add(facts_, wxSizerFlags().Expand());
    saved_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    saved_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Nights); });
    trouble_ = new Label(this, desk.look, Type::Body, Ink::Coral);
    trouble_->Reserve(240, 2);
    count_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    export_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    rematch_ = new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    count_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { CountChests(); }); });
    export_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Export(); }); });
    rematch_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Rematch(); });
    backup_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (!TheTable().over()) return;
        ShowBottom();
        Layout();
    });
}

wxString EndPage::Context() const {
    if (!TheTable().over()) return {};
    wxString all = words::number_of_dives(static_cast<int>(TheTable().dives.size()), In());
    const auto game = TheDesk().journal->games.find(*TheSession().game());
    if (const auto lasted = game.ended.value_or(game.started) - game.started; lasted >= kMinute)
        all += L" · " + words::duration(lasted, In());
    return all + L" · " + words::name(TheTable().scenario, In());
}

/// The chests are open, so the game belongs to the game nights.
void EndPage::Enter() {
    try {
        nights::catch_up(TheDesk().journal, kTakenIn);
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void EndPage::ShowState() {
    if (!TheTable().over()) return;
    const auto history = session::history_of(TheSession().actions());
    ShowRanks(history);
    ShowChart(history);
    ShowBottom();
}

void EndPage::ShowRanks(const session::DiveHistory& history) {
    const auto ranks = ranking(TheTable());
    shown_ = TheTable().seats.size();
    while (rows_.size() < shown_) rows_.push_back(new EndRow(this, TheLook()));
    std::size_t row = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const wxString tie = words::tie_line(ranks, i, TheTable().seats, In());
        const bool has_won = ranks[i].place == 1;
        for (const Seat seat : ranks[i].seats) {
            const wxString name = has_won ? words::winners({{.seats = {seat}}}, TheTable().seats, In()) : NameOf(seat);
            rows_[row++]->SetFace({.place = ranks[i].place,
                                   .colour = ColourOf(seat),
                                   .name = name,
                                   .detail = tie.empty() ? words::tally_line(history.tallies[seat], In()) : tie,
                                   .vp = ranks[i].vp,
                                   .has_won = has_won});
        }
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->Show(i < shown_);
}

void EndPage::ShowChart(const session::DiveHistory& history) {
    chart_card_->SetTitle(In().say("Treasure after each dive"));
    chart_card_->SetNote(In().say("VP"));
    std::vector<ChartLine> lines;
    for (const Seat seat : TheTable().seats.all()) {
        ChartLine line{ColourOf(seat), NameOf(seat), {}};
        for (const auto& chests : history.treasure) line.values.push_back(chests[seat]);
        lines.push_back(std::move(line));
    }
    const bool has_dives = history.treasure.size() > 1;
    if (has_dives) chart_->SetLines(std::move(lines), In().say("Treasure after each dive"));
    chart_->Show(has_dives);
    // TRANSLATORS: instead of the chart, if a game ended before anyone dived
    show_paragraph(*no_dives_, In().say("Nobody dived in this game, so no treasure was brought up."), kNoDives,
                   TheLook());
    no_dives_->Show(!has_dives);
    const auto facts = Facts(history);
    facts_->SetFacts(facts);
    facts_->Show(!facts.empty());
    chart_card_->Layout();
}

std::vector<EndFact> EndPage::Facts(const session::DiveHistory& history) const {
    std::vector<EndFact> facts;
    if (history.bravest) {
        // TRANSLATORS: %1$s is a player's name, %2$d the chance of a hazard in hundredths
        const wxString who = wxString::Format(In().say("%1$s, at %2$d %%"), NameOf(history.bravest->seat),
                                              history.bravest->chance.percent());
        facts.push_back({Icon::Star, In().say("Bravest draw"), who});
    }
    if (history.richest) {
        // TRANSLATORS: %1$s is a player's name, %2$d a number of VP
        const wxString who =
            wxString::Format(In().say("%1$s, %2$d VP"), NameOf(history.richest->seat), history.richest->vp);
        facts.push_back({Icon::Sail, In().say("Richest dive"), who});
    }
    int most = 0;
    std::vector<Seat> who;
    for (const Seat seat : TheTable().seats.all()) {
        const int times = history.tallies[seat].surfaced;
        if (times > most) who.clear();
        most = std::max(most, times);
        if (times == most && most > 0) who.push_back(seat);
    }
    if (most > 0)
        facts.push_back({Icon::Surface, In().say("Most surfaced"),
                         words::names(who, TheTable().seats, In()) + ", " + words::times(most, In())});
    return facts;
}

void EndPage::ShowBottom() {
    if (TheSession().is_backing_up()) backup_.StartOnce(kLookAgainMs);
    const auto trouble = TheSession().backup_trouble();
    show_face(*saved_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Saved to Game nights"), .icon = Icon::Tick};
    });
    saved_->Show(!trouble);
    if (trouble) trouble_->SetText(words::reason(*trouble, In()));
    trouble_->Show(trouble.has_value());
    show_face(*count_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("Count the chests …"), .key = "C"}; });
    show_face(*export_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("To BG Stats …"), .key = "E"}; });
    show_face(*rematch_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Rematch"),
                          // TRANSLATORS: as it is written on the keyboard
                          .key = in.say_in("key", "Enter"),
                          .icon = Icon::Refresh};
    });
}

void EndPage::CountChests() {
    EndCountDialog(this, TheDesk()).ShowModal();
}

/// The same seats, colours and languages; the form is there to be changed.
void EndPage::Rematch() {
    try {
        const auto& start = std::get<Start>(TheSession().actions().front());
        const auto form = session::with_seats_of({}, start, TheSession().settings());
        TheSession().set_draft("new_game", session::to_text(form));
    } catch (const journal::Error& error) {
        return TheDesk().helm.Tell(words::reason(error, In()));
    }
    TheDesk().helm.Go(PageId::NewGame);
}

void EndPage::Export() {
    show_bg_stats(this, TheDesk(), *TheSession().game());
}

bool EndPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    const int key = event.GetKeyCode();
    if (is_enter(key) && !IsFocusChosen()) return rematch_->Activate(), true;
    switch (key) {
        case 'E': return export_->Activate(), true;
        case 'C': return count_->Activate(), true;
        case WXK_ESCAPE: return TheDesk().helm.Go(PageId::Start), true;
        default: return false;
    }
}

}  // namespace desktop
