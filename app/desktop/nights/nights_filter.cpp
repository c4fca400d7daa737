#include "app/desktop/nights/nights_filter.h"

#include <algorithm>
#include <utility>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/show_words.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kFind = 220;
constexpr double kLeastFind = 150;
constexpr double kGap = 12;
constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kBelow = 14;
constexpr double kBottom = 20;
constexpr double kLeastTab = 250;

std::vector<wxString> scenarios_of(const words::Language& in) {
    std::vector<wxString> entries{in.say("All scenarios")};
    for (std::size_t i = 0; i < deepblue::kScenarios; ++i)
        entries.push_back(words::name(static_cast<deepblue::Scenario>(i), in));
    return entries;
}

}  // namespace

NightsFilter::NightsFilter(wxWindow* parent, Desk& desk, const std::function<void()>& changed)
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
    ShowPlayers(people);
    show_entries(*scenarios_, desk_, std::max(0, scenarios_->GetSelection()), scenarios_of);
    show_label(*printed_, desk_, [](auto& language) { return language.say("Printed rules only"); });
    find_->SetDescriptiveText(in.say("Find"));
    describe(*find_, in.say("Find a player, a scenario or a place"));
    describe(*players_, in.say("Games of"));
    describe(*scenarios_, in.say("Scenario"));
    dress_native({find_}, desk_.look);
}

/// The player who was chosen stays chosen.
void NightsFilter::ShowPlayers(const nights::People& people) {
    const auto before = Wanted().player;
    people_ = people.all();
    std::stable_sort(people_.begin(), people_.end(), [](const auto& one, const auto& other) {
        return words::spoken(one.name).CmpNoCase(words::spoken(other.name)) < 0;
    });
    const auto same = std::find_if(people_.begin(), people_.end(), [&](const auto& each) { return each.id == before; });
    const int chosen = same == people_.end() ? 0 : static_cast<int>(same - people_.begin()) + 1;
    show_entries(*players_, desk_, chosen, [this](auto& in) {
        std::vector<wxString> names{in.say("All players")};
        for (const nights::Person& person : people_) names.push_back(words::spoken(person.name));
        return names;
    });
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

int NightsFilter::Wide(const Line& line) const {
    int width = -desk_.look.px(kGap);
    for (const Part& part : line) width += part.width + desk_.look.px(kGap);
    return width;
}

/// What finds no room begins a new line.
std::vector<NightsFilter::Line> NightsFilter::Broken(const Line& line, int width) const {
    std::vector<Line> lines;
    for (const Part& part : line) {
        if (lines.empty() || Wide(lines.back()) + desk_.look.px(kGap) + part.width > width) lines.emplace_back();
        lines.back().push_back({part.window, std::min(part.width, width)});
    }
    return lines;
}

/// All in one line; where it has too little room, the fields above the rest.
std::vector<NightsFilter::Line> NightsFilter::Lines(int width) const {
    const auto least = [](wxWindow* window) { return Part{window, window->GetEffectiveMinSize().x}; };
    const Line fields{{find_, desk_.look.px(kLeastFind)}, least(players_), least(scenarios_)};
    Line rest{least(printed_)};
    for (wxButton* button : buttons_) rest.push_back(least(button));
    Line all = fields;
    all.insert(all.end(), rest.begin(), rest.end());
    if (Wide(all) <= width) return {all};
    std::vector<Line> lines = Broken(fields, width);
    for (Line& line : Broken(rest, width)) lines.push_back(std::move(line));
    return lines;
}

bool NightsFilter::IsButton(const wxWindow* window) const {
    return std::find(buttons_.begin(), buttons_.end(), window) != buttons_.end();
}

/// From left to right, the buttons at the right; without them the field to find something takes what is left.
void NightsFilter::Place(const Line& line, const wxRect& room) {
    int spare = std::max(0, room.width - Wide(line));
    const int most = IsButton(line.back().window) ? desk_.look.px(kFind) : room.width;
    int x = room.x;
    for (const Part& part : line) {
        if (IsButton(part.window)) x += std::exchange(spare, 0);
        const int more = part.window == find_ ? std::min(spare, most - part.width) : 0;
        part.window->SetSize(x, room.y, part.width + more, room.height);
        x += part.width + more + desk_.look.px(kGap);
        spare -= more;
    }
}

int NightsFilter::LineHeight() {
    int height = desk_.look.scale().target();
    for (wxWindow* child : GetChildren()) {
        child->InvalidateBestSize();  // it may have been found for another font
        height = std::max(height, child->GetBestSize().y);
    }
    return height;
}

int NightsFilter::HeightFor(int width) {
    const int height = LineHeight();
    const auto lines = static_cast<int>(Lines(width).size());
    return lines * height + (lines - 1) * desk_.look.px(kGap);
}

std::optional<wxRect> NightsFilter::PlaceAbove(const wxSize& tab) {
    const Look& look = desk_.look;
    const int margin = look.px(kMargin);
    const int width = tab.x - 2 * margin;
    if (width <= 0 || tab.y < look.px(kLeastTab)) return {};
    const int top = look.px(kTop);
    const int height = HeightFor(width);
    SetSize(margin, top, width, height);
    Layout();
    const int below = top + height + look.px(kBelow);
    return wxRect(margin, below, width, tab.y - below - look.px(kBottom));
}

bool NightsFilter::Layout() {
    wxRect room(0, 0, GetClientSize().x, LineHeight());
    if (room.width < desk_.look.px(kFind)) return true;  // not shown yet
    for (const Line& line : Lines(room.width)) {
        Place(line, room);
        room.y += room.height + desk_.look.px(kGap);
    }
    return true;
}

}  // namespace desktop
