#pragma once

#include <wx/string.h>

#include <set>
#include <tuple>

#include "app/desktop/look/type.h"

namespace desktop {

/// A text that did not fit its box even in the smallest size on as many lines as allowed.
struct Misfit {
    wxString text;
    Type type{};
    int width = 0;
    int height = 0;
    friend bool operator<(const Misfit& left, const Misfit& right) {
        return std::tie(left.text, left.type, left.width, left.height) <
               std::tie(right.text, right.type, right.width, right.height);
    }
};

/// Everything that was drawn and did not fit; a run of screenshots fails unless it is empty.
class FitReport {
public:
    void add(const Misfit& misfit) { misfits_.insert(misfit); }
    void clear() { misfits_.clear(); }
    [[nodiscard]] const std::set<Misfit>& misfits() const { return misfits_; }

private:
    std::set<Misfit> misfits_;
};

}  // namespace desktop
