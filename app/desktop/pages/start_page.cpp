#include "app/desktop/pages/start_page.h"

#include <wx/choice.h>
#include <wx/sizer.h>

#include <algorithm>

#include "app/desktop/every_language.h"
#include "app/desktop/pages/data_folder.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/start_picture.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/session/kept_steps.h"
#include "app/session/story.h"
#include "app/words/dates.h"
#include "app/words/faults.h"
#include "version.h"

namespace desktop {
namespace {

constexpr double kLeft = 64;
constexpr double kTitleLeft = 141;
constexpr double kTiles = 520;
constexpr double kSubtitle = 640;
constexpr double kTop = 48;
constexpr double kTopForLargeType = 30;

}  // namespace

StartPage::StartPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      title_(new Label(this, desk.look, Type::Hazard, Ink::OnDeepWater)),
      subtitle_(new Label(this, desk.look, Type::Body, Ink::OnDeepWater)),
      continue_(new Tile(this, desk.look)),
      new_game_(new Tile(this, desk.look)),
      learn_(new Tile(this, desk.look)),
      nights_(new Tile(this, desk.look)),
      language_(new wxChoice(this, wxID_ANY)),
      settings_(new wxButton(this, wxID_ANY, wxString())),
      help_(new wxButton(this, wxID_ANY, wxString())),
      kept_(new Label(this, desk.look, Type::Label, Ink::OnDeepWater)),
      imprint_(new Label(this, desk.look, Type::Label, Ink::OnDeepWater, Align::Right)) {
    for (const std::string& tag : Speakers::tags()) language_->Append(Speakers::name(tag));
    continue_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Continue(); });
    new_game_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::NewGame); });
    learn_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Learn); });
    nights_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Nights); });
    settings_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Settings); });
    help_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.ShowHelp(); });
    language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ChooseLanguage(); });
}

/// A game that is over still waits for all its chests to be opened.
bool StartPage::GameRuns() const {
    return TheTable().started() && !(TheTable().over() && TheSession().is_told());
}

/// Back to before its start, by undo; nothing of it is lost.
bool StartPage::GameWasTakenBack() const {
    return TheSession().actions().empty() && TheSession().redo_steps() > 0;
}

void StartPage::Continue() {
    try {
        if (GameWasTakenBack()) TheSession().go_to(TheSession().redo_steps());
        TheDesk().helm.GoToGame();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void StartPage::ShowState() {
    title_->SetText("Divebell");
    subtitle_->SetText(In().say("Gem bag and dive board for your Deep Blue table"));
    show_label(*settings_, TheDesk(), Icon::Gear, [](auto& in) { return in.say("Settings"); });
    show_label(*help_, TheDesk(), Icon::Help, [](auto& in) { return in.say("Help"); });
    imprint_->SetText(wxString::Format(
        // TRANSLATORS: %s is the number of the version
        In().say("Divebell %s · works without a network · fan-made, not affiliated with the publisher"), kVersion));
    kept_->Show(!TheTable().started() && !GameWasTakenBack());
    show_paragraph(*kept_, TheDesk(), kTiles,
                   [this](auto& in) { return where_all_is_kept(TheDesk(), kept_->Kind(), kTiles, in); });
    ShowTiles();
    ShowLanguages();
}

void StartPage::ShowTiles() {
    continue_->Show(GameRuns() || GameWasTakenBack());
    if (GameRuns()) ShowTile(*continue_, [this](auto& in) { return GameTile(in); });
    if (GameWasTakenBack()) ShowTile(*continue_, [this](auto& in) { return BringBackTile(in); });
    ShowTile(*new_game_, [this](auto& in) {
        return TileFace{.title = in.say("New game"),
                        .text = in.say("2 to 5 players, ready in a minute"),
                        .key = "1",
                        .icon = Icon::Plus,
                        .is_primary = !continue_->IsShown()};
    });
    ShowTile(*learn_, [](auto& in) {
        return TileFace{.title = in.say("Learn to dive"),
                        .text = in.say("A practice dive with every rule, 6 minutes"),
                        .key = "2",
                        .icon = Icon::Book};
    });
    ShowTile(*nights_, [](auto& in) {
        return TileFace{.title = in.say("Game nights"),
                        .text = in.say("History, statistics, fairness"),
                        .key = "3",
                        .icon = Icon::Calendar};
    });
}

/// Nothing moves when the language changes.
void StartPage::ShowTile(Tile& tile, const std::function<TileFace(const words::Language&)>& face) {
    tile.ReserveFor(in_every_language(TheDesk(), face));
    tile.SetFace(face(In()));
}

TileFace StartPage::GameTile(const words::Language& in) const {
    TileFace face{.title = in.say("Continue the game"),
                  .text = WhereItStands(in),
                  .key = in.say_in("key", "Enter"),
                  .icon = Icon::Play,
                  .is_primary = true};
    for (const auto& player : TheTable().seats.players())
        face.players.emplace_back(player.colour, words::spoken(player.name));
    return face;
}

TileFace StartPage::BringBackTile(const words::Language& in) const {
    TileFace face{.title = in.say("Bring the game back"),
                  .text = in.say("All its steps were taken back; none is lost"),
                  .key = in.say_in("key", "Enter"),
                  .icon = Icon::Redo,
                  .is_primary = true};
    const deepblue::Action start = TheSession().undone().front();
    for (const auto& player : std::get<deepblue::Start>(start).seats)
        face.players.emplace_back(player.colour, words::spoken(player.name));
    return face;
}

wxString StartPage::WhereItStands(const words::Language& in) const {
    const int turn = session::story_of(TheSession().actions()).turn;
    const int city = TheTable().wrecks.city;
    const auto saved = session::saved_at(TheDesk().journal, TheSession());
    // TRANSLATORS: %1$d is the number of the turn, %2$d how many of the four city wrecks are done
    if (!saved) return wxString::Format(in.say("Turn %1$d · Sunken City %2$d of 4"), turn, city);
    // TRANSLATORS: %1$s is a time, %2$d the number of the turn, %3$d how many of the four city wrecks are done
    return wxString::Format(in.say("Saved %1$s · Turn %2$d · Sunken City %3$d of 4"),
                            words::time_or_day(*saved, session::system_time(), in), turn, city);
}

void StartPage::ShowLanguages() {
    const auto& tags = Speakers::tags();
    const auto now = std::find(tags.begin(), tags.end(), TheDesk().look.settings().language);
    language_->SetSelection(static_cast<int>(now - tags.begin()));
    describe(*language_, In().say("Language"));
    dress_native({language_}, TheDesk().look);
}

void StartPage::ChooseLanguage() {
    Choices choices = TheDesk().preferences.get();
    choices.language = Speakers::tags()[static_cast<std::size_t>(language_->GetSelection())];
    TheDesk().helm.Choose(choices);
}

bool StartPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    if (is_enter(event.GetKeyCode()) && !IsFocusChosen())
        return continue_->IsShown() ? continue_->Activate() : new_game_->Activate();
    const auto digit = digit_of_key(event.GetKeyCode());
    return (digit == 1 && new_game_->Activate()) || (digit == 2 && learn_->Activate()) ||
           (digit == 3 && nights_->Activate());
}

int StartPage::TitleTop() const {
    const Look& look = TheDesk().look;
    return look.px(has_large_type(look.scale()) ? kTopForLargeType : kTop);
}

bool StartPage::Layout() {
    Look& look = TheDesk().look;
    const wxSize room = GetClientSize();
    const int left = look.px(kLeft);
    const int top = TitleTop();
    title_->PlaceBody({look.px(kTitleLeft), top, look.px(440), look.px(62)});
    const int subtitle = std::max(look.px(30), look.type().line_height(Type::Body));
    subtitle_->PlaceBody({left, top + look.px(66), look.px(kSubtitle), subtitle});
    const int imprint = std::max(look.px(28), look.type().line_height(Type::Label));
    const int width = std::min(imprint_->GetBestSize().x, room.x - 2 * look.px(24));
    imprint_->PlaceBody({room.x - look.px(24) - width, room.y - look.px(8) - imprint, width, imprint});
    const int buttons = std::max({look.px(40), language_->GetBestSize().y, settings_->GetBestSize().y});
    const int lowest = room.y - look.px(16) - imprint - buttons;
    const int bottom = std::min(room.y - look.px(36) - buttons, lowest);
    const int kept = kept_->IsShown() ? kept_->GetBestSize().y : 0;
    kept_->PlaceBody({left, bottom - look.px(16) - kept, look.px(kTiles), kept});
    LayTiles(top + look.px(66) + subtitle + look.px(20), bottom - look.px(16) - kept - (kept > 0 ? look.px(14) : 0));
    LayButtons(bottom, buttons);
    return true;
}

/// Where type is large the tiles share what there is.
void StartPage::LayTiles(int top, int bottom) {
    Look& look = TheDesk().look;
    const int gap = look.px(14);
    int wanted = -gap;
    for (const Tile* tile : {continue_, new_game_, learn_, nights_})
        if (tile->IsShown()) wanted += tile->GetBestSize().y - 2 * tile->Ring() + gap;
    const double share = std::min(1.0, static_cast<double>(bottom - top) / std::max(1, wanted));
    int y = top;
    for (Tile* tile : {continue_, new_game_, learn_, nights_}) {
        if (!tile->IsShown()) continue;
        const int height = static_cast<int>((tile->GetBestSize().y - 2 * tile->Ring()) * share);
        tile->PlaceBody({look.px(kLeft), y, tile->GetBestSize().x - 2 * tile->Ring(), height});
        y += height + static_cast<int>(gap * share);
    }
}

void StartPage::LayButtons(int y, int height) {
    Look& look = TheDesk().look;
    int x = look.px(kLeft);
    const int language = std::max(look.px(170), language_->GetBestSize().x);
    language_->SetSize(x, y, language, height);
    x += language + look.px(14);
    for (wxButton* button : {settings_, help_}) {
        const int width = button->GetBestSize().x + look.px(16);
        button->SetSize(x, y, width, height);
        x += width + look.px(14);
    }
}

void StartPage::Draw(Painter& painter, const Box& body) {
    draw_start_picture(painter, body);
    const double side = painter.px(50);
    draw_bell(painter.gc(), {painter.px(69), TitleTop() + painter.px(2), side, side});
}

}  // namespace desktop
