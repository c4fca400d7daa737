#include "tests/desktop/sample_moments.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <stdexcept>

namespace desktop_test {
namespace {

using desktop::PageId;

/// The actions of the sample game. The window has another seed, so that its draws count as made by hand.
std::vector<std::string> sample_lines() {
    std::ifstream file(DIVEBELL_SAMPLE);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (const auto by = line.find(R"("by":"app")"); by != std::string::npos) line.replace(by, 10, R"("by":"hand")");
        lines.push_back(line);
    }
    if (lines.empty()) throw std::runtime_error("no sample game");
    lines.erase(lines.begin());  // the header
    return lines;
}

void play_steps(MainWindow& window, std::size_t steps) {
    const auto lines = sample_lines();
    for (std::size_t i = 0; i < std::min(steps, lines.size()); ++i)
        if (!window.Play(lines[i])) throw std::runtime_error("refused: " + lines[i]);
    window.Frame().GoToGame();
    pump();
}

void play_to_the_end(MainWindow& window) {
    play_steps(window, std::numeric_limits<std::size_t>::max());
    for (const int key : {WXK_SPACE, WXK_ESCAPE, WXK_SPACE}) window.Key(key);  // from the payout over all chests
}

}  // namespace

const std::vector<Situation>& sample_moments() {
    static const std::vector<Situation> moments{
        {"table", PageId::Table, [](MainWindow& window) { play_steps(window, 62); }},
        {"draw", PageId::Draw, [](MainWindow& window) { play_steps(window, 57); }},
        {"hazard", PageId::Hazard, [](MainWindow& window) { play_steps(window, 101); }},
        {"end", PageId::End, play_to_the_end}};
    return moments;
}

}  // namespace desktop_test
