#include "app/desktop/nights/fairness_tab.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/every_language.h"
#include "app/desktop/files.h"
#include "app/desktop/nights/chart_picture.h"
#include "app/desktop/pages/show_words.h"
#include "app/nights/csv_tables.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/luck_words.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr double kBag = 672;  // however long the words over the bars are
constexpr int kOneGame = 1;   // the second entry of the choice

bool is_fine(const nights::BagVerdict& verdict) {
    return std::holds_alternative<nights::NothingUnusual>(verdict);
}

}  // namespace

FairnessTab::FairnessTab(wxWindow* parent, Desk& desk) : NightsTab(parent, desk) {
    auto* column = new Stack(desk.look, wxVERTICAL, 14, 20);
    AddControls(*column);
    AddCards(*column);
    SetSizer(column);
    const auto show_again = [this](wxCommandEvent&) { TheDesk().helm.ShowAgain(); };
    scope_->Bind(wxEVT_CHOICE, show_again);
    check_->Bind(wxEVT_CHOICE, show_again);
    picture_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { SavePicture(); }); });
    export_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { SaveDraws(); }); });
}

void FairnessTab::AddControls(Stack& column) {
    scope_ = new wxChoice(this, wxID_ANY);
    by_hand_ = new Label(this, TheLook(), Type::Label, Ink::Secondary);
    picture_ = new wxButton(this, wxID_ANY, wxString());
    export_ = new wxButton(this, wxID_ANY, wxString());
    auto* row = new Stack(TheLook(), wxHORIZONTAL, 12);
    row->Add(scope_, wxSizerFlags().CentreVertical());
    row->Add(by_hand_, wxSizerFlags(1).CentreVertical());
    row->Add(picture_, wxSizerFlags().CentreVertical());
    row->Add(export_, wxSizerFlags().CentreVertical());
    column.Add(row, wxSizerFlags().Expand());
}

void FairnessTab::AddCards(Stack& column) {
    Look& look = TheLook();
    bag_card_ = new Card(this, look);
    bag_ = new BarChart(bag_card_, look);
    key_ = new ChartKey(bag_card_, look);
    bag_card_->Content().Add(bag_, wxSizerFlags(1).Expand());
    bag_card_->Content().Add(key_, wxSizerFlags().Expand());
    verdict_ = new VerdictView(this, look);
    check_ = new FairnessCheck(this, TheDesk());
    auto* right = new Stack(look, wxVERTICAL, 16);
    right->Add(verdict_, wxSizerFlags().Expand());
    right->Add(check_, wxSizerFlags(1).Expand());
    auto* cards = new Stack(look, wxHORIZONTAL, 20);
    cards->Add(bag_card_, wxSizerFlags(800).Expand());
    cards->Add(right, wxSizerFlags(498).Expand());
    column.Add(cards, wxSizerFlags(1).Expand());
}

void FairnessTab::ChooseGame(journal::GameId game) {
    check_->ShowGames();
    check_->Choose(game);
}

void FairnessTab::ShowState() {
    check_->ShowGames();
    ShowScope();
    const bool is_large = has_large_type(TheLook().scale());
    by_hand_->SetText(is_large ? wxString() : In().say("Draws by hand are left out."));
    bag_card_->SetNote(is_large ? In().say("Draws by hand are left out.") : wxString());
    show_label(*picture_, TheDesk(), [](auto& in) { return in.say("Save as picture …"); });
    show_label(*export_, TheDesk(), [](auto& in) { return in.say("Export draws …"); });
    ShowBag();
    Layout();
}

/// All games, or the one that is checked.
void FairnessTab::ShowScope() {
    const journal::Books& books = *TheDesk().journal;
    const auto all = nights::bag_fairness(books);
    const auto game = check_->Chosen();
    const bool is_one = game && scope_->GetSelection() == kOneGame;
    const auto of_game = game ? std::optional(nights::bag_fairness(books, *game)) : std::nullopt;
    fairness_ = is_one ? *of_game : all;
    show_entries(*scope_, TheDesk(), is_one ? kOneGame : 0, [&](auto& in) {
        // TRANSLATORS: %s is a number of gems the app drew in all games
        std::vector entries{wxString::Format(in.say("All games, %s draws"), words::grouped(all.draws))};
        // TRANSLATORS: %s is a number of gems the app drew in one game
        const wxString one = in.say("The game at the right, %s draws");
        if (of_game) entries.push_back(wxString::Format(one, words::grouped(of_game->draws)));
        return entries;
    });
    describe(*scope_, In().say("Which games"));
}

Bars FairnessTab::Drawn() const {
    Bars bars{.rows = {},
              .most = 1,
              .from_middle = false,
              .has_bars = true,
              .size = BarSize::Usual,
              .less = {},
              .more = {},
              .figure_head = In().say_in("gems", "drawn"),
              .second_head = In().say_in("gems", "expected")};
    for (const deepblue::Gem gem : words::kGemsOnScreen) {
        const nights::ColourRow& row = fairness_.colours[static_cast<std::size_t>(gem)];
        bars.most = std::max({bars.most, static_cast<double>(row.drawn) * 1.05, row.high * 1.02});
        bars.rows.push_back({.gem = gem,
                             .flag = {},
                             .label = {},
                             .value = static_cast<double>(row.drawn),
                             .mark = row.expected,
                             .range = std::pair(row.low, row.high),
                             .figure = words::grouped(row.drawn),
                             .second = words::grouped(std::llround(row.expected))});
    }
    return bars;
}

void FairnessTab::ShowBag() {
    bag_card_->SetTitle(In().say("Drawn versus expected"));
    bag_card_->SetMinSize({TheLook().px(kBag), wxDefaultCoord});
    bag_->SetBars(Drawn(), In().say("Drawn versus expected"));
    const auto key = [](auto& in) {
        return KeyFace{.mark = in.say("expected from the bag at each draw"),
                       .range = in.say("where 95 of 100 fair bags end up")};
    };
    key_->ReserveFor(in_every_language(TheDesk(), key));
    key_->SetFace(key(In()));
    const auto verdict = [this](auto& in) { return Verdict(in); };
    verdict_->ReserveFor(in_every_language(TheDesk(), verdict));
    verdict_->SetFace(verdict(In()));
    bag_card_->Layout();
}

VerdictFace FairnessTab::Verdict(const words::Language& in) const {
    const bool is_enough = !std::holds_alternative<nights::TooFewDraws>(fairness_.verdict);
    return {.icon = is_fine(fairness_.verdict) ? std::optional(Icon::Tick) : std::nullopt,
            .verdict = words::verdict(fairness_.verdict, in),
            .meaning = words::verdict_meaning(fairness_.verdict, in),
            .statistic = is_enough ? words::verdict_statistic(fairness_, in) : wxString()};
}

void FairnessTab::SavePicture() {
    const wxString path = ask_where_to_save(this, In().say("Save as picture"), "fairness.png", "*.png");
    if (path.empty()) return;
    const wxString title = In().say("Drawn versus expected") + wxString::FromUTF8(" · ") + scope_->GetStringSelection();
    const wxString note =
        words::verdict(fairness_.verdict, In()) + ". " + words::verdict_meaning(fairness_.verdict, In());
    tell_saved(TheDesk(), path, save_chart(path, {.title = title, .note = note}, Drawn(), TheLook()));
}

void FairnessTab::SaveDraws() {
    const wxString path = ask_where_to_save(this, In().say("Export draws"), "draws.csv", "*.csv");
    if (path.empty()) return;
    try {
        const auto tables = nights::csv_tables(TheDesk().journal, nights::People(*TheDesk().journal));
        tell_saved(TheDesk(), path, write_file(path, tables.draws));
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

}  // namespace desktop
