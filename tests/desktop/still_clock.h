#pragma once

#include <memory>

#include "app/desktop/look/clock.h"

namespace desktop_test {

/// A clock that stands still until told otherwise; copies show the same time.
struct StillClock {
    std::shared_ptr<desktop::Moment> now = std::make_shared<desktop::Moment>(std::chrono::hours(1));

    desktop::Moment operator()() const { return *now; }
    void pass(std::chrono::milliseconds time) const { *now += time; }
};

}  // namespace desktop_test
