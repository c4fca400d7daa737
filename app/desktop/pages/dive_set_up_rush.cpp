#include "app/desktop/pages/dive_set_up_rush.h"

#include <algorithm>

#include "app/desktop/every_language.h"
#include "app/words/dive_set_up_words.h"

namespace desktop {
namespace {

using deepblue::Seat;
using session::BoatPlace;

constexpr double kGap = 10;
constexpr double kLeastGap = 6;  // where a hint needs the room
constexpr double kLargestRow = 84;

bool is_undecided(const session::BoatForm& boat) {
    return boat.place == BoatPlace::Open;
}

}  // namespace

DiveSetUpRush::DiveSetUpRush(wxWindow* parent, Desk& desk, Deeds deeds)
    : DrawnPanel(parent, desk.look),
      desk_(desk),
      deeds_(std::move(deeds)),
      title_(new Label(this, desk.look, Type::Heading)),
      note_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      note_below_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      hint_(new HintStrip(this, desk)) {
    note_below_->SetIcon(Icon::Bulb);
    note_below_->Reserve(0, 3);
}

void DiveSetUpRush::MakeRows(const session::DiveForm& form) {
    if (form.seats() == seats_) return;
    seats_ = form.seats();
    for (DiveSetUpRow* row : rows_) row->Destroy();
    rows_.clear();
    for (const Seat seat : seats_) {
        rows_.push_back(new DiveSetUpRow(this, TheLook(),
                                         {.flag = [this, seat] { deeds_.player(seat); },
                                          .boat =
                                              [this, seat](std::size_t number) {
                                                  deeds_.boat({seat, number});
                                              },
                                          .answer = [this](bool comes) { deeds_.answer(comes); }}));
    }
}

void DiveSetUpRush::ShowForm(const session::DiveForm& form, const deepblue::Seating& seats,
                             const DiveSetUpRushFace& face) {
    MakeRows(form);
    ShowTexts(form, face);
    for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->SetFace(FaceOf(seats_[i], form, seats, face));
    Layout();
}

DiveSetUpRush::Head DiveSetUpRush::HeadIn(const words::Language& in, bool is_rushing, bool is_storm) {
    if (!is_rushing) return {in.say("Boats on the wreck"), in.say("tap a boat, then its place")};
    return {in.say("Rush to the centre"),
            is_storm ? in.say("boats up to two moves away") : in.say("boats one move away")};
}

void DiveSetUpRush::ShowTexts(const session::DiveForm& form, const DiveSetUpRushFace& face) {
    const words::Language& in = TheLook().language();
    const auto head_in = [&](auto& language) { return HeadIn(language, form.is_rushing, face.is_storm); };
    heads_ = in_every_language(desk_, head_in);
    const Head head = head_in(in);
    title_->SetText(head.title);
    note_->SetText(head.note);
    Speak(head.title);
    hint_->SetHint(face.hint, in);
    note_below_->Show(!face.hint && (!form.is_rushing || !face.forbidden.empty()));
    const auto note_in = [&](auto& language) { return NoteIn(language, face.forbidden); };
    notes_ = in_every_language(desk_, note_in);
    note_below_->SetText(note_in(in));
}

wxString DiveSetUpRush::NoteIn(const words::Language& in, const wxString& forbidden) {
    if (forbidden.empty())
        return in.say("Only boats that stand on the wreck now; rushing is the next question. Rule D5");
    // TRANSLATORS: %s is the reason why nobody rushes
    return wxString::Format(in.say("Nobody rushes: %s. Rule S6"), forbidden);
}

int DiveSetUpRush::NoteHeight() const {
    int height = 0;
    for (const wxString& note : notes_) height = std::max(height, note_below_->HeightIn(GetClientSize().x, note));
    return height;
}

DiveSetUpRowFace DiveSetUpRush::FaceOf(Seat seat, const session::DiveForm& form, const deepblue::Seating& seats,
                                       const DiveSetUpRushFace& face) const {
    const words::Language& in = TheLook().language();
    const wxString name = words::spoken(seats.name(seat));
    const auto next = form.is_rushing ? form.next_rush() : std::nullopt;
    DiveSetUpRowFace row{.colour = seats.colour(seat), .name = name, .is_rush = form.is_rushing};
    row.is_asked = next && next->seat == seat;
    const auto& boats = form.boats_of(seat);
    row.is_decided = std::none_of(boats.begin(), boats.end(), is_undecided);
    if (row.is_asked) row.asked_boat = next->number;
    if (form.is_rushing)
        row.state = row.is_asked ? words::boat_name(row.asked_boat, face.asked_in) : words::boats_state(boats, in);
    // TRANSLATORS: %s is a player's name; a tap takes the answers about the boats back
    const wxString deed = form.is_rushing ? in.say("%s: ask again")
                                          // TRANSLATORS: %s is a player's name
                                          : in.say("%s: choose a boat");
    row.flag = wxString::Format(deed, name);
    row.stays = face.asked_in.say("Stays away");
    row.comes = face.asked_in.say("Comes");
    for (std::size_t i = 0; i < row.boats.size(); ++i) row.boats[i] = BoatFaceOf({seat, i}, form, seats, face);
    return row;
}

BoatButtonFace DiveSetUpRush::BoatFaceOf(const session::BoatId& id, const session::DiveForm& form,
                                         const deepblue::Seating& seats, const DiveSetUpRushFace& face) const {
    const words::Language& in = TheLook().language();
    const session::BoatForm& boat = form.boat(id);
    BoatButtonFace shown{.boat = {seats.colour(id.seat), static_cast<int>(id.number) + 1, face.chosen == id}};
    shown.is_on_wreck = boat.place == BoatPlace::Centre || boat.place == BoatPlace::Corner;
    if (boat.place == BoatPlace::Corner) shown.spot = form.corners[boat.corner];
    shown.spoken = words::boat_name(words::spoken(seats.name(id.seat)), id.number, in);
    shown.place = words::boat_place(boat, in);
    return shown;
}

int DiveSetUpRush::LeastHeightOfRows(int gap) const {
    int height = gap;
    for (const DiveSetUpRow* row : rows_) {
        const int extra = row->ExtraHeight();
        height += (extra > 0 ? row->LeastHeight() + extra : row->BareHeight()) + gap;
    }
    return height;
}

/// The note stands beside the title or, where that is too narrow in any language, below it. Returns how high both are.
int DiveSetUpRush::LayOutHead() {
    Look& look = TheLook();
    const int width = GetClientSize().x;
    const int line = std::max(look.px(28), title_->GetBestSize().y);
    const int title = title_->GetBestSize().x;
    const wxSize note = note_->GetBestSize();
    const int rest = width - title - look.px(12);
    const bool fits = std::all_of(heads_.begin(), heads_.end(), [&](const Head& head) {
        const int words = look.type().width(head.title, Type::Heading) + look.type().width(head.note, Type::Label);
        return words + look.px(12) + 2 <= width;
    });
    if (fits) {
        title_->PlaceBody({0, 0, title, line});
        note_->PlaceBody({title + look.px(12), 0, rest, line});
        return line;
    }
    title_->PlaceBody({0, 0, width, line});
    note_->PlaceBody({0, line, width, note.y});
    return line + note.y;
}

bool DiveSetUpRush::Layout() {
    if (rows_.empty()) return true;
    Look& look = TheLook();
    const wxSize size = GetClientSize();
    const int head = LayOutHead();
    const int note = note_below_->IsShown() ? NoteHeight() : 0;
    int hint = hint_->IsShown() ? hint_->NeededHeight(size.x) : note;
    int gap = look.px(kGap);
    if (hint_->IsShown() && size.y - head - hint < LeastHeightOfRows(gap)) gap = look.px(kLeastGap);
    // With large type the boats come first.
    if (note > 0 && size.y - head - hint < LeastHeightOfRows(gap)) {
        note_below_->Hide();
        hint = 0;
    }
    if (hint_->IsShown() && size.y - head - hint < LeastHeightOfRows(gap)) {
        hint_->Hide();
        hint = 0;
        gap = look.px(kGap);
    }
    note_below_->PlaceBody({0, size.y - hint, size.x, hint});
    hint_->PlaceBody({0, size.y - hint, size.x, hint});
    const int count = static_cast<int>(rows_.size());
    // Who is asked has the room for the answers; the others share the rest.
    const auto asked = std::find_if(rows_.begin(), rows_.end(), [](auto* row) { return row->ExtraHeight() > 0; });
    const bool is_rush = asked != rows_.end();
    const int for_answers = is_rush ? (*asked)->LeastHeight() + (*asked)->ExtraHeight() : 0;
    const int room = size.y - head - gap - hint - gap - (count - 1) * gap - for_answers;
    const int most = is_rush ? rows_.front()->LeastHeight() : look.px(kLargestRow);
    const int height = std::min(room / (is_rush ? count - 1 : count), most);
    int y = head + gap;
    for (DiveSetUpRow* row : rows_) {
        const int own = is_rush && row == *asked ? for_answers : height;
        row->SetSize(0, y, size.x, own);
        row->Layout();
        y += own + gap;
    }
    return true;
}

}  // namespace desktop
