#pragma once

#include <chrono>
#include <functional>

namespace desktop {

using Moment = std::chrono::steady_clock::time_point;

/// What time it is; tests hand in one that stands still.
using Clock = std::function<Moment()>;

}  // namespace desktop
