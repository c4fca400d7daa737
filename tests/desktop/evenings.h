#pragma once

#include "tests/desktop/main_window.h"

namespace desktop_test {

/// A year of evenings: ten games entered by hand, and two that were played here with three dives each. The players
/// are Ada, Ben and Cleo, and in some games Maximiliane-Friederike and Emil.
void play_evenings(MainWindow& window);

/// One game of Ada, Ben and Cleo with three dives, from the start to the open chests.
void play_three_dives(MainWindow& window);

}  // namespace desktop_test
