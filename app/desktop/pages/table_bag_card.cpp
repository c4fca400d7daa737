#include "app/desktop/pages/table_bag_card.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/table_words.h"

namespace desktop {
namespace {

constexpr double kSplit = 41;       // between the two lists, with a line in the middle
constexpr double kAboveLists = 12;  // from the line to the lists

}  // namespace

TableBagCard::TableBagCard(wxWindow* parent, Look& look)
    : TableCard(parent, look),
      total_(new Label(this, look, Type::Count)),
      on_wrecks_(new Label(this, look, Type::Label, Ink::Secondary)),
      count_(new BigButton(this, look, ButtonStyle::Quiet, ButtonSize::Compact)),
      added_heading_(new Label(this, look, Type::Label, Ink::Secondary)),
      added_(new TableAddedList(this, look)),
      supply_(new TableSupplyView(this, look)) {
    Head().Insert(1, total_, wxSizerFlags().CentreVertical());
    Head().Insert(2, on_wrecks_, wxSizerFlags(1).CentreVertical());  // gives way where type is large
    Head().Add(count_, wxSizerFlags().CentreVertical());
    auto* gems = new Stack(look, wxHORIZONTAL, 4);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        cells_[i] = new TableBagCell(this, look, kGemsOnScreen[i]);
        gems->Add(cells_[i], wxSizerFlags(1).Expand());
    }
    auto* from = new Stack(look, wxVERTICAL, 2);
    from->Add(added_heading_, wxSizerFlags().Expand());
    from->Add(added_, wxSizerFlags(1).Expand());
    auto* lists = new Stack(look, wxHORIZONTAL, kSplit);
    lists->Add(from, wxSizerFlags(1).Expand());
    lists->Add(supply_, wxSizerFlags().Expand());
    Content().Add(gems, wxSizerFlags(1).Expand());
    Content().Add(lists, wxSizerFlags(1).Expand());
}

void TableBagCard::ShowBag(const deepblue::Table& table, const session::Story& story) {
    const words::Language& in = TheLook().language();
    SetTitle(in.say("In the bag"));
    total_->SetText(wxString::Format("%d", table.bag.total()));
    on_wrecks_->SetText(words::on_wrecks(table.tiles, in));
    // Where even the button beside it fills the line it is left to the log.
    const bool has_room = !TheLook().scale().table_mode() || type_growth(TheLook().scale()) == 0;
    on_wrecks_->Show(table.tiles.total() > 0 && has_room);
    deepblue::GemCounts added;
    for (const session::AddedGem& gem : story.added) ++added[gem.gem];
    for (std::size_t i = 0; i < cells_.size(); ++i)
        cells_[i]->SetCounts(table.bag[kGemsOnScreen[i]], added[kGemsOnScreen[i]]);
    added_heading_->SetText(in.say("Added by new market cards"));
    added_->SetAdded(story.added, table.seats);
    supply_->SetSupply(table.supply);
    Layout();
}

void TableBagCard::Draw(Painter& painter, const Box& body) {
    TableCard::Draw(painter, body);
    const wxColour& colour = painter.palette().line2;
    const double top = added_heading_->GetPosition().y - painter.px(kAboveLists);
    const double margin = painter.px(16);
    painter.line(margin, top, body.w - margin, top, colour);
    const double x = supply_->GetPosition().x - painter.px(kSplit / 2);
    const double height = std::min(supply_->GetSize().y, supply_->GetBestSize().y);
    painter.line(x, top + painter.px(kAboveLists), x, top + painter.px(kAboveLists) + height, colour);
}

}  // namespace desktop
