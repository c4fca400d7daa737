#include "app/desktop/pages/start_page.h"

#include <wx/choice.h>
#include <wx/sizer.h>

#include <algorithm>

#include "app/desktop/controls/stack.h"
#include "app/desktop/pages/start_picture.h"
#include "app/session/story.h"

namespace desktop {

StartPage::StartPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      title_(new Label(this, desk.look, Type::Hazard)),
      subtitle_(new Label(this, desk.look, Type::Body)),
      continue_(new Tile(this, desk.look)),
      new_game_(new Tile(this, desk.look)),
      language_(new wxChoice(this, wxID_ANY)),
      settings_(new BigButton(this, desk.look, ButtonStyle::Second, ButtonSize::Compact)),
      help_(new BigButton(this, desk.look, ButtonStyle::Second, ButtonSize::Compact)),
      imprint_(new Label(this, desk.look, Type::Label, Ink::Normal, Align::Right)) {
    for (const std::string& tag : Speakers::tags()) language_->Append(Speakers::name(tag));
    continue_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.GoToGame(); });
    new_game_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::NewGame); });
    settings_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.Go(PageId::Settings); });
    help_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.ShowHelp(); });
    language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ChooseLanguage(); });
}

bool StartPage::GameRuns() const {
    return TheTable().started() && !TheTable().over();
}

void StartPage::ShowState() {
    title_->SetText("Divebell");
    subtitle_->SetText(In().say("Gem bag and dive board for your Deep Blue table"));
    settings_->SetFace({.label = In().say("Settings"), .icon = Icon::Gear});
    help_->SetFace({.label = In().say("Help"), .icon = Icon::Help});
    imprint_->SetText(In().say("works without a network · fan-made, not affiliated with the publisher"));
    ShowTiles();
    ShowLanguages();
}

void StartPage::ShowTiles() {
    continue_->Show(GameRuns());
    if (GameRuns()) {
        TileFace face{.title = In().say("Continue the game"),
                      .text = WhereItStands(),
                      .key = In().say("Enter"),
                      .icon = Icon::Play,
                      .is_primary = true};
        for (const auto& player : TheTable().seats.players())
            face.players.emplace_back(player.colour, words::spoken(player.name));
        continue_->SetFace(face);
    }
    new_game_->SetFace({.title = In().say("New game"),
                        .text = In().say("2 to 5 players, ready in a minute"),
                        .key = "1",
                        .icon = Icon::Plus,
                        .is_primary = !GameRuns()});
    new_game_->EnableUnless(GameRuns() ? In().say("End the running game first: menu, All steps") : wxString());
}

wxString StartPage::WhereItStands() const {
    const int turn = session::story_of(TheSession().actions()).turn;
    // TRANSLATORS: %1$d is the number of the turn, %2$d how many of the four city wrecks are done
    return wxString::Format(In().say("Turn %1$d · Sunken City %2$d of 4"), turn, TheTable().wrecks.city);
}

void StartPage::ShowLanguages() {
    const auto& tags = Speakers::tags();
    const auto now = std::find(tags.begin(), tags.end(), TheDesk().look.settings().language);
    language_->SetSelection(static_cast<int>(now - tags.begin()));
    describe(*language_, In().say("Language"));
}

void StartPage::ChooseLanguage() {
    Choices choices = TheDesk().preferences.get();
    choices.language = Speakers::tags()[static_cast<std::size_t>(language_->GetSelection())];
    TheDesk().helm.Choose(choices);
}

bool StartPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    if (event.GetKeyCode() == WXK_RETURN && !IsFocusChosen())
        return continue_->IsShown() ? continue_->Activate() : new_game_->Activate();
    if (event.GetKeyCode() == '1') return new_game_->Activate();
    return false;
}

bool StartPage::Layout() {
    const Look& look = TheDesk().look;
    const int left = look.px(64);
    const wxSize room = GetClientSize();
    title_->PlaceBody({look.px(141), look.px(48), look.px(440), look.px(62)});
    subtitle_->PlaceBody({left, look.px(114), look.px(560), look.px(30)});
    int y = look.px(164);
    for (Tile* tile : {continue_, new_game_}) {
        if (!tile->IsShown()) continue;
        const int height = tile->GetBestSize().y - 2 * tile->Ring();
        tile->PlaceBody({left, y, look.px(520), height});
        y += height + look.px(16);
    }
    const int bottom = room.y - look.px(75);
    int x = left;
    const wxSize choice(look.px(170), std::max(look.px(40), language_->GetBestSize().y));
    language_->SetSize(x, bottom, choice.x, choice.y);
    x += choice.x + look.px(14);
    for (BigButton* button : {settings_, help_}) {
        const int width = button->GetBestSize().x - 2 * button->Ring();
        button->PlaceBody({x, bottom, width, choice.y});
        x += width + look.px(14);
    }
    imprint_->PlaceBody({room.x - look.px(724), room.y - look.px(36), look.px(700), look.px(28)});
    return true;
}

void StartPage::Draw(Painter& painter, const Box& body) {
    draw_start_picture(painter, body);
    const double side = painter.px(50);
    draw_bell(painter.gc(), {painter.px(69), painter.px(50), side, side});
}

}  // namespace desktop
