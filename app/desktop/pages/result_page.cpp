#include "app/desktop/pages/result_page.h"

#include <algorithm>

#include "app/desktop/pages/bottom_note.h"
#include "app/desktop/pages/result_correct_dialog.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/table_keys.h"
#include "app/session/crew_hands.h"
#include "app/words/draw_words.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/payout.h"
#include "app/words/result_words.h"

namespace desktop {
namespace {

using namespace deepblue;

constexpr Movement kSumsFly{std::chrono::milliseconds(600), Easing::InOutQuad};
constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kSide = 262;
constexpr double kMoreWhereNarrow = 20;
constexpr double kCity = 110;

std::vector<PaidGems> paid_gems(const GemCounts& board, const std::vector<Spot>& spots) {
    std::vector<PaidGems> paid;
    for (const Gem gem : {Gem::Silver, Gem::Gold, Gem::Red}) {
        if (board[gem] == 0) continue;
        const GemCounts one{{gem, 1}};
        const int worth = gem_vp(one, spots);
        paid.push_back({gem, board[gem], worth, worth > gem_vp(one, {})});
    }
    return paid;
}

}  // namespace

ResultPage::ResultPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    table_ = new ResultTable(this, desk.look);
    next_view_ = new ResultNext(this, desk.look);
    city_card_ = new Card(this, desk.look);
    fresco_ = new FrescoView(city_card_, desk.look, 46);
    city_card_->Content().Add(fresco_, wxSizerFlags().Expand());
    note_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    note_->SetIcon(Icon::Lock);
    note_->Reserve(520, 2);
    undo_ = new UndoCorner(this, desk);
    leave_ = new LeaveCorner(this, desk);
    book_ = new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    table_->CorrectButton().Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { CorrectNumber(); }); });
    book_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Book(); });
}

void ResultPage::Enter() {
    TheLook().motion().forget(this);
    is_booking_ = false;
    table_->SetFlown(0);
    FindNext();
}

/// Asked once: whoever has seen the gem and takes the stop back finds the bag mixed.
void ResultPage::FindNext() {
    next_.reset();
    if (!TheDesk().preferences.get().shows_next) return;
    try {
        next_ = TheSession().show_next();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

wxString ResultPage::Title() const {
    // TRANSLATORS: %d is the number of the dive in this game
    return wxString::Format(In().say("Dive %d"), static_cast<int>(TheTable().dives.size()));
}

wxString ResultPage::Context() const {
    const auto ended = session::ended_dive(TheSession().actions());
    if (!ended) return {};
    return words::dive_place(ended->dive().wreck, TheTable().scenario, In());
}

void ResultPage::ShowState() {
    ended_ = session::ended_dive(TheSession().actions());
    if (!ended_ || TheTable().dives.empty()) return;
    ShowRows();
    ShowNext();
    ShowBottom();
}

ResultFace ResultPage::FaceOf(const Pay& pay) const {
    const Dive& dive = ended_->dive();
    const Diver& diver = *dive.find(pay.seat);
    const bool leads = pay.seat == dive.leader().seat;
    ResultFace face{.colour = ColourOf(pay.seat),
                    .name = NameOf(pay.seat),
                    .state = words::took_part(diver, leads, In()),
                    .pay = pay,
                    .cards = words::cards_paid(session::used_in_dive(TheSession().actions(), pay.seat), In()),
                    .instead = words::had_they_stayed(diver, dive.board(), In()),
                    .scenario = words::scenario_paid(diver, ended_->before, pay.scenario, In()),
                    .corrected = ended_->corrected[pay.seat],
                    .spoken = words::payout(pay, TheTable().seats, In())};
    if (pay.gems > 0) face.gems = paid_gems(dive.board(), diver.spots);
    if (pay.wreck > 0) face.wreck = In().say("leader");
    if (face.corrected != 0) face.correction = words::corrected_by(face.corrected, In());
    return face;
}

void ResultPage::ShowRows() {
    const auto& pays = TheTable().dives.back().pay;
    std::vector<ResultFace> faces;
    faces.reserve(pays.size());
    for (const Pay& pay : pays) faces.push_back(FaceOf(pay));
    table_->SetRows(faces);
    std::vector<Seat> away;
    std::vector<Colour> colours;
    for (const Seat seat : TheTable().seats.all()) {
        if (ended_->dive().find(seat)) continue;
        away.push_back(seat);
        colours.push_back(ColourOf(seat));
    }
    table_->SetAway(colours, words::not_in_this_dive(away, TheTable().seats, In()));
    show_face(table_->CorrectButton(), TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Correct a number …"), .icon = Icon::Pencil};
    });
    table_->CorrectButton().Show(!TheTable().over());
}

void ResultPage::ShowNext() {
    const bool was_empty = ended_->before.bag.empty();
    const bool by_app = ended_->drawn_by == Source::App;
    next_view_->Show(TheDesk().preferences.get().shows_next && by_app && (next_ || was_empty));
    next_view_->SetGem(next_,
                       next_ ? words::next_would_mean(ended_->before, *next_, In()) : In().say("The bag was empty."));
    city_card_->SetTitle(In().say("Sunken City"));
    // TRANSLATORS: %d is how many of the four city wrecks are done
    city_card_->SetNote(wxString::Format(In().say("%d of 4"), TheTable().wrecks.city));
    fresco_->SetFilled(TheTable().wrecks.city);
}

void ResultPage::ShowBottom() {
    const auto gems = static_cast<int>(ended_->dive().drawn.size());
    const wxString back =
        // TRANSLATORS: %1$d is how many gems go back into the bag, %2$d how many it then holds
        wxString::Format(In().say_number("Chests stay sealed. %1$d gem goes back into the bag: %2$d.",
                                         "Chests stay sealed. All %1$d gems go back into the bag: %2$d.", gems),
                         gems, TheTable().bag.total());
    note_->SetText(back);
    note_->Show(!TheLook().scale().table_mode());
    undo_->ShowStep();
    leave_->ShowInTableMode();
    show_face(*book_, TheDesk(), [over = TheTable().over()](const words::Language& in) {
        return ButtonFace{.label = over ? in.say("Book and open the chests") : in.say("Book into the chests"),
                          .key = in.say_in("key", "Space")};
    });
}

void ResultPage::CorrectNumber() {
    ResultCorrectDialog dialog(this, TheDesk(), [this](const Correct& correct) { return WhyNot(correct); });
    if (dialog.ShowModal() == wxID_OK) Play(Action(dialog.Entered()));
}

void ResultPage::Book() {
    if (is_booking_) return;
    is_booking_ = true;
    TheDesk().sounds.Play(Sound::Booked);
    TheLook().motion().run(
        this, kSumsFly, [this](double far) { table_->SetFlown(far); },
        [this] { CallAfter([this] { TheDesk().helm.CloseResult(); }); });
}

bool ResultPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_SPACE && !is_enter(event.GetKeyCode())) return false;
    if (IsFocusChosen()) return false;
    book_->Activate();
    return true;
}

int ResultPage::BarHeight() const {
    return std::max(TheLook().px(88), book_->GetBestSize().y - 2 * book_->Ring() + TheLook().px(24));
}

bool ResultPage::Layout() {
    if (!ended_) return true;
    Look& look = TheLook();
    wxRect room(GetClientSize());
    const int bar = BarHeight();
    wxRect bottom(room.x, room.GetBottom() + 1 - bar, room.width, bar);
    bottom.Deflate(look.px(kMargin), look.px(12));
    const int book = std::max(look.px(360), book_->GetBestSize().x - 2 * book_->Ring());
    book_->PlaceBody({bottom.GetRight() + 1 - book, bottom.y, book, bottom.height});
    const wxRect beside(bottom.x, bottom.y, bottom.width - book - look.px(24), bottom.height);
    place_note(*note_, beside);
    place_corner(*undo_, *leave_, beside, look);
    room.Deflate(look.px(kMargin), 0);
    room.y += look.px(kTop);
    room.height -= bar + 2 * look.px(kTop);
    // Larger type needs a wider column; the table gives way.
    const double larger = 1 + 0.3 * type_growth(look.scale());
    const bool is_narrow = look.scale().is_narrow();
    const int side = look.px(kSide * larger + (is_narrow ? kMoreWhereNarrow : 0));
    table_->SetSize(room.x, room.y, room.width - side - look.px(20), room.height);
    table_->Layout();
    const int left = room.GetRight() + 1 - side;
    const int city = std::max(look.px(kCity), city_card_->GetBestSize().y);
    const int next = room.height - city - look.px(16);
    next_view_->PlaceBody({left, room.y, side, next});
    city_card_->SetSize(left, next_view_->IsShown() ? room.y + next + look.px(16) : room.y, side, city);
    city_card_->Layout();
    Refresh();
    return true;
}

void ResultPage::Draw(Painter& painter, const Box& body) {
    Page::Draw(painter, body);
    const Palette& colours = painter.palette();
    const Box bar = body.below(body.h - BarHeight());
    painter.fill(bar, 0, colours.bar);
    painter.line(bar.x, bar.y, bar.right(), bar.y, colours.line);
}

}  // namespace desktop
