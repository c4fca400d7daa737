#pragma once

#include <string>

#include "engine/journal/journal.h"

namespace desktop {

/// Which hints have been given. Each is given in one situation and then no more, also after a restart.
class Hints {
public:
    explicit Hints(journal::Journal& journal) : journal_(journal) {}

    /// Whether `hint` is to be shown in `situation`: the first one it is asked for.
    [[nodiscard]] bool IsDue(const std::string& hint, const std::string& situation);

private:
    journal::Journal& journal_;
};

}  // namespace desktop
