#include "app/desktop/controls/stack.h"

#include <algorithm>
#include <numeric>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {
namespace {

int ring_of(const wxSizerItem& item) {
    const auto* control = dynamic_cast<const DrawnControl*>(item.GetWindow());
    return control == nullptr ? 0 : control->Ring();
}

/// How far from the near side something of that length stands.
int aligned(int flags, bool column, int room, int length) {
    const int centre = column ? wxALIGN_CENTER_HORIZONTAL : wxALIGN_CENTER_VERTICAL;
    const int far = column ? wxALIGN_RIGHT : wxALIGN_BOTTOM;
    if ((flags & centre) != 0) return (room - length) / 2;
    return (flags & far) != 0 ? room - length : 0;
}

}  // namespace

Stack::Stack(const Look& look, int orientation, double gap, double margin)
    : Stack(look, orientation, gap, margin, margin) {}

Stack::Stack(const Look& look, int orientation, double gap, double margin, double side)
    : wxBoxSizer(orientation), look_(look), gap_(gap), margin_(margin), side_(side) {}

wxSize Stack::Margins() const {
    return {look_.px(side_), look_.px(margin_)};
}

wxSize Stack::Sized(int along, int across) const {
    return IsColumn() ? wxSize(across, along) : wxSize(along, across);
}

std::vector<Stack::Part> Stack::Parts() const {
    std::vector<Part> parts;
    for (wxSizerItem* item : GetChildren()) {
        if (!item->IsShown()) continue;
        const int ring = ring_of(*item);
        const wxSize least = item->CalcMin() - wxSize(2 * ring, 2 * ring);
        parts.push_back({item, ring, least, Along(least)});
    }
    return parts;
}

int Stack::Gaps(const std::vector<Part>& parts) const {
    const auto things =
        std::count_if(parts.begin(), parts.end(), [](const Part& part) { return !part.item->IsSpacer(); });
    return std::max(0, static_cast<int>(things) - 1) * look_.px(gap_);
}

wxSize Stack::CalcMin() {
    const std::vector<Part> parts = Parts();
    int along = Gaps(parts);
    int across = 0;
    for (const Part& part : parts) {
        along += Along(part.least);
        across = std::max(across, Across(part.least));
    }
    return Sized(along, across) + 2 * Margins();
}

void Stack::Share(std::vector<Part>& parts, int room) const {
    std::vector<Part*> open;
    int shares = 0;
    for (Part& part : parts) {
        if (part.item->GetProportion() == 0) {
            room -= part.length;
        } else {
            open.push_back(&part);
            shares += part.item->GetProportion();
        }
    }
    const auto needs_more = [&](const Part* part) {
        return part->length * shares > room * part->item->GetProportion();
    };
    const auto keeps = [&](std::vector<Part*>::iterator at) {
        room -= (*at)->length;
        shares -= (*at)->item->GetProportion();
        open.erase(at);
    };
    const auto needed = [&] {
        return std::accumulate(open.begin(), open.end(), 0,
                               [](int sum, const Part* part) { return sum + part->length; });
    };
    // With too little room only those who need more than a fair share give way.
    if (needed() > room) {
        for (auto at = open.begin(); (at = std::find_if_not(open.begin(), open.end(), needs_more)) != open.end();)
            keeps(at);
        const int wanted = std::max(1, needed());
        for (Part* part : open) part->length = std::max(1, part->length * room / wanted);
        return;
    }
    // Who needs more than a fair share gets what it needs, as long as the others can spare it.
    for (auto at = open.begin(); (at = std::find_if(open.begin(), open.end(), needs_more)) != open.end();) keeps(at);
    for (Part* part : open) {
        part->length = room * part->item->GetProportion() / shares;
        room -= part->length;
        shares -= part->item->GetProportion();
    }
}

void Stack::RepositionChildren(const wxSize&) {
    const int gap = look_.px(gap_);
    const wxSize size = m_size - 2 * Margins();
    std::vector<Part> parts = Parts();
    Share(parts, Along(size) - Gaps(parts));
    int from = 0;
    bool is_first = true;
    for (const Part& part : parts) {
        const bool is_thing = !part.item->IsSpacer();
        if (is_thing && !is_first) from += gap;
        Place(part, from, Across(size));
        from += part.length;
        is_first = is_first && !is_thing;
    }
}

void Stack::Place(const Part& part, int from, int across) const {
    const int flags = part.item->GetFlag();
    const int width = (flags & wxEXPAND) != 0 ? across : std::min(across, Across(part.least));
    const int side = (flags & wxEXPAND) != 0 ? 0 : aligned(flags, IsColumn(), across, width);
    const wxSize offset = Margins() + Sized(from, side);
    const wxRect body(m_position + wxPoint(offset.x, offset.y), Sized(part.length, width));
    const wxRect place = wxRect(body).Inflate(part.ring);
    part.item->SetDimension(place.GetPosition(), place.GetSize());
}

}  // namespace desktop
