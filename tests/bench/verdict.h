#pragma once

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>
#include <vector>

namespace bench {

/// What a figure may be at the most, in which unit, and which counter holds it; without one it is the time.
struct Limit {
    double most;
    const char* unit;
    std::string counter;
};

/// Prints as usual and remembers what does not hold.
class Verdict : public benchmark::ConsoleReporter {
public:
    explicit Verdict(Limit (*limit_of)(const std::string& name)) : limit_of_(limit_of) {}

    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) judge(run);
    }
    [[nodiscard]] bool holds() const { return holds_; }

private:
    void judge(const Run& run) {
        const std::string name = run.run_name.function_name;
        const Limit limit = limit_of_(name);
        const double value =
            limit.counter.empty() ? run.GetAdjustedRealTime() : static_cast<double>(run.counters.at(limit.counter));
        const bool good = value <= limit.most;
        std::printf("%s %s: %.3f %s, at most %g\n", good ? "holds" : "MISSED", name.c_str(), value, limit.unit,
                    limit.most);
        holds_ = holds_ && good;
    }

    Limit (*limit_of_)(const std::string& name);
    bool holds_ = true;
};

}  // namespace bench
