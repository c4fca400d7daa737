#include "app/desktop/pages/table_added_list.h"

#include <algorithm>

#include "app/desktop/look/accessible.h"
#include "app/desktop/pages/table_added_row.h"
#include "app/words/table_words.h"

namespace desktop {
namespace {

constexpr double kColumnGap = 16;
constexpr std::size_t kLeastInColumn = 3;
constexpr int kScrollStep = 12;

}  // namespace

TableAddedList::TableAddedList(wxWindow* parent, Look& look)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxBORDER_NONE), look_(look) {
    const auto take_colours = [this] { SetBackgroundColour(look_.palette().surface); };
    take_colours();
    SetScrollRate(0, kScrollStep);
    SetMinSize({1, 1});  // it scrolls rather than asks for room
    following_ = look_.follow(take_colours);
    laying_out_ = look_.follow_layout([this] { Arrange(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Arrange();
        event.Skip();
    });
}

void TableAddedList::SetAdded(const std::vector<session::AddedGem>& added, const deepblue::Seating& seats) {
    const words::Language& in = look_.language();
    describe(*this, in.say("Added by new market cards"));
    const std::size_t needed = std::max<std::size_t>(1, added.size());
    for (; rows_.size() > needed; rows_.pop_back()) rows_.back()->Destroy();
    while (rows_.size() < needed) rows_.push_back(new TableAddedRow(this, look_));
    for (std::size_t i = 0; i < added.size(); ++i)
        rows_[i]->SetFace(added[i].gem, words::provenance(added[i], seats, in));
    if (added.empty()) rows_.front()->SetFace({}, in.say("Nothing added yet"));
    Arrange();
}

void TableAddedList::Arrange() {
    if (rows_.empty()) return;
    int widest = 0;
    for (const TableAddedRow* row : rows_) widest = std::max(widest, row->GetBestSize().x);
    const int room = GetClientSize().x;
    const bool has_two = 2 * widest + look_.px(kColumnGap) <= room;
    const std::size_t in_column = has_two ? std::max(kLeastInColumn, (rows_.size() + 1) / 2) : rows_.size();
    const int height = rows_.front()->GetBestSize().y;
    const int width = has_two ? (room - look_.px(kColumnGap)) / 2 : room;
    const int rows = static_cast<int>(std::min(in_column, rows_.size()));
    SetVirtualSize(room, rows * height);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto column = static_cast<int>(i / in_column);
        const auto row = static_cast<int>(i % in_column);
        const wxPoint place = CalcScrolledPosition(wxPoint(column * (width + look_.px(kColumnGap)), row * height));
        rows_[i]->SetSize(wxRect(place, wxSize(width, height)));
    }
}

}  // namespace desktop
