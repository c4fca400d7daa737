#include "app/desktop/pages/recruit_card_list.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/native_list.h"
#include "app/desktop/pages/table_keys.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/gems.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

constexpr double kRow = 46;
constexpr double kFindWidth = 190;
constexpr double kGem = 28;
constexpr double kNameWidth = 180;
constexpr double kLeastNeeds = 150;
constexpr double kVpWidth = 90;
constexpr double kAddsWidth = 100;

/// One tap on a row chooses it, like Enter.
void activate_by_one_tap(wxDataViewListCtrl& list) {
#ifdef __WXGTK__
    gtk_tree_view_set_activate_on_single_click(GTK_TREE_VIEW(list.GtkGetTreeView()), TRUE);
#else
    static_cast<void>(list);
#endif
}

bool has(const session::KnownCard& card, const wxString& wanted) {
    return words::spoken(card.name).Lower().Contains(wanted.Lower());
}

}  // namespace

RecruitCardList::RecruitCardList(wxWindow* parent, Look& look)
    : TableCard(parent, look),
      find_(new wxSearchCtrl(this, wxID_ANY)),
      list_(new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                   wxDV_SINGLE | wxDV_NO_HEADER | wxDV_HORIZ_RULES | wxBORDER_NONE)),
      empty_(new Label(this, look, Type::Body, Ink::Secondary)) {
    Head().Add(find_, wxSizerFlags().CentreVertical());
    list_->AppendTextColumn(wxString());
    list_->AppendIconTextColumn(wxString());
    list_->AppendTextColumn(wxString(), wxDATAVIEW_CELL_INERT, -1, wxALIGN_RIGHT);
    list_->AppendIconTextColumn(wxString(), wxDATAVIEW_CELL_INERT, -1, wxALIGN_LEFT);
    empty_->Reserve(300, 2);
    Content().Add(empty_, wxSizerFlags().Expand());
    Content().Add(list_, wxSizerFlags(1).Expand());
    activate_by_one_tap(*list_);
    TakeSizes();
    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        ShareWidth();
        event.Skip();
    });
    find_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { Fill(); });
    find_->Bind(wxEVT_CHAR_HOOK, &RecruitCardList::OnFindKey, this);
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        const int row = list_->ItemToRow(event.GetItem());
        if (row != wxNOT_FOUND) CallAfter([this, row] { Choose(static_cast<std::size_t>(row)); });
    });
}

void RecruitCardList::Choose(std::size_t row) {
    if (row >= shown_.size() || !chosen_) return;
    const session::KnownCard card = shown_[row];
    chosen_(card);
}

void RecruitCardList::OnFindKey(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE) {
        find_->Clear();
        if (left_) left_();
    } else if (event.GetKeyCode() == WXK_DOWN && !shown_.empty()) {
        list_->SetFocus();
        list_->SelectRow(0);
    } else if (is_enter(event.GetKeyCode())) {
        CallAfter([this] { Choose(0); });
    } else {
        event.Skip();
    }
}

void RecruitCardList::LookChanged() {
    TakeSizes();
    Fill();
}

void RecruitCardList::TakeSizes() {
    Look& look = TheLook();
    const wxFont font = native_font(look);
    const Palette& colours = look.palette();
    find_->SetBackgroundColour(colours.raised);
    find_->SetForegroundColour(colours.ink);
    find_->SetFont(font);
    find_->SetMinSize({look.px(kFindWidth), look.scale().target()});
    dress_list(*list_, kRow, look);
    ShareWidth();
}

/// The numbers stand at the right, the names get more where type is large.
void RecruitCardList::ShareWidth() {
    Look& look = TheLook();
    const double larger = 1 + type_growth(look.scale());
    const int name = look.px(kNameWidth * larger);
    const int vp = look.px(kVpWidth * larger);
    const int adds = look.px(kAddsWidth);
    const int needs = std::max(look.px(kLeastNeeds), list_->GetSize().x - name - vp - adds);
    const int widths[] = {name, needs, vp, adds};
    for (unsigned i = 0; i < 4; ++i) list_->GetColumn(i)->SetWidth(widths[i]);
}

void RecruitCardList::ShowCards(const std::vector<session::Remembered<session::KnownCard>>& cards) {
    const words::Language& in = TheLook().language();
    SetTitle(in.say("Remembered cards"));
    find_->SetDescriptiveText(in.say("Find"));
    describe(*find_, in.say("Find a remembered card"));
    describe(*list_, in.say("Remembered cards"));
    std::vector<session::KnownCard> all;
    all.reserve(cards.size());
    for (const auto& card : cards) all.push_back(card.what);
    if (all == all_ && !all.empty()) return;
    all_ = std::move(all);
    Fill();
}

void RecruitCardList::Fill() {
    const words::Language& in = TheLook().language();
    const wxString wanted = find_->GetValue();
    shown_.clear();
    list_->DeleteAllItems();
    for (const session::KnownCard& card : all_) {
        if (!has(card, wanted)) continue;
        shown_.push_back(card);
        AppendRow(card);
    }
    empty_->SetText(all_.empty() ? in.say("Cards you enter here are one tap next time")
                                 : in.say("No remembered card has this in its name"));
    empty_->Show(shown_.empty());
    list_->Show(!shown_.empty());
    find_->Enable(!all_.empty());
    Layout();
}

wxVariant RecruitCardList::Cell(std::optional<deepblue::Gem> gem, const wxString& text) const {
    wxVariant cell;
    Look& look = TheLook();
    cell << wxDataViewIconText(text, gem ? wxBitmapBundle(gem_bitmap(*gem, look.px(kGem), look)) : wxBitmapBundle());
    return cell;
}

void RecruitCardList::AppendRow(const session::KnownCard& card) {
    const words::Language& in = TheLook().language();
    const wxString nothing = wxString::FromUTF8("–");
    wxVector<wxVariant> row;
    row.push_back(words::spoken(card.name));
    if (card.protects) {
        row.push_back(Cell(card.protects, in.say("protects")));
    } else if (card.needs) {
        const wxString any = card.needs->colour ? wxString() : in.say_in("gems", "any") + " ";
        row.push_back(Cell(card.needs->colour, any + wxString::Format(wxString::FromUTF8("× %d"), card.needs->count)));
    } else {
        row.push_back(Cell({}, nothing));
    }
    // TRANSLATORS: %d is a number of victory points
    row.push_back(card.protects ? nothing : wxString::Format(in.say("%d VP"), card.vp));
    row.push_back(card.adds ? Cell(card.adds, "+1") : Cell({}, nothing));
    list_->AppendItem(row);
}

}  // namespace desktop
