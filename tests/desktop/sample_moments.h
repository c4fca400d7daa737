#pragma once

#include "tests/desktop/situations.h"

namespace desktop_test {

/// Moments of the sample game that show the program at its best: a table, a dive, a hazard and the end.
[[nodiscard]] const std::vector<Situation>& sample_moments();

}  // namespace desktop_test
