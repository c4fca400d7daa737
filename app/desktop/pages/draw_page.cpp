#include "app/desktop/pages/draw_page.h"

#include <algorithm>

#include "app/desktop/every_language.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/show_face.h"
#include "app/session/crew_hands.h"
#include "app/words/coach_words.h"
#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/log.h"
#include "app/words/prompts.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Gem;

Sound sound_of(Gem gem, bool is_first) {
    switch (gem) {
        case Gem::Black: return is_first ? Sound::FirstBlack : Sound::HazardBlack;
        case Gem::Blue: return is_first ? Sound::FirstBlue : Sound::HazardBlue;
        case Gem::Silver: return Sound::Silver;
        case Gem::Gold: return Sound::Gold;
        case Gem::Red: return Sound::Red;
        case Gem::Green: return Sound::Green;
        case Gem::Purple: return Sound::Purple;
    }
    return Sound::Silver;
}

/// `known` filled up with whatever the bag still has to a pull of that size.
std::vector<Gem> filled_up(std::vector<Gem> known, deepblue::GemCounts bag, int size) {
    for (const Gem gem : known) --bag[gem];
    for (const Gem gem : kGemsOnScreen)
        for (; bag[gem] > 0 && static_cast<int>(known.size()) < size; --bag[gem]) known.push_back(gem);
    return known;
}

/// The gem digit `key` stands for, or nothing.
std::optional<Gem> gem_of_key(int key) {
    const int digit = key >= WXK_NUMPAD0 && key <= WXK_NUMPAD9 ? key - WXK_NUMPAD0 : key - '0';
    if (digit < 1 || digit > static_cast<int>(kGemsOnScreen.size())) return std::nullopt;
    return kGemsOnScreen[static_cast<std::size_t>(digit - 1)];
}

}  // namespace

DrawPage::DrawPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      banner_(new PromptBanner(this, desk.look)),
      board_(new DrawBoard(this, desk.look)),
      divers_(new DrawDivers(this, desk.look)),
      away_(new DrawAway(this, desk.look)),
      cards_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)),
      undo_(new UndoButton(this, desk.look)),
      leave_(new LeaveCorner(this, desk)),
      odds_(new DrawOdds(this, desk.look)),
      keys_(new DrawKeys(this, desk.look, [this](Gem gem) { Tap(gem); })),
      hint_(new HintStrip(board_, desk)),
      coach_(new Label(this, desk.look, Type::Body)),
      stop_(new BigButton(this, desk.look, ButtonStyle::Second)),
      draw_(new BigButton(this, desk.look, ButtonStyle::Primary)) {
    board_->SetHint(hint_);
    coach_->SetIcon(Icon::Bulb);
    BindButtons();
}

void DrawPage::BindButtons() {
    divers_->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        const auto row = static_cast<std::size_t>(event.GetInt());
        TheDesk().helm.OpenCards(session::divers_in_sight(TheTable()).at(row).diver.seat);
    });
    cards_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { OpenCards(); });
    undo_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Undo(); });
    undo_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { TheDesk().helm.Go(PageId::Steps); });
    odds_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { TheDesk().helm.OfferOdds(); }); });
    stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { StopDive(); });
    draw_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { DrawByApp(); });
}

wxString DrawPage::Title() const {
    return TheTable().dive() ? words::dive_title(TheTable(), In()) : In().say("Dive");
}

wxString DrawPage::Context() const {
    return TheTable().dive() ? words::dive_place(TheDive().wreck, In()) : wxString();
}

DrawPage::Shown DrawPage::Now() const {
    return {TheSession().actions().size(), TheTable().dives.size(), TheDive().drawn.size()};
}

bool DrawPage::HasJustRisen(const Shown& now) const {
    const bool is_next = now.actions == shown_.actions + 1 && now.dives == shown_.dives && now.gems > shown_.gems;
    return is_next && std::holds_alternative<deepblue::Draw>(TheSession().actions().back());
}

wxString DrawPage::Spoken() const {
    return TheTable().dive() ? words::question(TheSession().prompt(), TheTable().seats, In()) : wxString();
}

void DrawPage::ShowState() {
    if (TheTable().dive() == nullptr) return;
    const Shown now = Now();
    const bool rises = HasJustRisen(now);
    const bool is_new = now != shown_;
    if (is_new) {
        tapped_.clear();
        is_switched_ = false;
        RestFocus();
    }
    shown_ = now;
    ShowBanner();
    board_->SetDive(TheDive(), rises);
    divers_->SetDivers(session::divers_in_sight(TheTable()), TheTable().seats);
    ShowAway();
    ShowBottom();
    ShowUndo();
    ShowRemark(is_new);
    if (is_new && std::holds_alternative<deepblue::BeginDive>(TheSession().actions().back())) OfferCards();
}

void DrawPage::ShowRemark(bool is_new) {
    // From afar only the question is read.
    const auto hint = TheLook().scale().table_mode() ? std::nullopt : HintNow();
    hint_->SetHint(hint, hint ? InLanguageOf(hint->seat) : In());
    const auto asked = std::pair(TheSession().settings().coach, In().tag());
    if (is_new || asked != coached_) ShowCoach();
    coached_ = asked;
    coach_->Show(HasCoach() && !coach_->SpokenName().empty());
}

bool DrawPage::HasCoach() const {
    return TheSession().settings().coach && !TheLook().scale().table_mode();
}

std::optional<session::Advice> DrawPage::AdviceNow() {
    if (!TheSession().settings().coach) return std::nullopt;
    if (!best_play_) best_play_ = std::make_unique<deepblue::BestPlay>();
    return session::last_advice(TheSession().actions(), *best_play_);
}

void DrawPage::ShowCoach() {
    const auto advice = AdviceNow();
    const auto said = [&](auto& in) { return advice ? words::coach_at_the_table(*advice, in) : wxString(); };
    coach_->SetText(said(In()));
    coachings_ = in_every_language(TheDesk(), said);
}

bool DrawPage::IsByHand() const {
    return (TheSession().settings().drawing == session::Drawing::Hand) != is_switched_;
}

void DrawPage::ShowBanner() {
    const deepblue::Seat leader = TheDive().leader().seat;
    const auto prompt = TheSession().prompt();
    const auto ask = [&](const words::Language& in) {
        return IsByHand() ? words::question_by_hand(prompt, static_cast<int>(tapped_.size()), TheTable().seats, in)
                          : words::question(prompt, TheTable().seats, in);
    };
    PromptFace face = PromptFor(leader, ask);
    const auto figure = [](std::size_t number, const wxString& word) {
        return BannerFigure{wxString::Format("%d", static_cast<int>(number)), word};
    };
    const std::size_t drawn = TheDive().drawn.size();
    // TRANSLATORS: follows a number of gems
    const wxString drawn_word = In().say_number("drawn", "drawn", static_cast<int>(drawn));
    if (!TheLook().scale().table_mode()) face.figures.push_back(figure(drawn, drawn_word));
    face.figures.push_back(figure(static_cast<std::size_t>(TheTable().bag.total()), In().say("in the bag")));
    banner_->SetFace(face);
}

void DrawPage::ShowBottom() {
    const bool in_table_mode = TheLook().scale().table_mode();
    const bool pair = pull_size(TheTable()) == 2;
    const words::Language& in = InLanguageOf(TheDive().leader().seat);
    const wxString draw = pair ? in.say("Draw two gems") : in.say("Draw a gem");
    // Read from afar, key caps are only in the way.
    const auto key = [in_table_mode](const wxString& cap) { return in_table_mode ? wxString() : cap; };
    stop_->SetFace({.label = in_table_mode ? in.say("Stop") : in.say("Stop the dive"), .key = key("S")});
    draw_->SetFace({.label = in_table_mode ? (pair ? in.say("Draw two") : in.say("Draw")) : draw,
                    .key = key(in.say_in("key", "Space"))});
    stop_->EnableUnless(WhyNotStop(in));
    draw_->EnableUnless(WhyNotDraw(in));
    show_face(*cards_, TheDesk(), [&](const words::Language& each) {
        return ButtonFace{.label = each.say("Crew card …"), .key = key("C"), .icon = Icon::Card};
    });
    deepblue::GemCounts left = TheTable().bag;
    for (const Gem gem : tapped_) --left[gem];
    keys_->SetBag(left, tapped_, [this, &in](Gem gem) { return WhyNotNext(gem, in); });
    odds_->SetTable(TheTable(), TheSession().settings().odds);
    keys_->Show(IsByHand());
    draw_->Show(!IsByHand());
    odds_->Show(!IsByHand() && TheSession().settings().odds != session::OddsShown::Off);
}

void DrawPage::ShowAway() {
    std::vector<deepblue::Seat> away;
    std::vector<deepblue::Colour> colours;
    for (const deepblue::Seat seat : TheTable().seats.all()) {
        if (TheDive().find(seat)) continue;
        away.push_back(seat);
        colours.push_back(ColourOf(seat));
    }
    away_->SetPlayers(colours, words::not_diving(away, TheTable().seats, In()),
                      words::not_diving_in_short(away.size(), In()));
    away_->Show(!away.empty() && !TheLook().scale().table_mode());
}

void DrawPage::ShowUndo() {
    undo_->Show(TheLook().scale().table_mode());
    leave_->ShowInTableMode();
    const auto& actions = TheSession().actions();
    const wxString step = tapped_.empty() ? words::step_name(actions.back(), TheTable().seats, In()) : Undoable(In());
    undo_->SetStep(words::undo(step, In()));
}

wxString DrawPage::Undoable(const words::Language& in) const {
    // TRANSLATORS: %s is the colour of a gem that was tapped as the first of two
    return tapped_.empty() ? wxString() : wxString::Format(in.say("%s tapped"), words::name(tapped_.back(), in));
}

/// A gem that is out of the bag is not left out of the dive.
wxString DrawPage::WhyNotStop(const words::Language& in) const {
    return tapped_.empty() ? WhyNot(deepblue::Stop{}, in) : in.say("first tap the second gem");
}

wxString DrawPage::WhyNotDraw(const words::Language& in) const {
    return WhyNot(deepblue::Draw{filled_up({}, TheTable().bag, pull_size(TheTable())), deepblue::Source::Hand}, in);
}

wxString DrawPage::WhyNotNext(Gem gem, const words::Language& in) const {
    std::vector<Gem> known = tapped_;
    known.push_back(gem);
    return WhyNot(deepblue::Draw{filled_up(known, TheTable().bag, pull_size(TheTable())), deepblue::Source::Hand}, in);
}

void DrawPage::DrawByApp() {
    PlayDraw(deepblue::DrawAsked{});
}

void DrawPage::Tap(Gem gem) {
    tapped_.push_back(gem);
    if (static_cast<int>(tapped_.size()) < pull_size(TheTable())) return TheDesk().helm.ShowAgain();
    const deepblue::Draw draw{tapped_, deepblue::Source::Hand};
    tapped_.clear();
    PlayDraw(deepblue::Action(draw));
}

void DrawPage::Untap() {
    if (tapped_.empty()) return;
    tapped_.pop_back();
    TheDesk().helm.ShowAgain();
}

void DrawPage::SwitchHand() {
    is_switched_ = !is_switched_;
    tapped_.clear();
    TheDesk().helm.ShowAgain();
}

void DrawPage::PlayDraw(const deepblue::Line& line) {
    if (!Play(line)) return;
    PlaySound();
    OfferCards();
}

void DrawPage::PlaySound() {
    const auto* dive = TheTable().dive();
    if (dive == nullptr || dive->last_pull == 0) return;
    // Of a pair the one is heard that matters more: a hazard to answer, else the gem that came last.
    Gem heard = dive->drawn.back();
    if (const auto* open = std::get_if<deepblue::Answering>(&dive->phase))
        heard = open->open[Gem::Black] > 0 ? Gem::Black : Gem::Blue;
    TheDesk().sounds.Play(sound_of(heard, dive->board()[heard] == 1));
}

void DrawPage::OfferCards() {
    const auto* dive = TheTable().dive();
    if (dive == nullptr || dive->drawn.empty()) return;
    const bool always = !TheTable().rules.late_cards || TheDesk().preferences.get().cards == CardsOpen::AfterEveryGem;
    const bool wanted = always || session::card_newly_fits(TheSession().actions(), TheDesk().memory.cards());
    const auto is_deciding = [this] {
        const auto* now = TheTable().dive();
        return now != nullptr && std::holds_alternative<deepblue::Deciding>(now->phase);
    };
    if (!wanted || !is_deciding()) return;
    // The gem is seen first.
    TheLook().motion().run(
        this, kGemDrawn, [](double) {},
        [this, is_deciding] {
            CallAfter([this, is_deciding] {
                if (IsShownOnScreen() && is_deciding()) OpenCards();
            });
        });
}

void DrawPage::StopDive() {
    if (!Play(deepblue::Action(deepblue::Stop{}))) return;
    TheDesk().sounds.Play(Sound::DiveStopped);
    // This page is gone by now, so the coach speaks over the one that follows.
    if (const auto advice = AdviceNow()) TheDesk().helm.Tell(words::coach_at_the_table(*advice, In()));
}

bool DrawPage::Press(DrawnControl& control) {
    if (control.Activate() || control.Reason().empty()) return true;
    TheDesk().sounds.Play(Sound::Refused);
    TheDesk().helm.Tell(control.Reason());
    return true;
}

bool DrawPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers() || TheTable().dive() == nullptr) return false;
    const int key = event.GetKeyCode();
    switch (key) {
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (IsFocusChosen()) return false;
            return IsByHand() || Press(*draw_);
        case 'S': return Press(*stop_);
        case 'C': return Press(*cards_);
        case 'H': return SwitchHand(), true;
        case WXK_BACK: return Untap(), true;
        default: break;
    }
    const auto gem = gem_of_key(key);
    return gem && IsByHand() && Press(keys_->Key(*gem));
}

}  // namespace desktop
