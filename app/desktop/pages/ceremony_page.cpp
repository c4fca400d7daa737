#include "app/desktop/pages/ceremony_page.h"

#include <algorithm>

#include "app/desktop/pages/bottom_note.h"
#include "app/desktop/pages/show_face.h"
#include "app/words/end_words.h"
#include "app/words/faults.h"
#include "app/words/names.h"

namespace desktop {
namespace {

using namespace deepblue;

constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kBottom = 20;
constexpr double kBanner = 96;

}  // namespace

CeremonyPage::CeremonyPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    banner_ = new PromptBanner(this, desk.look);
    board_ = new CeremonyBoard(this, desk.look);
    hint_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    hint_->Reserve(600, 2);
    undo_ = new UndoCorner(this, desk);
    leave_ = new LeaveCorner(this, desk);
    all_ = new BigButton(this, desk.look, ButtonStyle::Second);
    next_ = new BigButton(this, desk.look, ButtonStyle::Primary);
    all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { OpenAll(); });
    next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { OpenNext(); });
}

/// Whoever looks something up in between finds the open chests open.
void CeremonyPage::Enter() {
    if (TheSession().is_final() && game_ == TheSession().game()) return;
    ranks_.clear();
    if (!TheTable().over()) return;
    game_ = TheSession().game();
    ranks_ = ranking(TheTable());
    left_ = ranks_.size();
    before_ = left_;
    board_->SealAll(TheTable().seats);
}

wxString CeremonyPage::Context() const {
    const auto& actions = TheSession().actions();
    const bool by_table = !actions.empty() && std::holds_alternative<EndGame>(actions.back());
    return by_table ? In().say("Ended by the table") : In().say("The fourth Sunken City wreck is in its place");
}

wxString CeremonyPage::Spoken() const {
    return banner_->SpokenName();
}

void CeremonyPage::ShowState() {
    if (!TheTable().over() || ranks_.empty()) return;
    const bool is_done = left_ == 0;
    TheDesk().helm.ChestsOpened(ranks_.size() - left_);
    ShowChests();
    ShowBanner();
    hint_->SetText(Hint());
    hint_->Show(!TheLook().scale().table_mode() || left_ < ranks_.size());
    undo_->ShowStep(HasSteps());
    leave_->ShowInTableMode();
    show_face(*all_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Open all"), .key = in.say_in("key", "Esc")};
    });
    all_->Show(!is_done);
    show_face(*next_, TheDesk(), [is_done](const words::Language& in) {
        return ButtonFace{.label = is_done ? in.say("To the ranking") : in.say("Open the next chest"),
                          // TRANSLATORS: as it is written on the keyboard
                          .key = in.say_in("key", "Space")};
    });
}

void CeremonyPage::ShowBanner() {
    // TRANSLATORS: %1$d is how many chests are open, %2$d how many there are
    const wxString open = wxString::Format(In().say("%1$d of %2$d chests open"), board_->Opened(),
                                           static_cast<int>(TheTable().seats.size()));
    PromptFace face{.icon = Icon::Crown, .figures = {{wxString(), open}}};
    if (left_ == 0) {
        face.question = words::winners(ranks_, TheTable().seats, In());
        if (ranks_.front().seats.size() == 1) face.player = ColourOf(ranks_.front().seats.front());
        face.figures.clear();
    } else {
        face.question = words::place_goes_to(ranks_[left_ - 1].place, In());
    }
    banner_->SetFace(face);
}

/// What decided between those who were just opened, or why nothing shows who is next.
wxString CeremonyPage::Hint() const {
    wxString ties;
    for (std::size_t i = left_; i < before_; ++i) {
        const wxString tie = words::tie_sentence(ranks_, i, TheTable().seats, In());
        const bool is_below = i > 0 && ranks_[i - 1].vp == ranks_[i].vp;
        const bool is_above = i + 1 < ranks_.size() && ranks_[i + 1].vp == ranks_[i].vp;
        if (tie.empty() || (is_below && !is_above)) continue;
        ties += (ties.empty() ? "" : "  ") + tie;
    }
    if (!ties.empty() || left_ == 0) return ties;
    return In().say("Chests stand in seat order, so nothing shows who is next until it opens.");
}

void CeremonyPage::ShowChests() {
    for (std::size_t i = left_; i < ranks_.size(); ++i)
        for (const Seat seat : ranks_[i].seats)
            board_->Chest(seat).Open(ranks_[i].vp, words::place_name(ranks_[i].place, In()));
}

bool CeremonyPage::OpenLevel() {
    const int vp = ranks_[left_ - 1].vp;
    std::size_t left = left_;
    while (left > 0 && ranks_[left - 1].vp == vp) --left;
    try {
        TheSession().open_chests(left);
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
        return false;
    }
    before_ = left_;
    left_ = left;
    return true;
}

void CeremonyPage::OpenNext() {
    if (left_ == 0) return TheDesk().helm.CloseCeremony();
    if (!OpenLevel()) return;
    TheDesk().sounds.Play(left_ == 0 ? Sound::Win : Sound::ChestOpens);
    ShowState();
    Layout();
}

void CeremonyPage::OpenAll() {
    if (left_ == 0) return;
    while (left_ > 0)
        if (!OpenLevel()) return;
    before_ = ranks_.size();
    TheDesk().sounds.Play(Sound::Win);
    ShowState();
    Layout();
}

bool CeremonyPage::TakeKey(const wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (IsFocusChosen()) return false;
            next_->Activate();
            return true;
        case WXK_ESCAPE: OpenAll(); return true;
        default: return false;
    }
}

bool CeremonyPage::Layout() {
    Look& look = TheLook();
    wxRect room(GetClientSize());
    room.Deflate(look.px(kMargin), 0);
    room.y += look.px(kTop);
    room.height -= look.px(kTop + kBottom);
    const int banner = std::max(banner_->GetBestSize().y, look.px(kBanner));
    banner_->PlaceBody({room.x, room.y, room.width, banner});
    const int ring = 2 * next_->Ring();
    const int bottom = std::max(look.px(84), next_->GetBestSize().y - ring - look.px(8));
    const int y = room.GetBottom() + 1 - bottom;
    // Larger type makes the buttons wrap rather than push the hint away.
    const int next = std::min(std::max(look.px(380), next_->GetBestSize().x - ring), room.width * 38 / 100);
    next_->PlaceBody({room.GetRight() + 1 - next, y, next, bottom});
    int right = room.GetRight() + 1 - next - look.px(24);
    if (all_->IsShown()) {
        const int all = std::min(all_->GetBestSize().x - ring, room.width * 22 / 100);
        all_->PlaceBody({right - all, y, all, bottom});
        right -= all + look.px(24);
    }
    const wxRect left(room.x, y, right - room.x, bottom);
    place_note(*hint_, leave_->IsShown() ? place_corner(*undo_, *leave_, left, look) : left);
    const int top = room.y + banner + look.px(kTop);
    board_->SetSize(room.x, top, room.width, y - look.px(kTop) - top);
    board_->Layout();
    Refresh();
    return true;
}

}  // namespace desktop
