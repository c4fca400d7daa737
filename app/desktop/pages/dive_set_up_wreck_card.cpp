#include "app/desktop/pages/dive_set_up_wreck_card.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "app/desktop/look/paints.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/dive_set_up_words.h"
#include "app/words/faults.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr int kLongestName = 40;
constexpr int kMostVp = 99;
constexpr double kMargin = 20;
constexpr double kField = 40;

}  // namespace

DiveSetUpWreckCard::DiveSetUpWreckCard(wxWindow* parent, Desk& desk, session::DiveForm& form, Deeds deeds)
    : DrawnPanel(parent, desk.look), desk_(desk), form_(form), deeds_(std::move(deeds)) {
    Build();
    wreck_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { ChooseWreck(event.GetSelection()); });
    gem_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { ChooseGem(event.GetSelection()); });
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        form_.name = name_->GetValue().Trim().Trim(false).utf8_string();
        deeds_.changed();
    });
    vp_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        TakeTyped();
        deeds_.changed();
    });
    city_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        form_.city = city_->GetValue();
        deeds_.changed();
        deeds_.focus();  // the next Space starts the dive
    });
    wrecks_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter(deeds_.wrecks); });
}

void DiveSetUpWreckCard::Build() {
    Look& look = desk_.look;
    for (std::size_t i = 0; i < kSteps; ++i) steps_[i] = new DiveSetUpStep(this, look, static_cast<int>(i) + 1);
    heading_ = new Label(this, look, Type::Heading);
    wreck_ = new wxChoice(this, wxID_ANY);
    name_ = new wxTextCtrl(this, wxID_ANY);
    name_->SetMaxLength(kLongestName);
    fields_ = std::make_unique<Stack>(look, wxVERTICAL, 11);
    fields_->Add(heading_, wxSizerFlags().Expand());
    fields_->Add(wreck_, wxSizerFlags().Expand());
    fields_->Add(name_, wxSizerFlags().Expand());
    vp_caption_ = new Label(this, look, Type::Body, Ink::Secondary);
    vp_ = new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, kMostVp, 0);
    auto* vp_row = new Stack(look, wxHORIZONTAL, 16);
    AddRow(*vp_row, *vp_caption_, *vp_);
    fields_->Add(vp_row, wxSizerFlags().Expand());
    city_ = new wxCheckBox(this, wxID_ANY, wxString());
    fields_->Add(city_, wxSizerFlags().Expand());
    gem_caption_ = new Label(this, look, Type::Body, Ink::Secondary);
    gem_ = new wxChoice(this, wxID_ANY);
    auto* gem_row = new Stack(look, wxHORIZONTAL, 16);
    AddRow(*gem_row, *gem_caption_, *gem_);
    fields_->Add(gem_row, wxSizerFlags().Expand());
    wrecks_ = new wxButton(this, wxID_ANY, wxString());
}

void DiveSetUpWreckCard::AddRow(Stack& row, Label& caption, wxWindow& field) {
    row.Add(&caption, wxSizerFlags().CentreVertical());
    row.Add(&field, wxSizerFlags().CentreVertical());
}

void DiveSetUpWreckCard::ShowForm(bool is_storm) {
    SetFonts();
    ShowWrecks();
    ShowFields(is_storm);
    ShowGem();
    Layout();
}

void DiveSetUpWreckCard::SetFonts() {
    Look& look = desk_.look;
    dress_native({wreck_, name_, vp_}, look);
    // What the toolkit wants changes by a pixel once it has drawn.
    const int height = std::max(look.px(kField), look.type().line_height(Type::Body) + look.px(12));
    for (wxWindow* field : std::initializer_list<wxWindow*>{name_, vp_}) field->SetMinSize({wxDefaultCoord, height});
}

void DiveSetUpWreckCard::ShowWrecks() try {
    const words::Language& in = desk_.look.language();
    const auto& dived = desk_.session.table().wrecks.dived;
    offered_.clear();
    wxArrayString entries;
    entries.Add(in.say("Another wreck"));
    int chosen = 0;
    for (const auto& wreck : desk_.memory.wrecks()) {
        if (std::find(dived.begin(), dived.end(), wreck.what.name) != dived.end()) continue;
        offered_.push_back(wreck.what);
        entries.Add(words::in_short(wreck.what, in));
        if (form_.is_known && form_.name == wreck.what.name) chosen = static_cast<int>(offered_.size());
    }
    if (form_.is_known && chosen == 0) form_.is_known = false;
    if (wreck_->GetStrings() != entries) wreck_->Set(entries);
    wreck_->SetSelection(chosen);
    describe(*wreck_, in.say("Wreck"));
} catch (const journal::Error& error) {
    desk_.helm.Tell(words::reason(error, desk_.look.language()));
}

void DiveSetUpWreckCard::ShowFields(bool is_storm) {
    const words::Language& in = desk_.look.language();
    heading_->SetText(in.say("Wreck"));
    name_->Show(!form_.is_known);
    const wxString name = words::spoken(form_.name);
    if (name_->GetValue().Trim().Trim(false) != name) name_->ChangeValue(name);
    name_->SetHint(in.say("Name, to remember it"));
    describe(*name_, in.say("Name of the wreck"));
    show_line(*vp_caption_, desk_, [](auto& language) { return language.say("VP"); });
    if (vp_->GetValue() != form_.vp) vp_->SetValue(form_.vp);
    describe(*vp_, in.say("VP"));
    show_label(*city_, desk_, [](auto& language) { return language.say("Sunken City"); });
    city_->SetValue(form_.city);
    city_->Enable(!is_storm);
    show_label(*wrecks_, desk_, [](auto& language) { return language.say("Wrecks …"); });
}

void DiveSetUpWreckCard::ShowGem() {
    const words::Language& in = desk_.look.language();
    const deepblue::GemCounts& tiles = desk_.session.table().tiles;
    gems_.clear();
    int chosen = 0;
    for (const deepblue::Gem gem : kGemsOnScreen) {
        if (tiles[gem] == 0) continue;
        gems_.push_back(gem);
        if (form_.gem == gem) chosen = static_cast<int>(gems_.size());
    }
    show_entries(*gem_, desk_, chosen, [this](auto& language) {
        // TRANSLATORS: no gem lies on the wreck
        std::vector entries{language.say_in("gem", "none")};
        for (const deepblue::Gem gem : gems_) entries.push_back(words::name(gem, language));
        return entries;
    });
    show_line(*gem_caption_, desk_, [](auto& language) { return language.say("Gem on it"); });
    describe(*gem_, in.say("Gem on it"));
    gem_caption_->Show(tiles.total() > 0);
    gem_->Show(tiles.total() > 0);
}

void DiveSetUpWreckCard::ChooseWreck(int place) {
    const bool must_be_city = !city_->IsEnabled();
    if (place <= 0)
        form_.forget_wreck();
    else
        form_.take(offered_[static_cast<std::size_t>(place - 1)]);
    if (must_be_city) form_.city = true;
    deeds_.changed();
    deeds_.focus();
}

void DiveSetUpWreckCard::ChooseGem(int place) {
    form_.gem = place <= 0 ? std::nullopt : std::optional(gems_[static_cast<std::size_t>(place - 1)]);
    deeds_.changed();
    deeds_.focus();
}

void DiveSetUpWreckCard::TakeTyped() {
    form_.vp = vp_->GetValue();
}

bool DiveSetUpWreckCard::Wants(int key) const {
    const wxWindow* focused = focused_in(*this);
    if (focused == nullptr) return false;
    const bool is_step = dynamic_cast<const DrawnControl*>(focused) != nullptr;
    if (is_step) return false;
    const bool is_press = key == WXK_SPACE || is_enter(key);
    const bool is_arrow = key == WXK_UP || key == WXK_DOWN || key == WXK_LEFT || key == WXK_RIGHT;
    if (focused == city_ || focused == wrecks_) return is_press;
    if (focused == wreck_ || focused == gem_) return is_press || is_arrow;
    return is_arrow || is_enter(key) || digit_of_key(key).has_value();
}

/// Where type is large the step list gives way, down to the step that is now.
bool DiveSetUpWreckCard::Layout() {
    Look& look = desk_.look;
    const wxRect room = wxRect(GetClientSize()).Deflate(look.px(kMargin), look.px(kMargin) / 2);
    const int button = std::max(wrecks_->GetBestSize().y, look.px(40));
    wrecks_->SetSize(room.x, room.GetBottom() + 1 - look.px(kMargin) / 2 - button, room.width, button);
    const int fields = fields_->GetMinSize().y;
    const int gap = look.px(18);
    const int steps = wrecks_->GetPosition().y - look.px(12) - fields - gap - room.y;
    int least = 0;
    for (const DiveSetUpStep* step : steps_) least += step->HeightIn(room.width);
    const bool fits_all = steps >= least;
    const auto now =
        std::find_if(steps_.begin(), steps_.end(), [](auto* step) { return step->State() == StepState::Now; });
    for (auto step = steps_.begin(); step != steps_.end(); ++step)
        (*step)->Show(fits_all || step == (now == steps_.end() ? steps_.end() - 1 : now));
    const int height = LayOutSteps({room.x, room.y, room.width, std::max(0, steps)});
    fields_->SetDimension(room.x, room.y + height + gap, room.width, fields);
    return true;
}

/// Each as high as it would like to be or, where that is too high, as it must be and its share of what is left. Returns
/// how high all are.
int DiveSetUpWreckCard::LayOutSteps(const wxRect& room) {
    std::vector<DiveSetUpStep*> shown;
    std::copy_if(steps_.begin(), steps_.end(), std::back_inserter(shown), [](auto* step) { return step->IsShown(); });
    const auto needed = [&](const DiveSetUpStep* step) { return step->HeightIn(room.width); };
    const auto wanted = [&](const DiveSetUpStep* step) {
        return std::max(step->GetBestSize().y - 2 * step->Ring(), needed(step));
    };
    const auto all = [&](const auto& height) {
        return std::accumulate(shown.begin(), shown.end(), 0, [&](int sum, auto* step) { return sum + height(step); });
    };
    const bool has_room = all(wanted) <= room.height;
    const int share = (room.height - all(needed)) / static_cast<int>(shown.size());
    int y = room.y;
    for (DiveSetUpStep* step : shown) {
        const int height = has_room ? wanted(step) : needed(step) + share;
        step->PlaceBody({room.x, y, room.width, height});
        y += height;
    }
    return y - room.y;
}

void DiveSetUpWreckCard::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(16), colours.surface);
    painter.outline(body, painter.px(16), {colours.line, 1});
    const double y = heading_->GetPosition().y - painter.px(12);
    painter.line(body.x + painter.px(kMargin), y, body.right() - painter.px(kMargin), y, colours.line);
}

}  // namespace desktop
