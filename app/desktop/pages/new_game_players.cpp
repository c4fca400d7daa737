#include "app/desktop/pages/new_game_players.h"

#include <wx/choice.h>
#include <wx/combobox.h>

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/dive_set_up_menu.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_native.h"
#include "app/nights/people.h"
#include "app/words/gems.h"
#include "app/words/new_game_words.h"
#include "engine/deepblue/rules.h"

namespace desktop {
namespace {

using deepblue::Colour;

constexpr double kMenuFlag = 26;
constexpr double kName = 130;
constexpr double kText = 404;
constexpr int kNoteLines = 3;

/// The tokens and the first player, told by the engine; none while the seats are not right.
std::optional<int> tokens_of(const session::NewGameForm& form, std::size_t row) {
    const deepblue::Start start = form.start();
    if (deepblue::check(deepblue::Table{}, start) || form.seats[row].name.empty()) return std::nullopt;
    const deepblue::Table table = deepblue::apply(deepblue::Table{}, start);
    return deepblue::starting_tokens(table, *table.seats.find(form.seats[row].name));
}

}  // namespace

NewGamePlayers::NewGamePlayers(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed)
    : Card(parent, desk.look), desk_(desk), form_(form), changed_(std::move(changed)) {
    for (std::size_t row = 0; row < rows_.size(); ++row) AddRow(row);
    Content().AddStretchSpacer();
    AddFoot();
}

void NewGamePlayers::AddRow(std::size_t row) {
    auto* line = new Stack(desk_.look, wxHORIZONTAL, 6);
    Row& made = rows_[row];
    made.grip = new SeatGrip(this, desk_.look,
                             {.taken = [this, row] { dragged_ = row; },
                              .dragged = [this](const wxPoint& at) { DragTo(at); },
                              .stepped =
                                  [this, row](int by) {
                                      const std::size_t to = row + static_cast<std::size_t>(by);
                                      if (to >= rows_.size()) return;
                                      Move(row, to);
                                      rows_[to].grip->SetFocus();
                                  }});
    made.number = new Label(this, desk_.look, Type::BodyStrong, Ink::Secondary, Align::Centre);
    made.number->Reserve(16, 1);
    made.number->SetText(wxString::Format("%zu", row + 1));
    made.flag = new FlagView(this, desk_.look, Colour::Green, 38, Role::Button);
    made.name =
        new wxComboBox(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, nullptr, wxTE_PROCESS_ENTER);
    made.name->SetMinSize({desk_.look.px(kName), -1});  // whatever names it offers
    made.language = new wxChoice(this, wxID_ANY);
    for (const std::string& tag : Speakers::tags()) made.language->Append(wxString::FromUTF8(tag).Upper());
    made.mark = new SeatMark(this, desk_.look);
    line->Add(made.grip, wxSizerFlags().CentreVertical());
    line->Add(made.number, wxSizerFlags().CentreVertical());
    line->Add(made.flag, wxSizerFlags().CentreVertical());
    line->Add(made.name, wxSizerFlags(1).CentreVertical());
    line->Add(made.language, wxSizerFlags().CentreVertical());
    line->Add(made.mark, wxSizerFlags().CentreVertical().ReserveSpaceEvenIfHidden());
    Content().Add(line, wxSizerFlags().Expand());
    BindRow(row);
}

void NewGamePlayers::BindRow(std::size_t row) {
    Row& made = rows_[row];
    made.flag->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) { CallAfter([this, row] { ChooseColour(row); }); });
    made.name->Bind(wxEVT_TEXT, [this, row](wxCommandEvent&) { NameTyped(row); });
    made.name->Bind(wxEVT_TEXT_ENTER, [this, row](wxCommandEvent&) { FocusFreeName(row + 1); });
    made.language->Bind(wxEVT_CHOICE, [this, row](wxCommandEvent&) { ChooseLanguage(row); });
    made.mark->Bind(wxEVT_BUTTON, [this, row](wxCommandEvent&) {
        form_.first = row;
        changed_();
    });
}

void NewGamePlayers::AddFoot() {
    random_ = new wxButton(this, wxID_ANY, wxString());
    as_last_time_ = new wxButton(this, wxID_ANY, wxString());
    auto* buttons = new Stack(desk_.look, wxHORIZONTAL, 12);
    buttons->Add(random_, wxSizerFlags(1));
    buttons->Add(as_last_time_, wxSizerFlags(1));
    Content().Add(buttons, wxSizerFlags().Expand());
    trouble_ = new Label(this, desk_.look, Type::Label, Ink::Coral);
    note_ = new Label(this, desk_.look, Type::Label, Ink::Secondary);
    for (Label* label : {trouble_, note_}) Content().Add(label, wxSizerFlags().Expand());
    random_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { PickFirst(); });
    as_last_time_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { SeatsAsLastTime(); });
}

void NewGamePlayers::ShowForm() {
    const words::Language& in = desk_.look.language();
    SetTitle(in.say("Players, clockwise"));
    SetNote(in.say("2 to 5"));
    for (std::size_t row = 0; row < rows_.size(); ++row) ShowRow(row);
    show_label(*random_, desk_, Icon::Dice, [](auto& language) { return language.say("First at random"); });
    random_->Enable(!form_.taken_rows().empty());
    show_label(*as_last_time_, desk_, Icon::Refresh, [](auto& language) { return language.say("Seats as last time"); });
    as_last_time_->Show(!desk_.session.actions().empty());
    ShowNote();
    Refresh();
}

void NewGamePlayers::ShowRow(std::size_t row) {
    const words::Language& in = desk_.look.language();
    const session::SeatForm& seat = form_.seats[row];
    Row& shown = rows_[row];
    const auto number = static_cast<int>(row) + 1;
    dress_native({shown.name, shown.language}, desk_.look);
    // TRANSLATORS: %d is the number of a seat
    shown.grip->SetSpoken(wxString::Format(in.say("Move seat %d"), number));
    shown.flag->SetColour(seat.colour);
    shown.flag->SetSpoken(
        // TRANSLATORS: %1$d is the number of a seat, %2$s the colour of its boats
        wxString::Format(in.say("Colour of player %1$d: %2$s"), number, words::name(seat.colour, in)));
    OfferNames(*shown.name);
    if (shown.name->GetValue().Strip(wxString::both) != words::spoken(seat.name))
        shown.name->ChangeValue(words::spoken(seat.name));
    // TRANSLATORS: %d is the number of a seat
    describe(*shown.name, wxString::Format(in.say("Name of player %d"), number));
    // TRANSLATORS: %d is the number of a seat
    describe(*shown.language, wxString::Format(in.say("Language of player %d"), number));
    const auto& tags = Speakers::tags();
    const std::string& spoken = seat.language.empty() ? desk_.look.settings().language : seat.language;
    const auto tag = std::find(tags.begin(), tags.end(), spoken);
    shown.language->SetSelection(tag == tags.end() ? 0 : static_cast<int>(tag - tags.begin()));
    ShowMark(row);
}

void NewGamePlayers::OfferNames(wxComboBox& name) {
    wxArrayString known;
    const nights::People people(*desk_.journal);
    for (const auto& person : people.all()) known.Add(words::spoken(person.name));
    if (name.GetStrings() == known) return;
    const wxString typed = name.GetValue();
    const wxEventBlocker quiet(&name, wxEVT_TEXT);  // nobody types while the entries change
    name.Set(known);
    name.ChangeValue(typed);
    name.AutoComplete(known);
}

void NewGamePlayers::ShowMark(std::size_t row) {
    const words::Language& in = desk_.look.language();
    const auto tokens = tokens_of(form_, row);
    if (!tokens) return rows_[row].mark->SetMark(wxString(), false, wxString());
    const wxString name = words::spoken(form_.seats[row].name);
    const bool is_first = form_.start().first == form_.seats[row].name;
    rows_[row].mark->SetMark(words::seat_mark(is_first, *tokens, in), is_first,
                             words::seat_mark_spoken(name, is_first, *tokens, in));
}

void NewGamePlayers::ShowNote() {
    const Paragraph room(kText, kNoteLines);
    show_paragraph(*trouble_, desk_, room, [this](auto& in) { return words::seats_trouble(form_, in); });
    show_paragraph(*note_, desk_, room, [this](auto& in) { return words::seats_note(form_, in); });
    const bool is_trouble = !words::seats_trouble(form_, desk_.look.language()).empty();
    trouble_->Show(is_trouble);
    note_->Show(!is_trouble);
}

wxRect NewGamePlayers::PlaceOf(const Row& row) const {
    return wxRect(row.grip->GetRect()).Union(row.mark->GetRect()).Union(row.flag->GetRect());
}

/// Both rows of a double name or colour are marked.
void NewGamePlayers::Draw(Painter& painter, const Box& body) {
    Card::Draw(painter, body);
    for (const std::size_t row : words::rows_in_trouble(form_)) {
        const wxRect place = PlaceOf(rows_[row]);
        painter.fill(Box(place), painter.px(10), with_opacity(painter.palette().coral, 0.12));
        painter.outline(Box(place), painter.px(10), {painter.palette().coral, painter.px(2)});
    }
}

void NewGamePlayers::NameTyped(std::size_t row) {
    session::SeatForm& seat = form_.seats[row];
    seat.name = rows_[row].name->GetValue().Strip(wxString::both).utf8_string();
    if (const auto known = desk_.journal->players.find(seat.name)) {
        if (!known->language.empty()) seat.language = known->language;
        const auto colour = deepblue::colour_from_id(known->colour);
        const bool is_free = std::none_of(form_.seats.begin(), form_.seats.end(), [&](const session::SeatForm& other) {
            return &other != &seat && !other.name.empty() && colour && other.colour == *colour;
        });
        if (colour && is_free) return TakeColour(row, *colour);
    }
    changed_();
}

/// All eight, those of others crossed. One that belongs to an empty seat is simply exchanged.
void NewGamePlayers::ChooseColour(std::size_t row) {
    const words::Language& in = desk_.look.language();
    const wxSize size(desk_.look.px(kMenuFlag), desk_.look.px(kMenuFlag));
    std::vector<MenuChoice> choices;
    for (std::size_t i = 0; i < deepblue::kColours; ++i) {
        const auto colour = static_cast<Colour>(i);
        wxString label = words::name(colour, in);
        bool is_taken = false;
        for (const std::size_t other : form_.taken_rows()) {
            if (other == row || form_.seats[other].colour != colour) continue;
            is_taken = true;
            label += ", " + words::spoken(form_.seats[other].name);
        }
        const FlagShow show = is_taken ? FlagShow::Away : FlagShow::Plain;
        choices.push_back({label, flag_bitmap(colour, show, size, desk_.look, is_taken),
                           [this, row, colour] { TakeColour(row, colour); }});
    }
    pop_up(*rows_[row].flag, choices);
}

void NewGamePlayers::TakeColour(std::size_t row, Colour colour) {
    for (session::SeatForm& other : form_.seats)
        if (other.name.empty() && other.colour == colour) other.colour = form_.seats[row].colour;
    form_.seats[row].colour = colour;
    changed_();
}

void NewGamePlayers::FocusFreeName(std::size_t from) {
    for (std::size_t row = from; row < rows_.size(); ++row)
        if (form_.seats[row].name.empty()) return rows_[row].name->SetFocus();
    random_->SetFocus();
}

void NewGamePlayers::ChooseLanguage(std::size_t row) {
    const int chosen = rows_[row].language->GetSelection();
    form_.seats[row].language = Speakers::tags()[static_cast<std::size_t>(std::max(0, chosen))];
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

/// Seats in between move on by one.
void NewGamePlayers::Move(std::size_t from, std::size_t to) {
    for (; from < to; ++from) form_.swap_rows(from, from + 1);
    for (; from > to; --from) form_.swap_rows(from, from - 1);
    changed_();
}

void NewGamePlayers::DragTo(const wxPoint& on_screen) {
    const int y = ScreenToClient(on_screen).y;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const wxRect place = PlaceOf(rows_[row]);
        if (row == dragged_ || y < place.GetTop() || y > place.GetBottom()) continue;
        Move(dragged_, row);
        dragged_ = row;
        return;
    }
}

bool NewGamePlayers::MoveFocused(int by) {
    wxWindow* focus = FindFocus();
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const Row& shown = rows_[row];
        const std::array<wxWindow*, 5> parts{shown.grip, shown.flag, shown.name, shown.language, shown.mark};
        const auto part = std::find_if(parts.begin(), parts.end(), [&](wxWindow* window) {
            return focus == window || (focus != nullptr && window->IsDescendant(focus));
        });
        if (part == parts.end()) continue;
        const auto other = row + static_cast<std::size_t>(by);
        if (other >= rows_.size()) return true;
        Move(row, other);
        rows_[other].name->SetFocus();
        return true;
    }
    return false;
}

}  // namespace desktop
