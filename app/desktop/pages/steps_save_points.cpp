#include "app/desktop/pages/steps_save_points.h"

#include <wx/menu.h>
#include <wx/textdlg.h>

#include <algorithm>

#include "app/desktop/pages/show_words.h"
#include "app/words/faults.h"

namespace desktop {
namespace {

constexpr std::size_t kMostShown = 2;  // in the drawings; the last one leads to the others
constexpr std::size_t kLongestName = 40;

}  // namespace

void SavePointRow::SetPoint(const wxString& name, const wxString& deed) {
    name_ = name;
    deed_ = deed;
    Speak(name + ": " + deed);
    ContentChanged();
}

wxSize SavePointRow::BodySize() const {
    Look& look = TheLook();
    return {look.px(200), std::max(look.scale().target(), look.type().line_height(Type::Body) + look.px(4))};
}

void SavePointRow::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (IsHovered()) painter.fill(body, painter.px(6), with_opacity(colours.ink, IsPressedDown() ? 0.1 : 0.05));
    const double side = painter.px(20);
    painter.icon(Icon::Star, body.left(side).middle(side, side), colours.ink);
    const double deed = TheLook().type().width(deed_, Type::Body) + 1;
    const Box link = painter.text(deed_, Type::Body, body.beside(body.w - deed), colours.ink, Align::Right, 1);
    painter.line(link.x, link.bottom() - painter.px(2), link.right(), link.bottom() - painter.px(2), colours.ink);
    const double left = painter.px(32);
    painter.text(name_, Type::Body, body.beside(left).left(body.w - left - deed - painter.px(12)), colours.ink,
                 Align::Left, 1);
}

StepsSavePoints::StepsSavePoints(wxWindow* parent, Desk& desk, std::function<void(std::size_t)> go)
    : Card(parent, desk.look),
      desk_(desk),
      go_(std::move(go)),
      rows_(new Stack(desk.look, wxVERTICAL, 0)),
      add_(new wxButton(this, wxID_ANY, wxString())) {
    Content().Add(rows_, wxSizerFlags(1).Expand());
    Content().Add(add_, wxSizerFlags().Expand());
    add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { NewPoint(); }); });
}

wxString StepsSavePoints::NameOf(const session::SavePoint& point) const {
    const words::Language& in = desk_.look.language();
    if (!point.name.empty()) return words::spoken(point.name);
    // TRANSLATORS: %d is the number of a dive
    return point.dive > 0 ? wxString::Format(in.say("Before dive %d"), point.dive) : in.say("Start of the game");
}

void StepsSavePoints::KeepRows(std::size_t count) {
    for (; shown_.size() > count; shown_.pop_back()) {
        rows_->Detach(shown_.back());
        shown_.back()->Destroy();
    }
    while (shown_.size() < count) {
        const std::size_t place = shown_.size();
        auto* row = new SavePointRow(this, desk_.look);
        row->Bind(wxEVT_BUTTON, [this, place](wxCommandEvent&) {
            if (LeadsToMore(place))
                CallAfter([this] { ChooseEarlier(); });
            else
                go_(points_[place].step);
        });
        rows_->Add(row, wxSizerFlags().Expand());
        shown_.push_back(row);
    }
}

bool StepsSavePoints::LeadsToMore(std::size_t row) const {
    return row + 1 == kMostShown && points_.size() > kMostShown;
}

void StepsSavePoints::ChooseEarlier() {
    wxMenu menu;
    for (std::size_t i = kMostShown - 1; i < points_.size(); ++i)
        menu.Append(static_cast<int>(i) + 1, wxControl::EscapeMnemonics(NameOf(points_[i])));
    const int chosen = GetPopupMenuSelectionFromUser(menu);
    if (chosen != wxID_NONE) go_(points_[static_cast<std::size_t>(chosen) - 1].step);
}

void StepsSavePoints::ShowPoints() {
    const words::Language& in = desk_.look.language();
    SetTitle(in.say("Save points"));
    points_ = session::save_points(desk_.journal, desk_.session);
    KeepRows(std::min(points_.size(), kMostShown));
    const std::size_t now = desk_.session.actions().size();
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        if (LeadsToMore(i)) {
            // TRANSLATORS: choose one of the earlier save points
            shown_[i]->SetPoint(in.say("Earlier points"), in.say_in("save point", "choose"));
            shown_[i]->EnableUnless({});
            continue;
        }
        // TRANSLATORS: go back to a point of the game
        shown_[i]->SetPoint(NameOf(points_[i]), in.say_in("save point", "return"));
        shown_[i]->EnableUnless(points_[i].step == now ? in.say("the game stands there now") : wxString());
    }
    show_label(*add_, desk_, [](auto& language) { return language.say("New save point …"); });
    add_->Enable(now > 0);
    Layout();
}

void StepsSavePoints::NewPoint() {
    const words::Language& in = desk_.look.language();
    wxTextEntryDialog dialog(this, in.say("What is this point of the game called?"), in.say("New save point"));
    dialog.SetMaxLength(kLongestName);
    if (dialog.ShowModal() != wxID_OK) return;
    const wxString name = dialog.GetValue().Trim().Trim(false);
    if (name.empty()) return;
    try {
        session::add_save_point(desk_.journal, desk_.session, name.utf8_string());
    } catch (const journal::Error& error) {
        desk_.helm.Tell(words::reason(error, in));
    }
    ShowPoints();
}

}  // namespace desktop
