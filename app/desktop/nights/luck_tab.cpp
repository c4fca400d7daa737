#include "app/desktop/nights/luck_tab.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/clipboard.h"
#include "app/desktop/files.h"
#include "app/desktop/nights/chart_picture.h"
#include "app/desktop/pages/show_words.h"
#include "app/nights/bag_fairness.h"
#include "app/words/days.h"
#include "app/words/luck_words.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr std::size_t kNightsAtOnce = 24;
constexpr std::int64_t kGamesForCharts = 3;
constexpr double kLedgerText = 724;
constexpr double kOddsText = 500;
constexpr double kSumText = 668;
constexpr double kMargin = 20;
constexpr double kGap = 12;
constexpr double kLeastNight = 160;
constexpr int kLedgerShare = 760;
constexpr int kRightShare = 538;
constexpr int kMoreForText = 60;  // what the right gets of the left where the text is large

double most_of(const std::vector<nights::LuckRow>& rows) {
    double most = 1;
    for (const nights::LuckRow& row : rows) most = std::max(most, std::abs(row.vp));
    return most;
}

}  // namespace

LuckTab::LuckTab(wxWindow* parent, Desk& desk) : NightsTab(parent, desk) {
    auto* column = new Stack(desk.look, wxVERTICAL, 14, kMargin);
    AddControls(*column);
    none_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    column->Add(none_, wxSizerFlags().Expand());
    AddCards(*column);
    SetSizer(column);
    night_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { NightChosen(); });
    app_only_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { TheDesk().helm.ShowAgain(); });
    copy_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Copy(); });
    save_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Save(); }); });
}

void LuckTab::AddControls(Stack& column) {
    Look& look = TheLook();
    night_ = new wxChoice(this, wxID_ANY);
    app_only_ = new wxCheckBox(this, wxID_ANY, wxString());
    copy_ = new wxButton(this, wxID_ANY, wxString());
    save_ = new wxButton(this, wxID_ANY, wxString());
    auto* row = new Stack(look, wxHORIZONTAL, kGap);
    row->Add(night_, wxSizerFlags().CentreVertical());
    row->Add(app_only_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(copy_, wxSizerFlags().CentreVertical());
    row->Add(save_, wxSizerFlags().CentreVertical());
    column.Add(row, wxSizerFlags().Expand());
}

void LuckTab::AddCards(Stack& column) {
    Look& look = TheLook();
    ledger_card_ = new Card(this, look);
    about_ = new Label(ledger_card_, look, Type::Body, Ink::Secondary);
    ledger_ = new ChartArea(ledger_card_, look);
    sum_card_ = new Card(ledger_card_, look, CardStyle::Sunk);
    sum_ = new Label(sum_card_, look, Type::Body);
    sum_->SetIcon(Icon::Bulb);
    sum_card_->Content().Add(sum_, wxSizerFlags().Expand());
    ledger_card_->Content().Add(about_, wxSizerFlags().Expand());
    ledger_card_->Content().Add(ledger_, wxSizerFlags(1).Expand());
    ledger_card_->Content().Add(sum_card_, wxSizerFlags().Expand());
    brave_card_ = new Card(this, look);
    bravest_ = new BraveRows(brave_card_, look);
    brave_card_->Content().Add(bravest_, wxSizerFlags(1).Expand());
    odds_card_ = new Card(this, look);
    odds_about_ = new Label(odds_card_, look, Type::Label, Ink::Secondary);
    odds_ = new BarChart(odds_card_, look);
    odds_card_->Content().Add(odds_about_, wxSizerFlags().Expand());
    odds_card_->Content().Add(odds_, wxSizerFlags(1).Expand());
    cards_ = new Stack(look, wxHORIZONTAL, 20);
    auto* right = new Stack(look, wxVERTICAL, 16);
    right->Add(brave_card_, wxSizerFlags(1).Expand());
    right->Add(odds_card_, wxSizerFlags(1).Expand());
    cards_->Add(ledger_card_, wxSizerFlags(kLedgerShare).Expand());
    cards_->Add(right, wxSizerFlags(kRightShare).Expand());
    column.Add(cards_, wxSizerFlags(1).Expand());
    for (Card* card : {ledger_card_, brave_card_, odds_card_})
        card->SetMinSize({1, wxDefaultCoord});  // no heading makes one of them wider
}

void LuckTab::ShowState() {
    const journal::Books& books = *TheDesk().journal;
    if (night_->IsEmpty()) app_only_->SetValue(nights::bag_fairness(books).draws > 0);
    ShowNights();
    ShowControls();
    luck_ = nights::luck(books, nights::People(books), Night(), app_only_->GetValue());
    ShowLedger();
    ShowBravest();
    ShowOdds();
    const bool has_games = luck_.games > 0;
    none_->SetText(In().say("No games yet. The first one appears here by itself."));
    none_->Show(!has_games);
    GetSizer()->Show(cards_, has_games, true);
    for (wxWindow* control : {static_cast<wxWindow*>(copy_), static_cast<wxWindow*>(save_)}) control->Enable(has_games);
    Layout();
}

/// The night that was chosen stays chosen; at first it is the newest one.
void LuckTab::ShowNights() {
    const journal::Books& books = *TheDesk().journal;
    const std::size_t shown = std::max(kNightsAtOnce, evenings_.size());
    const bool is_first = night_->GetCount() == 0;
    const auto chosen = Night();
    evenings_ = nights::evenings(books, shown + 1);
    has_earlier_ = evenings_.size() > shown;
    if (has_earlier_) evenings_.resize(shown);
    int selected = is_first && !evenings_.empty() ? 1 : 0;
    for (std::size_t i = 0; i < evenings_.size(); ++i)
        if (chosen == evenings_[i].night.id) selected = static_cast<int>(i) + 1;
    show_entries(*night_, TheDesk(), selected, [this](auto& in) { return Entries(in); });
}

std::vector<wxString> LuckTab::Entries(const words::Language& in) const {
    const auto now = session::system_time();
    std::vector<wxString> entries{in.say("All games")};
    for (const nights::Evening& evening : evenings_)
        entries.push_back(words::short_night_name(evening.night.date, evening.night.place, now, in));
    if (has_earlier_) entries.push_back(in.say("Earlier nights …"));
    return entries;
}

std::optional<journal::NightId> LuckTab::Night() const {
    const int chosen = night_->GetSelection();
    if (chosen < 1 || chosen > static_cast<int>(evenings_.size())) return {};
    return evenings_[static_cast<std::size_t>(chosen) - 1].night.id;
}

void LuckTab::NightChosen() {
    if (night_->GetSelection() > static_cast<int>(evenings_.size())) {
        evenings_.resize(evenings_.size() + kNightsAtOnce);  // so many are read next
        night_->SetSelection(0);
    }
    TheDesk().helm.ShowAgain();
}

void LuckTab::ShowControls() {
    describe(*night_, In().say("Which games"));
    show_label(*app_only_, TheDesk(), [](auto& in) { return in.say("Only draws of the app"); });
    show_label(*copy_, TheDesk(), [](auto& in) { return in.say("Copy as text"); });
    show_label(*save_, TheDesk(), [](auto& in) { return in.say("Save as picture …"); });
    cards_->GetItem(std::size_t{0})->SetProportion(kLedgerShare - MoreForText());
    cards_->GetItem(std::size_t{1})->SetProportion(kRightShare + MoreForText());
    FitNight();
}

int LuckTab::MoreForText() const {
    return has_large_type(TheLook().scale()) ? kMoreForText : 0;
}

/// The name of a night may be longer than what the row has for it.
void LuckTab::FitNight() {
    int room = GetClientSize().x - TheLook().px(2 * kMargin + 3 * kGap);
    for (const wxWindow* control :
         {static_cast<wxWindow*>(app_only_), static_cast<wxWindow*>(copy_), static_cast<wxWindow*>(save_)})
        room -= control->GetEffectiveMinSize().x;
    night_->SetMinSize(
        {std::min(night_->GetMinWidth(), std::max(room, TheLook().px(kLeastNight))), night_->GetMinHeight()});
}

bool LuckTab::HasCharts() const {
    return luck_.played >= kGamesForCharts;
}

Bars LuckTab::Ledger() const {
    Bars bars{.rows = {},
              .most = most_of(luck_.ledger),
              .from_middle = true,
              .has_bars = HasCharts(),
              .size = BarSize::Large,
              .less = In().say("less than the odds gave"),
              .more = In().say("more than the odds gave")};
    for (const nights::LuckRow& row : luck_.ledger)
        bars.rows.push_back({.gem = {},
                             .flag = deepblue::colour_from_id(row.player.colour),
                             .label = words::spoken(row.player.name),
                             .value = row.vp,
                             .mark = {},
                             .range = {},
                             .figure = words::signed_vp(row.vp)});
    return bars;
}

void LuckTab::ShowLedger() {
    ledger_card_->SetTitle(In().say("Luck ledger"));
    const bool is_known = !luck_.ledger.empty();
    show_paragraph(*about_, TheDesk(), kLedgerText - MoreForText(), [&](auto& in) {
        return is_known ? in.say("VP from dives led, against the average of all gems that could have come.")
                        : in.say("Of these games only the scores are known.");
    });
    ledger_->SetBars(Ledger(), In().say("Luck ledger"));
    ledger_->Show(is_known);
    sum_card_->Show(luck_.played > 0);
    show_paragraph(*sum_, TheDesk(), kSumText - MoreForText(),
                   [this](auto& in) { return words::luck_of_the_table(luck_, in); });
    ledger_card_->Layout();
}

void LuckTab::ShowBravest() {
    brave_card_->SetTitle(In().say("Bravest draws of the night"));
    std::vector<BraveRow> rows;
    for (const nights::BraveMoment& moment : luck_.bravest)
        rows.push_back({deepblue::colour_from_id(moment.player.colour), words::brave_draw(moment, In()),
                        words::brave_end(moment, In())});
    wxString none = In().say("Choose a night to see its bravest draws.");
    if (luck_.ledger.empty())
        none = In().say("Of these games only the scores are known.");
    else if (Night())
        none = In().say("Nobody drew again at a risk that night.");
    bravest_->SetRows(std::move(rows), In().say("Bravest draws of the night"), none);
}

Bars LuckTab::Odds() const {
    Bars bars{.rows = {},
              .most = 0.2,
              .from_middle = false,
              .has_bars = HasCharts(),
              .size = BarSize::Small,
              .less = {},
              .more = {},
              .figure_head = In().say_in("chances", "came"),
              .second_head = In().say_in("chances", "expected")};
    for (const nights::OddsRange& range : luck_.odds) {
        bars.most = std::max({bars.most, range.rate() * 1.05, range.expected_rate() * 1.05});
        const bool is_known = range.decisions > 0;
        bars.rows.push_back({.gem = {},
                             .flag = {},
                             .label = words::odds_range(range, In()),
                             .value = range.rate(),
                             .mark = is_known ? std::optional(range.expected_rate()) : std::nullopt,
                             .range = {},
                             .figure = words::answered_share(range, In()),
                             .second = words::expected_share(range, In())});
    }
    return bars;
}

void LuckTab::ShowOdds() {
    odds_card_->SetTitle(In().say("Did the odds keep their word?"));
    show_paragraph(*odds_about_, TheDesk(), kOddsText + MoreForText(),
                   [](auto& in) { return in.say("All “draw again” decisions, grouped by the chance shown"); });
    odds_->SetBars(Odds(), In().say("Did the odds keep their word?"));
    odds_card_->Layout();
}

wxString LuckTab::Title() const {
    return In().say("Luck ledger") + wxString::FromUTF8(" · ") + night_->GetStringSelection();
}

void LuckTab::Copy() {
    const bool is_done = to_clipboard(words::luck_summary(Title(), luck_, In()));
    TheDesk().helm.Tell(is_done ? In().say("Copied.") : In().say("The clipboard is not available. Please try again."));
}

void LuckTab::Save() {
    const wxString path = ask_where_to_save(this, In().say("Save as picture"), "luck.png", "*.png");
    if (path.empty()) return;
    const bool is_done =
        save_chart(path, {.title = Title(), .note = words::luck_of_the_table(luck_, In())}, Ledger(), TheLook());
    tell_saved(TheDesk(), path, is_done);
}

}  // namespace desktop
