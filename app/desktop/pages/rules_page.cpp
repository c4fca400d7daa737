#include "app/desktop/pages/rules_page.h"

#include "app/desktop/pages/bottom_bar.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/learn_words.h"

namespace desktop {
namespace {

constexpr int kList = 30;  // how the list and the card share the width
constexpr int kCard = 50;

/// The group that a rule stands in.
const words::RuleGroup& group_of(const words::RuleText& rule) {
    for (const words::RuleGroup& group : words::rule_groups())
        if (group.rules.front().id.front() == rule.id.front()) return group;
    return words::rule_groups().front();
}

}  // namespace

RulesPage::RulesPage(wxWindow* parent, Desk& desk)
    : Page(parent, desk),
      find_(new wxSearchCtrl(this, wxID_ANY)),
      list_(new RulesList(this, desk.look)),
      card_(new RuleCard(this, desk.look)),
      keys_(new RulesKeys(this, desk)) {
    auto* left = new Stack(desk.look, wxVERTICAL, 12);
    left->Add(find_, wxSizerFlags().Expand());
    left->Add(list_, wxSizerFlags(1).Expand());
    columns_ = new Stack(desk.look, wxHORIZONTAL, 14, 18);
    columns_->Add(left, wxSizerFlags(kList).Expand());
    columns_->Add(card_, wxSizerFlags(kCard).Expand());
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(columns_, wxSizerFlags(1).Expand());
    all->Add(keys_, wxSizerFlags(1).Expand());
    BuildBar(*all);
    SetSizer(all);
    find_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        list_->ShowRules(find_->GetValue());
        ShowChosen();
    });
    find_->Bind(wxEVT_CHAR_HOOK, &RulesPage::OnFindKey, this);
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { ShowChosen(); });
}

void RulesPage::BuildBar(wxSizer& all) {
    Look& look = TheDesk().look;
    auto* bar = new BottomBar(this, look);
    view_ = new BigButton(bar, look, ButtonStyle::Second, ButtonSize::Bar);
    print_ = new BigButton(bar, look, ButtonStyle::Second, ButtonSize::Bar);
    close_ = new BigButton(bar, look, ButtonStyle::Primary, ButtonSize::Bar);
    bar->Content().Add(view_, wxSizerFlags().CentreVertical());
    bar->Content().Add(print_, wxSizerFlags().CentreVertical());
    bar->Content().AddStretchSpacer();
    bar->Content().Add(close_, wxSizerFlags().CentreVertical());
    all.Add(bar, wxSizerFlags().Expand());
    view_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { SwitchView(); });
    print_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { TheDesk().helm.OfferReference(); }); });
    close_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { TheDesk().helm.GoBack(); });
}

void RulesPage::Enter() {
    shows_keys_ = false;
    find_->ChangeValue(wxString());
    list_->ShowRules(wxString());
    list_->Choose(TheDesk().helm.RuleAsked());
}

void RulesPage::ShowState() {
    find_->SetFont(native_font(TheLook()));
    find_->SetMinSize({TheLook().px(120), TheLook().scale().target()});
    find_->SetDescriptiveText(In().say("Find a rule"));
    describe(*find_, In().say("Find a rule"));
    list_->ShowRules(find_->GetValue());
    keys_->ShowKeys();
    show_face(*print_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("On one page …"), .key = "P"}; });
    show_face(*close_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Close"), .key = in.say_in("key", "Esc")};
    });
    ShowChosen();
    ShowView();
}

void RulesPage::ShowView() {
    // Larger type needs a wider list.
    columns_->GetItem(std::size_t{0})->SetProportion(static_cast<int>(kList * (1 + type_growth(TheLook().scale()))));
    columns_->ShowItems(!shows_keys_);
    keys_->Show(shows_keys_);
    show_face(*view_, TheDesk(), [keys = shows_keys_](const words::Language& in) {
        return ButtonFace{.label = keys ? in.say("Rules") : in.say("Keys"), .key = "K"};
    });
    Layout();
}

void RulesPage::SwitchView() {
    shows_keys_ = !shows_keys_;
    ShowView();
    RestFocus();
}

void RulesPage::ShowChosen() {
    const words::RuleText* rule = list_->Chosen();
    if (rule == nullptr) {
        if (list_->IsEmpty())
            card_->SetFace({.group = In().say("Find a rule"), .title = In().say("No rule has these words")});
        return;
    }
    card_->SetFace({.group = words::say(group_of(*rule).title, In()) + wxString::FromUTF8(" · ") +
                             words::rule_name(rule->id, In()),
                    .title = words::say(rule->title, In()),
                    .paragraphs = {words::runs(rule->text, In())},
                    .picture = picture_of_rule(rule->id, In())});
}

void RulesPage::Find() {
    if (shows_keys_) SwitchView();
    find_->SetFocus();
    find_->SelectAll();
}

/// Escape in the field first empties it.
bool RulesPage::LeaveField() {
    if (find_->GetValue().empty()) return false;
    find_->Clear();
    RestFocus();
    return true;
}

void RulesPage::OnFindKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_DOWN || is_enter(key))
        list_->SetFocus();
    else if (key != WXK_ESCAPE || !LeaveField())
        event.Skip();
}

bool RulesPage::TakeKey(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.GetModifiers() == wxMOD_CONTROL && key == 'F') return Find(), true;
    if (event.HasAnyModifiers()) return false;
    wxWindow* focused = wxWindow::FindFocus();
    const bool is_in_list = focused != nullptr && list_->IsDescendant(focused);
    switch (key) {
        case WXK_ESCAPE: return close_->Activate(), true;
        case 'K': return view_->Activate(), true;
        case 'P': return print_->Activate(), true;
        case WXK_DOWN:
        case WXK_UP:
            if (shows_keys_ || is_in_list || IsFocusChosen()) return false;
            return list_->Step(key == WXK_DOWN ? 1 : -1), true;
        default: return false;
    }
}

}  // namespace desktop
