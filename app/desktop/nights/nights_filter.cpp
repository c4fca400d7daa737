#include "app/desktop/nights/nights_filter.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kFind = 220;
constexpr double kGap = 12;

/// Sets the entries where they changed, and keeps the choice.
void offer(wxChoice& choice, const wxArrayString& entries) {
    if (choice.GetStrings() == entries) return;
    const int chosen = std::max(0, choice.GetSelection());
    choice.Set(entries);
    choice.SetSelection(std::min(chosen, static_cast<int>(entries.size()) - 1));
    choice.InvalidateBestSize();
}

}  // namespace

NightsFilter::NightsFilter(wxWindow* parent, Desk& desk, std::function<void()> changed)
    : DrawnPanel(parent, desk.look),
      desk_(desk),
      find_(new wxSearchCtrl(this, wxID_ANY)),
      players_(new wxChoice(this, wxID_ANY)),
      scenarios_(new wxChoice(this, wxID_ANY)),
      printed_(new wxCheckBox(this, wxID_ANY, wxString())) {
    find_->Bind(wxEVT_TEXT, [changed](wxCommandEvent&) { changed(); });
    players_->Bind(wxEVT_CHOICE, [changed](wxCommandEvent&) { changed(); });
    scenarios_->Bind(wxEVT_CHOICE, [changed](wxCommandEvent&) { changed(); });
    printed_->Bind(wxEVT_CHECKBOX, [changed](wxCommandEvent&) { changed(); });
}

void NightsFilter::ShowChoices(const nights::People& people) {
    const words::Language& in = desk_.look.language();
    const auto before = Wanted().player;
    people_ = people.all();
    std::stable_sort(people_.begin(), people_.end(), [](const auto& one, const auto& other) {
        return words::spoken(one.name).CmpNoCase(words::spoken(other.name)) < 0;
    });
    wxArrayString names;
    names.Add(in.say("All players"));
    int chosen = 0;
    for (const nights::Person& person : people_) {
        names.Add(words::spoken(person.name));
        if (before == person.id) chosen = static_cast<int>(names.size()) - 1;
    }
    offer(*players_, names);
    players_->SetSelection(chosen);
    wxArrayString scenarios;
    scenarios.Add(in.say("All scenarios"));
    for (std::size_t i = 0; i < deepblue::kScenarios; ++i)
        scenarios.Add(words::name(static_cast<deepblue::Scenario>(i), in));
    offer(*scenarios_, scenarios);
    find_->SetDescriptiveText(in.say("Find"));
    if (printed_->GetLabel() != in.say("Printed rules only")) printed_->SetLabel(in.say("Printed rules only"));
    describe(*find_, in.say("Find a player, a scenario or a place"));
    describe(*players_, in.say("Games of"));
    describe(*scenarios_, in.say("Scenario"));
    dress_native({find_, players_, scenarios_, printed_}, desk_.look);
}

nights::Slice NightsFilter::Slice() const {
    nights::Slice slice{.scenario = {}, .printed_rules_only = printed_->GetValue()};
    const int scenario = scenarios_->GetSelection();
    if (scenario > 0) slice.scenario = static_cast<deepblue::Scenario>(scenario - 1);
    return slice;
}

nights::Filter NightsFilter::Wanted() const {
    const nights::Slice slice = Slice();
    nights::Filter filter{.player = {},
                          .scenario = slice.scenario,
                          .printed_rules_only = slice.printed_rules_only,
                          .text = Text().utf8_string(),
                          .text_scenarios = {}};
    const int player = players_->GetSelection();
    if (player > 0 && static_cast<std::size_t>(player) <= people_.size())
        filter.player = people_[static_cast<std::size_t>(player - 1)].id;
    if (filter.text.empty()) return filter;
    for (std::size_t i = 0; i < deepblue::kScenarios; ++i) {
        const auto scenario = static_cast<deepblue::Scenario>(i);
        if (words::name(scenario, desk_.look.language()).Lower().Contains(Text().Lower()))
            filter.text_scenarios.push_back(scenario);
    }
    return filter;
}

/// From left to right, the buttons at the right; what finds no room begins a new line.
int NightsFilter::Lay(int width, bool places) {
    Look& look = desk_.look;
    const int gap = look.px(kGap);
    int height = look.scale().target();
    for (wxWindow* child : GetChildren()) child->InvalidateBestSize();  // it may have been found for another font
    std::vector<std::pair<wxWindow*, int>> parts{{find_, std::max(look.px(kFind), find_->GetBestSize().x)}};
    for (wxWindow* each :
         {static_cast<wxWindow*>(players_), static_cast<wxWindow*>(scenarios_), static_cast<wxWindow*>(printed_)})
        parts.emplace_back(each, each->GetBestSize().x);
    for (wxButton* button : buttons_) parts.emplace_back(button, button->GetBestSize().x);
    for (const auto& part : parts) height = std::max(height, part.first->GetBestSize().y);
    int x = 0;
    int y = 0;
    std::vector<std::pair<wxWindow*, wxRect>> placed;
    for (const auto& [window, wide] : parts) {
        if (x > 0 && x + wide > width) {
            x = 0;
            y += height + gap;
        }
        placed.emplace_back(window, wxRect(x, y, std::min(wide, width), height));
        x += wide + gap;
    }
    if (!places) return y + height;
    int right = width;
    for (auto each = placed.rbegin(); each != placed.rend(); ++each) {
        const bool is_button = std::find(buttons_.begin(), buttons_.end(), each->first) != buttons_.end();
        if (is_button && each->second.y == y) {
            each->second.x = right - each->second.width;
            right = each->second.x - gap;
        }
        each->first->SetSize(each->second);
    }
    return y + height;
}

int NightsFilter::HeightFor(int width) {
    return Lay(width, false);
}

bool NightsFilter::Layout() {
    Lay(GetClientSize().x, true);
    return true;
}

}  // namespace desktop
