#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "engine/deepblue/dive_value.h"

namespace deepblue {
namespace {

using Json = nlohmann::json;

constexpr double kClose = 1e-12;

Json oracles(const char* section) {
    std::ifstream file(DIVEBELL_SOURCE_DIR "/tests/odds/oracles.json");
    return Json::parse(file).at(section);
}

/// "4/57"
double fraction(const std::string& text) {
    std::istringstream in(text);
    double part = 0;
    double whole = 0;
    char slash = 0;
    in >> part >> slash >> whole;
    return part / whole;
}

/// "(1, 0, 0)", with or without a word before it.
Outlook start_with(const std::string& key) {
    std::istringstream in(key.substr(key.find('(')));
    Protections held;
    char mark = 0;
    in >> mark >> held.black >> mark >> held.blue >> mark >> held.either;
    return {.bag = kStartingBag, .protections = held};
}

TEST(Oracles, ForcedWithinEachNumberOfDraws) {
    const Json section = oracles("forced_within_k_draws_START");
    int compared = 0;
    for (const auto& [key, by_draws] : section.items()) {
        const Outlook outlook = start_with(key);
        for (const auto& [draws, chance] : by_draws.items()) {
            EXPECT_NEAR(chance_forced_up(outlook, std::stoi(draws)), fraction(chance.at(0)), kClose) << key << draws;
            ++compared;
        }
    }
    EXPECT_EQ(compared, 3 * 19);
}

TEST(Oracles, ValueOfDrawingExactlySoOften) {
    const Json section = oracles("expected_vp_of_drawing_exactly_k_START");
    int compared = 0;
    for (const auto& [key, by_draws] : section.items()) {
        const Outlook outlook = start_with(key);
        for (const auto& [draws, vp] : by_draws.items()) {
            EXPECT_NEAR(value_of_drawing(outlook, std::stoi(draws)), fraction(vp), kClose) << key << draws;
            ++compared;
        }
    }
    EXPECT_EQ(compared, 12);
}

/// Where the best choices lead from an outlook.
struct Course {
    double forced = 0;
    double draws = 0;
};

/// Follows the engine's choice through every gem that may come.
class Follower {
public:
    Course follow(const Outlook& outlook) {
        if (best_.value(outlook).choice == Choice::Stop) return {};
        const auto key = outlook.board.in_order();
        const std::vector<int> known(key.begin(), key.end());
        if (const auto found = courses_.find(known); found != courses_.end()) return found->second;
        Course course{.draws = 1};
        for (const Gem gem : kAllGems) {
            if (outlook.bag[gem] > 0) add(course, chance_next(outlook, gem), after(outlook, gem));
        }
        return courses_[known] = course;
    }

private:
    void add(Course& course, double chance, const std::optional<Outlook>& next) {
        const Course rest = next ? follow(*next) : Course{.forced = 1};
        course.forced += chance * rest.forced;
        course.draws += chance * rest.draws;
    }

    /// With the gem on the board and its hazard answered by black's or blue's own protection, or nothing.
    static std::optional<Outlook> after(Outlook outlook, Gem gem) {
        --outlook.bag[gem];
        if (++outlook.board[gem] < 2 || !is_hazard(gem)) return outlook;
        int& held = gem == Gem::Black ? outlook.protections.black : outlook.protections.blue;
        if (held-- == 0) return std::nullopt;
        return outlook;
    }

    BestPlay best_;
    std::map<std::vector<int>, Course> courses_;
};

TEST(Oracles, BestPlay) {
    const Json section = oracles("best_stopping_START");
    int compared = 0;
    for (const auto& [key, oracle] : section.items()) {
        const Outlook outlook = start_with(key);
        const Course course = Follower().follow(outlook);
        EXPECT_NEAR(BestPlay().value(outlook).best, fraction(oracle.at("V")), kClose) << key;
        EXPECT_NEAR(course.forced, fraction(oracle.at("bust")), kClose) << key;
        EXPECT_NEAR(course.draws, fraction(oracle.at("draws")), kClose) << key;
        ++compared;
    }
    EXPECT_EQ(compared, 3);
}

}  // namespace
}  // namespace deepblue
