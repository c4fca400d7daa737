#include "app/desktop/pages/result_page.h"

#include <wx/choicdlg.h>
#include <wx/numdlg.h>
#include <wx/textdlg.h>

#include "app/session/replay.h"
#include "app/words/faults.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

using namespace deepblue;

/// The dive as it stood before it was stopped; nothing if the last action was no stop.
std::optional<Dive> dive_before_stop(const std::vector<Action>& actions) {
    if (actions.empty() || !std::holds_alternative<Stop>(actions.back())) return std::nullopt;
    const Table before = session::replay(std::span(actions).first(actions.size() - 1));
    return before.dive() ? std::optional(*before.dive()) : std::nullopt;
}

}  // namespace

ResultPage::ResultPage(wxWindow* parent, Desk& desk) : Page(parent, desk) {
    pays_ = new Card(this, desk.look);
    correct_ = new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact);
    next_card_ = new Card(this, desk.look, CardStyle::Water);
    next_gem_ = new GemView(next_card_, desk.look, Gem::Silver, 130);
    next_text_ = new Label(next_card_, desk.look, Type::Name, Ink::OnWater, Align::Centre);
    next_text_->Reserve(220, 2);
    next_card_->Content().AddStretchSpacer();
    next_card_->Content().Add(next_gem_, wxSizerFlags().CentreHorizontal());
    next_card_->Content().Add(next_text_, wxSizerFlags().Expand());
    next_card_->Content().AddStretchSpacer();
    city_card_ = new Card(this, desk.look);
    fresco_ = new FrescoView(city_card_, desk.look, 46);
    city_card_->Content().Add(fresco_, wxSizerFlags().Expand());
    auto* right = new Stack(desk.look, wxVERTICAL, 16);
    right->Add(next_card_, wxSizerFlags(1).Expand());
    right->Add(city_card_, wxSizerFlags().Expand());
    auto* columns = new Stack(desk.look, wxHORIZONTAL, 20);
    columns->Add(pays_, wxSizerFlags(79).Expand());
    columns->Add(right, wxSizerFlags(21).Expand());
    note_ = new Label(this, desk.look, Type::Body, Ink::Secondary);
    note_->SetIcon(Icon::Lock);
    note_->Reserve(520, 1);
    book_ = new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Bar);
    auto* bottom = new Stack(desk.look, wxHORIZONTAL, 16);
    bottom->Add(note_, wxSizerFlags(1).CentreVertical());
    bottom->Add(correct_, wxSizerFlags().CentreVertical());
    bottom->Add(book_, wxSizerFlags().CentreVertical());
    auto* all = new Stack(desk.look, wxVERTICAL, 20, 20);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(bottom, wxSizerFlags().Expand());
    SetSizer(all);
    correct_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { CorrectNumber(); }); });
    book_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        TheDesk().sounds.Play(Sound::Booked);
        TheDesk().helm.CloseResult();
    });
}

/// Asked once: whoever has seen the gem and takes the stop back finds the bag mixed.
void ResultPage::Enter() {
    next_.reset();
    if (!TheDesk().preferences.get().shows_next) return;
    try {
        next_ = TheSession().show_next();
    } catch (const journal::Error& error) {
        TheDesk().helm.Tell(words::reason(error, In()));
    }
}

void ResultPage::ShowState() {
    pays_->SetTitle(In().say("Dive result: crew cards, gems, wreck, scenario, into the chest"));
    ShowRows();
    ShowNext();
    city_card_->SetTitle(In().say("Sunken City"));
    // TRANSLATORS: %d is how many of the four city wrecks are done
    city_card_->SetNote(wxString::Format(In().say("%d of 4"), TheTable().wrecks.city));
    fresco_->SetFilled(TheTable().wrecks.city);
    correct_->SetFace({.label = In().say("Correct a number …"), .icon = Icon::Pencil});
    correct_->Show(!TheTable().over());
    // TRANSLATORS: %d is the number of gems in the bag
    note_->SetText(
        wxString::Format(In().say("Chests stay sealed. All gems go back into the bag: %d."), TheTable().bag.total()));
    book_->SetFace(
        {.label = TheTable().over() ? In().say("Book and open the chests") : In().say("Book into the chests"),
         .key = In().say("Space")});
}

void ResultPage::ShowRows() {
    const auto dive = dive_before_stop(TheSession().actions());
    if (!dive || TheTable().dives.empty()) return;
    const auto& pays = TheTable().dives.back().pay;
    for (ResultRow* row : rows_) row->Destroy();
    rows_.clear();
    pays_->Content().Clear();
    for (const Pay& pay : pays) {
        const Diver& diver = *dive->find(pay.seat);
        const bool leads = pay.seat == dive->leader().seat;
        const wxString stayed = diver.surfaced ? In().say("surfaced") : In().say("stayed");
        // TRANSLATORS: %s is "stayed" or "surfaced"
        const wxString state = leads ? wxString::Format(In().say("led, %s"), stayed) : stayed;
        auto* row = new ResultRow(pays_, TheDesk().look);
        row->SetFace({ColourOf(pay.seat), NameOf(pay.seat), state, pay, dive->board(), diver.spots});
        pays_->Content().Add(row, wxSizerFlags(1).Expand());
        rows_.push_back(row);
    }
    pays_->Layout();
}

void ResultPage::ShowNext() {
    next_card_->SetTitle(In().say("What would have come next?"));
    next_gem_->Show(next_.has_value());
    if (!next_) return next_text_->SetText(In().say("Not shown"));
    next_gem_->SetGem(*next_);
    next_text_->SetText(words::name(*next_, In()));
}

/// A booked number is corrected with a reason, as a step of its own.
void ResultPage::CorrectNumber() {
    wxArrayString names;
    for (const auto& player : TheTable().seats.players()) names.Add(words::spoken(player.name));
    const int who = wxGetSingleChoiceIndex(In().say("Whose chest?"), "Divebell", names, this);
    if (who < 0) return;
    wxTextEntryDialog amount(this, In().say("How many VP more? A minus takes some away."), "Divebell", "0");
    long vp = 0;
    if (amount.ShowModal() != wxID_OK || !amount.GetValue().ToLong(&vp) || vp < -999 || vp > 999) return;
    wxTextEntryDialog reason(this, In().say("Why?"), "Divebell");
    if (reason.ShowModal() != wxID_OK) return;
    Play(Action(Correct{static_cast<Seat>(who), static_cast<int>(vp), reason.GetValue().utf8_string()}));
}

bool ResultPage::TakeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_SPACE && event.GetKeyCode() != WXK_RETURN) return false;
    if (IsFocusChosen()) return false;
    book_->Activate();
    return true;
}

}  // namespace desktop
