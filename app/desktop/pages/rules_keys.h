#pragma once

#include <vector>

#include "app/desktop/controls/card.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/form_area.h"

namespace desktop {

/// Every key, page by page.
class RulesKeys : public FormArea {
public:
    RulesKeys(wxWindow* parent, Desk& desk);

    void ShowKeys();

private:
    struct Row {
        Label* where;
        Label* keys;
    };

    Desk& desk_;
    std::vector<Card*> cards_;
    std::vector<Row> rows_;
};

}  // namespace desktop
