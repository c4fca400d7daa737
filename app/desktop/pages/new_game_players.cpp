#include "app/desktop/pages/new_game_players.h"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/menu.h>

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/words/gems.h"
#include "app/words/reasons.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Colour;

constexpr const char* kOwnLanguage = "–";

wxString short_name(const std::string& tag) {
    return wxString::FromUTF8(tag).Upper();
}

/// UI: spare colours that look alike to some; the flags carry the difference.
bool look_alike(Colour one, Colour other) {
    const auto are = [&](Colour a, Colour b) { return (one == a && other == b) || (one == b && other == a); };
    return are(Colour::Blue, Colour::Violet) || are(Colour::Red, Colour::Orange);
}

}  // namespace

NewGamePlayers::NewGamePlayers(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed)
    : Card(parent, desk.look), desk_(desk), form_(form), changed_(std::move(changed)) {
    for (std::size_t row = 0; row < rows_.size(); ++row) AddRow(row);
    Content().AddStretchSpacer();
    auto* buttons = new Stack(desk.look, wxHORIZONTAL, 12);
    random_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    as_last_time_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    buttons->Add(random_, wxSizerFlags(1));
    buttons->Add(as_last_time_, wxSizerFlags(1));
    Content().Add(buttons, wxSizerFlags().Expand());
    note_ = new Label(this, desk.look, Type::Label, Ink::Secondary);
    note_->Reserve(420, 3);
    Content().Add(note_, wxSizerFlags().Expand());
    random_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { PickFirst(); });
    as_last_time_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { SeatsAsLastTime(); });
}

void NewGamePlayers::AddRow(std::size_t row) {
    auto* line = new Stack(desk_.look, wxHORIZONTAL, 8);
    Row& made = rows_[row];
    made.number = new Label(this, desk_.look, Type::BodyStrong, Ink::Secondary);
    made.number->SetText(wxString::Format("%zu", row + 1));
    made.flag = new FlagView(this, desk_.look, Colour::Green, 36, Role::Button);
    made.name = new wxComboBox(this, wxID_ANY);
    made.language = new wxChoice(this, wxID_ANY);
    made.language->Append(wxString::FromUTF8(kOwnLanguage));
    for (const std::string& tag : Speakers::tags()) made.language->Append(short_name(tag));
    made.bonus = new Label(this, desk_.look, Type::Label, Ink::Secondary);
    made.bonus->Reserve(78, 1);
    line->Add(made.number, wxSizerFlags().CentreVertical());
    line->Add(made.flag, wxSizerFlags().CentreVertical());
    line->Add(made.name, wxSizerFlags(1).CentreVertical());
    line->Add(made.language, wxSizerFlags().CentreVertical());
    line->Add(made.bonus, wxSizerFlags().CentreVertical());
    Content().Add(line, wxSizerFlags().Expand());
    made.flag->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) { ChooseColour(row); });
    made.name->Bind(wxEVT_TEXT, [this, row](wxCommandEvent&) { NameTyped(row); });
    made.language->Bind(wxEVT_CHOICE, [this, row](wxCommandEvent&) { ChooseLanguage(row); });
}

void NewGamePlayers::ShowForm() {
    const words::Language& in = desk_.look.language();
    SetTitle(in.say("Players, clockwise"));
    SetNote(in.say("2 to 5"));
    for (std::size_t row = 0; row < rows_.size(); ++row) ShowRow(row);
    random_->SetFace({.label = in.say("First at random"), .icon = Icon::Dice});
    as_last_time_->SetFace({.label = in.say("Seats as last time"), .icon = Icon::Refresh});
    as_last_time_->EnableUnless(desk_.session.actions().empty() ? in.say("no earlier game") : wxString());
    as_last_time_->ShowReason(false);
    note_->SetText(Trouble());
}

void NewGamePlayers::ShowRow(std::size_t row) {
    const words::Language& in = desk_.look.language();
    const session::SeatForm& seat = form_.seats[row];
    Row& shown = rows_[row];
    shown.flag->SetColour(seat.colour);
    // TRANSLATORS: %1$zu is the number of a seat, %2$s the colour of its boats
    shown.flag->SetSpoken(
        wxString::Format(in.say("Colour of player %1$zu: %2$s"), row + 1, words::name(seat.colour, in)));
    if (shown.name->GetCount() == 0) {
        for (const auto& player : desk_.journal->players.all()) shown.name->Append(words::spoken(player.name));
        wxArrayString known = shown.name->GetStrings();
        shown.name->AutoComplete(known);
    }
    if (shown.name->GetValue() != words::spoken(seat.name)) shown.name->ChangeValue(words::spoken(seat.name));
    // TRANSLATORS: %zu is the number of a seat
    describe(*shown.name, wxString::Format(in.say("Name of player %zu"), row + 1));
    // TRANSLATORS: %zu is the number of a seat
    describe(*shown.language, wxString::Format(in.say("Language of player %zu"), row + 1));
    const auto& tags = Speakers::tags();
    const auto tag = std::find(tags.begin(), tags.end(), seat.language);
    shown.language->SetSelection(tag == tags.end() ? 0 : static_cast<int>(tag - tags.begin()) + 1);
    shown.bonus->SetText(BonusOf(row));
}

wxString NewGamePlayers::BonusOf(std::size_t row) const {
    const words::Language& in = desk_.look.language();
    const deepblue::Start start = form_.start();
    if (deepblue::check(deepblue::Table{}, start) || form_.seats[row].name.empty()) return {};
    const deepblue::Table table = deepblue::apply(deepblue::Table{}, start);
    const auto seat = table.seats.find(form_.seats[row].name);
    const int tokens = deepblue::starting_tokens(table, *seat);
    if (tokens == 0) return in.say("first");
    // TRANSLATORS: %d is a number of starting bonus tokens
    return wxString::Format(in.say("+%d bonus"), tokens);
}

/// What keeps the game from starting, or else a word about what was chosen.
wxString NewGamePlayers::Trouble() const {
    const words::Language& in = desk_.look.language();
    const deepblue::Start start = form_.start();
    if (start.seats.size() < 2) return in.say("at least 2 players");
    const deepblue::Table nobody;
    if (const auto violation = deepblue::check(nobody, start))
        return words::reason(*violation, deepblue::Seating(start.seats), in);
    if (const wxString alike = LookAlikes(); !alike.empty()) return alike;
    // TRANSLATORS: %s is a player's name
    return wxString::Format(in.say("%s begins. Names complete as you type. Each player is asked in the language beside "
                                   "the name."),
                            words::spoken(start.first));
}

wxString NewGamePlayers::LookAlikes() const {
    const words::Language& in = desk_.look.language();
    const auto rows = form_.taken_rows();
    for (const std::size_t one : rows) {
        for (const std::size_t other : rows) {
            if (one >= other || !look_alike(form_.seats[one].colour, form_.seats[other].colour)) continue;
            // TRANSLATORS: %1$s and %2$s are colours of boats
            return wxString::Format(in.say("%1$s and %2$s look alike to some; their flags tell them apart."),
                                    words::name(form_.seats[one].colour, in),
                                    words::name(form_.seats[other].colour, in));
        }
    }
    return {};
}

void NewGamePlayers::NameTyped(std::size_t row) {
    session::SeatForm& seat = form_.seats[row];
    seat.name = rows_[row].name->GetValue().Strip(wxString::both).utf8_string();
    if (const auto known = desk_.journal->players.find(seat.name)) {
        const auto colour = deepblue::colour_from_id(known->colour);
        const bool free = std::none_of(form_.seats.begin(), form_.seats.end(), [&](const session::SeatForm& other) {
            return &other != &seat && colour && other.colour == *colour;
        });
        if (colour && free) seat.colour = *colour;
    }
    changed_();
}

void NewGamePlayers::ChooseColour(std::size_t row) {
    const words::Language& in = desk_.look.language();
    wxMenu menu;
    for (std::size_t i = 0; i < deepblue::kColours; ++i) {
        const auto colour = static_cast<Colour>(i);
        wxMenuItem* item = menu.AppendRadioItem(wxID_ANY, words::name(colour, in));
        item->Check(form_.seats[row].colour == colour);
        const auto choose = [this, row, colour](wxCommandEvent&) {
            const auto other = std::find_if(form_.seats.begin(), form_.seats.end(),
                                            [&](const session::SeatForm& seat) { return seat.colour == colour; });
            if (other != form_.seats.end()) other->colour = form_.seats[row].colour;
            form_.seats[row].colour = colour;
            changed_();
        };
        menu.Bind(wxEVT_MENU, choose, item->GetId());
    }
    PopupMenu(&menu);
}

void NewGamePlayers::ChooseLanguage(std::size_t row) {
    const int chosen = rows_[row].language->GetSelection();
    form_.seats[row].language = chosen <= 0 ? "" : Speakers::tags()[static_cast<std::size_t>(chosen - 1)];
    changed_();
}

void NewGamePlayers::PickFirst() {
    const auto rows = form_.taken_rows();
    if (rows.empty()) return;
    form_.first = rows[desk_.session.pick_first(rows.size(), times_asked_++)];
    changed_();
}

void NewGamePlayers::SeatsAsLastTime() {
    if (desk_.session.actions().empty()) return;
    const auto& start = std::get<deepblue::Start>(desk_.session.actions().front());
    form_ = session::with_seats_of(form_, start, desk_.session.settings());
    changed_();
}

bool NewGamePlayers::MoveFocused(int by) {
    const wxWindow* focus = FindFocus();
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const Row& shown = rows_[row];
        if (focus != shown.name && focus != shown.flag && focus != shown.language) continue;
        const auto other = static_cast<std::size_t>(static_cast<int>(row) + by);
        if (other >= rows_.size()) return true;
        form_.swap_rows(row, other);
        changed_();
        rows_[other].name->SetFocus();
        return true;
    }
    return false;
}

}  // namespace desktop
