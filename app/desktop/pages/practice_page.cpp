#include "app/desktop/pages/practice_page.h"

#include "app/desktop/pages/learn_layout.h"
#include "app/words/learn_words.h"

namespace desktop {

using deepblue::Means;

PracticePage::PracticePage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      card_(new LearnCard(this, desk.look)),
      bag_(new PracticeBag(this, desk, [this] { Choose(); })),
      board_(new LearnBoard(this, desk.look)),
      pay_(new LearnPay(this, desk.look)),
      divers_(new LearnDivers(this, desk.look)),
      leave_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)),
      other_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)),
      begin_(new BigButton(this, desk.look, ButtonStyle::Primary)),
      stop_(new BigButton(this, desk.look, ButtonStyle::Second)),
      draw_(new BigButton(this, desk.look, ButtonStyle::Primary)),
      surface_(new BigButton(this, desk.look, ButtonStyle::Second)),
      spot_(new BigButton(this, desk.look, ButtonStyle::Second)),
      hand_(new BigButton(this, desk.look, ButtonStyle::Second)) {
    BindButtons();
}

void PracticePage::BindButtons() {
    leave_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Leave(); });
    other_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        practice_.reset();
        Moved();
    });
    begin_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Begin(); });
    stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Stop(); });
    draw_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { DrawGem(); });
    surface_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Answer(std::nullopt); });
    spot_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Answer(Means::Spot); });
    hand_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Answer(Means::Card); });
}

/// The bag of the game that runs is the one to practise with.
void PracticePage::Enter() {
    practice_.reset();
    if (TheTable().started() && !TheTable().over() && !TheTable().bag.empty()) set_up_.bag = TheTable().bag;
}

void PracticePage::Leave() {
    if (!practice_) return TheDesk().helm.Go(PageId::Learn);
    practice_.reset();
    Moved();
}

void PracticePage::Choose() {
    set_up_ = bag_->SetUp();
    ShowState();
}

void PracticePage::Begin() {
    if (set_up_.bag.empty()) return;
    named_in_ = In().tag();
    practice_.emplace(set_up_, words::lesson_names(In()), chance::Seed::fresh());
    Moved();
}

void PracticePage::DrawGem() {
    if (!practice_ || !practice_->draw()) return;
    const auto hazard = practice_->open_hazard();
    TheDesk().sounds.Play(!hazard                           ? Sound::Silver
                          : *hazard == deepblue::Gem::Black ? Sound::HazardBlack
                                                            : Sound::HazardBlue);
    Moved();
}

void PracticePage::Stop() {
    if (!practice_ || !practice_->stop()) return;
    TheDesk().sounds.Play(Sound::DiveStopped);
    Moved();
}

void PracticePage::Answer(std::optional<Means> by) {
    if (!practice_ || !(by ? practice_->protect(*by) : practice_->surface())) return;
    TheDesk().sounds.Play(by ? Sound::Protected : Sound::Surfaced);
    Moved();
}

wxString PracticePage::Undoable(const words::Language& in) const {
    return practice_ && practice_->can_go_back() ? UndoText(in) : wxString();
}

void PracticePage::Undo() {
    if (!practice_ || !practice_->can_go_back()) return;
    practice_->go_back();
    TheDesk().sounds.Play(Sound::Undo);
    Moved();
}

std::string_view PracticePage::Rule() const {
    if (!practice_) return "G2";
    if (practice_->is_over()) return "V3";
    return practice_->open_hazard() ? "H3" : "W2";
}

void PracticePage::Moved() {
    TheDesk().helm.ShowAgain();
    RestFocus();
}

bool PracticePage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers()) return false;
    const auto press = [](BigButton& button) { return button.IsShown() && (button.Activate(), true); };
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE: return leave_->Activate(), true;
        case WXK_BACK: return Undo(), true;
        case 'S': return press(*stop_);
        case '1': return press(*surface_);
        case '2': return press(*spot_);
        case '3': return press(*hand_);
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (IsFocusChosen()) return false;
            // As in a real dive Space does not answer a hazard.
            return press(*begin_) || press(*draw_) || true;
        default: return false;
    }
}

bool PracticePage::Layout() {
    const LearnRoom room = learn_room(GetClientSize(), TheLook());
    card_->PlaceBody(room.card);
    board_->SetSize(room.board);
    board_->Layout();
    pay_->PlaceBody(room.board);
    divers_->PlaceBody(room.divers);
    const int left = room.board.x;
    // The form has a margin of its own.
    const int margin = TheLook().px(20);
    bag_->SetSize(left - margin, room.all.y - margin, room.all.GetRight() + 1 - left + 2 * margin,
                  room.all.height + margin + TheLook().px(12));
    bag_->ShowCards();
    std::vector<BigButton*> choices;
    for (BigButton* choice : {begin_, surface_, spot_, hand_, stop_, draw_})
        if (choice->IsShown()) choices.push_back(choice);
    lay_buttons(room.bottom, TheLook(), {leave_, other_}, choices);
    Refresh();
    return true;
}

}  // namespace desktop
