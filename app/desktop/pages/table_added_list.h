#pragma once

#include <wx/scrolwin.h>

#include <vector>

#include "app/desktop/look/look.h"
#include "app/session/story.h"

namespace desktop {

class TableAddedRow;

/// Where the added gems came from, two beside each other; scrolls when they are too many.
class TableAddedList : public wxScrolledWindow {
public:
    TableAddedList(wxWindow* parent, Look& look);

    void SetAdded(const std::vector<session::AddedGem>& added, const deepblue::Seating& seats);

private:
    void Arrange();

    Look& look_;
    std::vector<TableAddedRow*> rows_;
    Listeners::Following following_;
    Listeners::Following laying_out_;
};

}  // namespace desktop
