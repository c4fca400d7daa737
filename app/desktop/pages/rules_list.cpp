#include "app/desktop/pages/rules_list.h"

#include <wx/imaglist.h>

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/learn_words.h"
#include "app/words/rule_search.h"

namespace desktop {
namespace {

constexpr double kRow = 44;
constexpr double kId = 76;

}  // namespace

RulesList::RulesList(wxWindow* parent, Look& look)
    : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                 wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL | wxBORDER_THEME),
      look_(look) {
    SetMinSize({1, 1});  // it scrolls
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
}

void RulesList::TakeLook() {
    dress_native({this}, look_);
    SetBackgroundColour(look_.palette().surface);
    SetForegroundColour(look_.palette().ink);
    // An empty picture makes the rows as high as they shall be.
    wxImage empty(1, look_.px(kRow));
    empty.InitAlpha();
    std::fill_n(empty.GetAlpha(), empty.GetHeight(), static_cast<unsigned char>(0));
    AssignImageList(new wxImageList(1, look_.px(kRow), true), wxIMAGE_LIST_SMALL);
    GetImageList(wxIMAGE_LIST_SMALL)->Add(wxBitmap(empty));
    describe(*this, look_.language().say("Rules"));
    ClearAll();
    AppendColumn(look_.language().say("Rule"));
    AppendColumn(look_.language().say("What it is about"));
    ShareWidth();
}

void RulesList::ShareWidth() {
    if (GetColumnCount() != 2) return;
    const int id = look_.px(kId * (1 + type_growth(look_.scale())));
    SetColumnWidth(0, id);
    SetColumnWidth(1, std::max(GetSize().x - id - look_.px(24), look_.px(120)));  // the scroll bar
}

void RulesList::ShowRules(const wxString& query) {
    if (is_filled_ && query == query_ && drawn_in_ == look_.settings()) return;
    const auto* chosen = Chosen();
    is_filled_ = true;
    query_ = query;
    drawn_in_ = look_.settings();
    rules_ = words::find_rules(query, look_.language());
    Freeze();
    TakeLook();
    for (const words::RuleText* rule : rules_) {
        const long row = InsertItem(GetItemCount(), wxString::FromUTF8(rule->id.data(), rule->id.size()), 0);
        SetItem(row, 1, words::say(rule->title, look_.language()));
    }
    Thaw();
    const auto kept = std::find(rules_.begin(), rules_.end(), chosen);
    if (!rules_.empty()) ChooseRow(kept == rules_.end() ? 0 : kept - rules_.begin());
}

const words::RuleText* RulesList::Chosen() const {
    const long row = GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    return row < 0 || row >= static_cast<long>(rules_.size()) ? nullptr : rules_[static_cast<std::size_t>(row)];
}

void RulesList::Choose(std::string_view id) {
    const auto found = std::find_if(rules_.begin(), rules_.end(), [&](const auto* rule) { return rule->id == id; });
    if (found != rules_.end()) ChooseRow(found - rules_.begin());
}

void RulesList::Step(int by) {
    if (rules_.empty()) return;
    const long row = GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    ChooseRow(std::clamp<long>(row + by, 0, static_cast<long>(rules_.size()) - 1));
}

void RulesList::ChooseRow(long row) {
    SetItemState(row, wxLIST_STATE_SELECTED | wxLIST_STATE_FOCUSED, wxLIST_STATE_SELECTED | wxLIST_STATE_FOCUSED);
    EnsureVisible(row);
}

}  // namespace desktop
