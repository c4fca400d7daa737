#include "app/desktop/pages/table_page.h"

#include <algorithm>

#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_recount_dialog.h"
#include "app/words/gems.h"
#include "app/words/log.h"
#include "app/words/prompts.h"
#include "app/words/table_words.h"

namespace desktop {
namespace {

using deepblue::Action;
using deepblue::Seat;

constexpr int kMostRevealed = 2;  // two boats move in a turn

}  // namespace

TablePage::TablePage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      banner_(new PromptBanner(this, desk.look)),
      bag_(new TableBagCard(this, desk.look)),
      city_(new TableCard(this, desk.look)),
      city_count_(new Label(city_, desk.look, Type::Heading, Ink::Normal, Align::Right)),
      fresco_(new FrescoView(city_, desk.look)),
      chests_(new TableChestsCard(this, desk.look)),
      log_(new TableLogView(this, desk.look)),
      hint_(new HintStrip(this, desk)),
      actions_(new TableActions(this, desk.look)),
      scatter_(new TableScatter(this, desk.look)),
      sheet_(new TablePeekSheet(this, desk)) {
    banner_->SetCanFocus(true);  // not by Tab, but keys must go somewhere
    city_->Head().Add(city_count_, wxSizerFlags().CentreVertical());
    city_->Content().Add(fresco_, wxSizerFlags(1).Expand());
    chests_->OnHold([this](Seat owner) { sheet_->Cover(owner); }, [this] { sheet_->Uncover(); });
    bag_->CountButton().Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Recount(); });
    log_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Steps); });
    scatter_->OnAnswer([this](int count) { ScatterByApp(count); },
                       [this](const std::vector<deepblue::Gem>& gems) {
                           Play(Action(deepblue::Scatter{gems, deepblue::Source::Hand}));
                       });
    scatter_->Hide();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Layout();
        event.Skip();
    });
}

void TablePage::Enter() {
    asks_for_city_ = false;
}

wxString TablePage::Spoken() const {
    return banner_->SpokenName();
}

void TablePage::ShowState() {
    sheet_->Uncover();
    if (!TheTable().started()) return;
    story_ = session::story_of(TheSession().actions());
    if (shown_steps_ != TheSession().actions().size()) {
        shown_steps_ = TheSession().actions().size();
        asks_for_city_ = false;
        RestFocus();
    }
    ShowBanner();
    show_face(bag_->CountButton(), TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Count and compare …"), .icon = Icon::Tick};
    });
    bag_->ShowBag(TheTable(), story_);
    bag_->CountButton().EnableUnless(WhyNot(deepblue::Recount{TheTable().bag}));
    ShowCity();
    chests_->ShowChests(TheTable().seats);
    ShowLog();
    ShowHint();
    ShowActions();
}

void TablePage::ShowHint() {
    // From afar only the question is read.
    const auto hint = TheDesk().look.scale().table_mode() ? std::nullopt : HintNow();
    hint_->SetHint(hint, hint ? InLanguageOf(hint->seat) : In());
}

wxString TablePage::Title() const {
    // TRANSLATORS: %d is the number of a turn
    return wxString::Format(In().say("Turn %d"), std::max(1, story_.turn));
}

wxString TablePage::Context() const {
    // TRANSLATORS: %1$s is the scenario, %2$d how many cards the market deck has left
    return wxString::Format(In().say("%1$s · market deck %2$d"), words::name(TheTable().scenario, In()),
                            TheTable().market.deck) +
           L" · " + words::seal(TheSession().commitment(), In());
}

wxString TablePage::CityQuestion(Seat seat, const words::Language& in) const {
    // TRANSLATORS: %s is a player's name; the answers are none, one and two
    return wxString::Format(in.say("%s: how many Sunken City wrecks were revealed?"), NameOf(seat));
}

bool TablePage::ScattersByHand() const {
    return std::holds_alternative<session::AskForScatter>(TheSession().prompt()) &&
           TheSession().settings().drawing == session::Drawing::Hand;
}

void TablePage::ShowBanner() {
    const Seat seat = TheTable().on_turn;
    const auto asked = [&](const words::Language& in) {
        if (asks_for_city_) return CityQuestion(seat, in);
        if (ScattersByHand()) return words::scatter_by_hand(NameOf(seat), in);
        return words::question(TheSession().prompt(), TheTable().seats, in);
    };
    PromptFace face = PromptFor(seat, asked);
    face.then = In().say("then");
    for (const Seat follower : TheTable().seats.clockwise_from(seat))
        if (follower != seat) face.followers.push_back(ColourOf(follower));
    banner_->SetFace(face);
}

void TablePage::ShowCity() {
    const int filled = TheTable().wrecks.city;
    city_->SetTitle(In().say("Sunken City"));
    // TRANSLATORS: %1$d is how many of the %2$d places of the Sunken City are filled
    city_count_->SetText(wxString::Format(In().say("%1$d of %2$d"), filled, deepblue::kCityWrecks));
    fresco_->SetFilled(filled);
    city_->Layout();
}

void TablePage::ShowLog() {
    std::vector<TableLogView::Line> lines;
    for (const auto& line : words::last_lines(story_, TheTable().seats, TableLogView::kLines, In()))
        lines.push_back({line.by ? std::optional(ColourOf(*line.by)) : std::nullopt, line.text});
    log_->SetLog(lines, static_cast<int>(TheSession().actions().size()));
}

void TablePage::ShowActions() {
    const Seat seat = TheTable().on_turn;
    const bool scatters = std::holds_alternative<session::AskForScatter>(TheSession().prompt());
    if (scatters)
        scatter_->Ask(ScattersByHand(), TheTable().bag);
    else
        asks_for_city_ ? OfferCityWrecks(seat) : OfferTurn(seat);
    scatter_->Show(scatters);
    actions_->Show(!scatters);
}

wxString TablePage::WhyNoRecruit(Seat seat) const {
    const wxString reason = WhyNot(deepblue::Recruit{seat});
    return reason.empty() || WhyNot(deepblue::Refresh{seat}).empty() ? wxString() : reason;
}

wxString TablePage::WhyNoDive(Seat seat) const {
    const auto why_not = [&](bool city) { return WhyNot(deepblue::BeginDive{seat, {.city = city}, {{.seat = seat}}}); };
    const wxString reason = why_not(false);
    return reason.empty() || why_not(true).empty() ? wxString() : reason;
}

void TablePage::OfferTurn(Seat seat) {
    const wxString deck_used_up =
        TheTable().market.deck == 0 ? In().say("the deck is used up, no new card comes") : wxString();
    actions_->Offer(
        {{{.face = {.label = In().say("Recruit"), .detail = deck_used_up, .key = "1", .icon = Icon::Recruit},
           .reason = WhyNoRecruit(seat),
           .chosen = [this, seat] { Recruit(seat); }},
          {.face = {.label = In().say("Sail"), .key = "2", .icon = Icon::Sail},
           .reason = WhyNot(deepblue::Sail{seat}),
           .chosen = [this, seat] { Sail(seat); }},
          {.face = {.label = In().say("Rest"), .key = "3", .icon = Icon::Rest},
           .reason = WhyNot(deepblue::Rest{seat}),
           .chosen = [this, seat] { Play(Action(deepblue::Rest{seat})); }},
          // TRANSLATORS: the action, as in "to dive"
          {.face = {.label = In().say_in("action", "Dive"), .key = "4", .icon = Icon::Bell},
           .style = ButtonStyle::Primary,
           .reason = WhyNoDive(seat),
           .chosen = [this] { TheDesk().helm.Go(PageId::DiveSetUp); }}}},
        shown_steps_);
}

void TablePage::OfferCityWrecks(Seat seat) {
    const auto answer = [&](const wxString& label, int revealed) {
        return TableChoice{.face = {.label = label, .key = wxString::Format("%d", revealed)},
                           .reason = WhyNot(deepblue::Sail{seat, revealed}),
                           .chosen = [this, seat, revealed] {
                               Play(Action(deepblue::Sail{seat, revealed}));
                           }};
    };
    actions_->Offer({{{.face = {.label = In().say("Back"), .key = In().say_in("key", "Esc"), .icon = Icon::Back},
                       .chosen = [this] { AskForCityWrecks(false); }},
                      // TRANSLATORS: how many Sunken City wrecks were revealed
                      answer(In().say_in("wrecks", "None"), 0),
                      answer(In().say_in("wrecks", "One"), 1),
                      answer(In().say_in("wrecks", "Two"), 2)}},
                    shown_steps_);
}

void TablePage::AskForCityWrecks(bool asked) {
    asks_for_city_ = asked;
    ShowBanner();
    ShowActions();
    Layout();
    RestFocus();
}

void TablePage::Recruit(Seat seat) {
    // With the deck used up nothing is revealed, so there is nothing to ask.
    if (TheTable().market.deck == 0)
        Play(Action(deepblue::Recruit{seat}));
    else
        TheDesk().helm.Go(PageId::Recruit);
}

void TablePage::Sail(Seat seat) {
    const bool counts = TheTable().scenario == deepblue::Scenario::StormIsComing ||
                        TheTable().scenario == deepblue::Scenario::ScatteredWealth;
    if (counts && WhyNot(deepblue::Sail{seat, 1}).empty())
        AskForCityWrecks(true);
    else
        Play(Action(deepblue::Sail{seat}));
}

void TablePage::ScatterByApp(int count) {
    if (!Play(deepblue::ScatterAsked{.count = count})) return;
    // The gems have to be laid out in this order, so it is told besides the log.
    TheDesk().helm.Tell(words::log_line(TheSession().actions().back(), TheTable().seats, In()));
}

void TablePage::Recount() {
    CallAfter([this] {
        TableRecountDialog dialog(
            this, TheDesk(), [this](const deepblue::GemCounts& counted) { return WhyNot(deepblue::Recount{counted}); });
        if (dialog.ShowModal() == wxID_OK) Play(Action(deepblue::Recount{dialog.Counted()}));
    });
}

bool TablePage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE && !asks_for_city_ && !TheDesk().look.scale().table_mode())
        return TheDesk().helm.Go(PageId::Start), true;
    if (key == 'B') return bag_->CountButton().Activate(), true;
    const bool is_press = is_enter(key) || key == WXK_SPACE;
    if (is_press && IsFocusChosen()) return false;
    if (scatter_->IsShown()) return scatter_->TakeKey(key) || is_press;
    if (asks_for_city_) return TakeCityKey(key) || is_press;
    const auto digit = digit_of_key(key);
    if (!is_press && (!digit || *digit < 1 || *digit > static_cast<int>(TableActions::kChoices))) return false;
    actions_->Press(is_press ? TableActions::kChoices - 1 : static_cast<std::size_t>(*digit) - 1);
    return true;
}

bool TablePage::TakeCityKey(int key) {
    const auto digit = digit_of_key(key);
    if (key == WXK_ESCAPE) return AskForCityWrecks(false), true;
    return digit && *digit <= kMostRevealed && (actions_->Press(static_cast<std::size_t>(*digit) + 1), true);
}

}  // namespace desktop
