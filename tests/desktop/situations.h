#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/desktop/main_window.h"

namespace desktop_test {

/// A moment of an evening, and how a fresh window gets there.
struct Situation {
    std::string name;
    desktop::PageId page;
    std::function<void(MainWindow&)> arrange;
};

/// At least one for every page: the usual ones and those with five divers, long names and many gems.
[[nodiscard]] const std::vector<Situation>& situations();

/// What they are called, for tests that go through all of them.
[[nodiscard]] std::vector<std::string> situation_names();
/// A situation's name as a test may be called.
[[nodiscard]] std::string as_test_name(std::string situation);

/// The one of that name. Throws if there is none.
[[nodiscard]] const Situation& situation(const std::string& name);

}  // namespace desktop_test
