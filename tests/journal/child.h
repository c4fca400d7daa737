#pragma once

#include <sys/types.h>

#include <functional>

namespace journal {

/// Does `work` in a child process and returns what it returned, or -1 if the child died or something was thrown.
[[nodiscard]] int in_child(const std::function<int()>& work);

/// Does `work` in a child process that has no rights but those of an ordinary account, if we have more.
[[nodiscard]] int in_child_without_rights(const std::function<int()>& work);

/// Does `work`, which must end with end_without_goodbye(), in a child process.
void in_child_until_killed(const std::function<void()>& work);

/// Kills the own process as kill -9 does.
[[noreturn]] void end_without_goodbye();

/// A child process that reports numbers while it works, to be killed from outside.
class ReportingChild {
public:
    explicit ReportingChild(const std::function<void(const std::function<void(int)>& report)>& work);
    ~ReportingChild();
    ReportingChild(const ReportingChild&) = delete;
    ReportingChild& operator=(const ReportingChild&) = delete;

    /// Waits for the child's next report; 0 if it died.
    int next_report();

    /// Kills it with SIGKILL and returns the last number it reported.
    int kill_and_read_rest();

private:
    pid_t pid_ = 0;
    int pipe_ = -1;
    int last_ = 0;
};

}  // namespace journal
