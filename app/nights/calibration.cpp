#include "app/nights/calibration.h"

#include <string>

#include "app/nights/micro.h"

namespace nights {
namespace {

using deepblue::Source;

constexpr std::array kEnds = {10, 25, 40, 100};

std::size_t range_of(const session::Chance& chance) {
    std::size_t range = 0;
    while (100 * chance.hits > kEnds[range] * chance.all) ++range;
    return range;
}

std::string key(Source by, std::size_t range, const char* what) {
    return std::string("odds/") + (by == Source::App ? "app/" : "hand/") + std::to_string(kEnds[range]) + "/" + what;
}

void add(OddsRange& to, const journal::Sums& sums, Source by, std::size_t range) {
    to.decisions += journal::number_in(sums, key(by, range, "decisions"));
    to.answered += journal::number_in(sums, key(by, range, "answered"));
    to.expected += from_micro(journal::number_in(sums, key(by, range, "expected")));
}

}  // namespace

void add_decision(journal::Sums& sums, const session::Chance& chance, bool answered, Source drawn_by) {
    if (chance.all == 0) return;
    const std::size_t range = range_of(chance);
    ++sums[key(drawn_by, range, "decisions")];
    if (answered) ++sums[key(drawn_by, range, "answered")];
    sums[key(drawn_by, range, "expected")] +=
        to_micro(static_cast<double>(chance.hits) / static_cast<double>(chance.all));
}

Calibration calibration_in(const journal::Sums& sums, bool app_only) {
    Calibration ranges;
    int from = 0;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        ranges[i].from = from;
        ranges[i].to = kEnds[i];
        from = kEnds[i];
        add(ranges[i], sums, Source::App, i);
        if (!app_only) add(ranges[i], sums, Source::Hand, i);
    }
    return ranges;
}

}  // namespace nights
