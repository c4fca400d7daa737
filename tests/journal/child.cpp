#include "tests/journal/child.h"

#include <grp.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <exception>
#include <iostream>
#include <stdexcept>

namespace journal {

namespace {

constexpr uid_t kNobody = 65534;

[[noreturn]] void run_and_exit(const std::function<int()>& work) {
    try {
        ::_exit(work());
    } catch (const std::exception& error) {
        std::cerr << error.what() << std::endl;
        ::_exit(255);
    }
}

int wait_for(pid_t pid) {
    int status = 0;
    ::waitpid(pid, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) != 255 ? WEXITSTATUS(status) : -1;
}

void drop_rights() {
    if (::getuid() != 0) return;
    if (::setgroups(0, nullptr) != 0 || ::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)
        throw std::runtime_error("rights cannot be dropped");
}

}  // namespace

int in_child(const std::function<int()>& work) {
    const pid_t pid = ::fork();
    if (pid == 0) run_and_exit(work);
    return wait_for(pid);
}

int in_child_without_rights(const std::function<int()>& work) {
    return in_child([&] {
        drop_rights();
        return work();
    });
}

void in_child_until_killed(const std::function<void()>& work) {
    const int result = in_child([&] {
        work();
        return 0;
    });
    if (result != -1) throw std::runtime_error("the child was to be killed");
}

void end_without_goodbye() {
    ::kill(::getpid(), SIGKILL);
    std::terminate();
}

ReportingChild::ReportingChild(const std::function<void(const std::function<void(int)>&)>& work) {
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    pid_ = ::fork();
    if (pid_ == 0)
        run_and_exit([&] {
            ::close(ends[0]);  // so that it ends with us
            work([&](int number) { static_cast<void>(::write(ends[1], &number, sizeof number) + 1); });
            return 0;
        });
    ::close(ends[1]);
    pipe_ = ends[0];
}

ReportingChild::~ReportingChild() {
    if (pid_ != 0) kill_and_read_rest();
}

int ReportingChild::next_report() {
    int number = 0;
    if (::read(pipe_, &number, sizeof number) != sizeof number) return 0;
    return last_ = number;
}

int ReportingChild::kill_and_read_rest() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    pid_ = 0;
    while (next_report() != 0) continue;
    ::close(pipe_);
    return last_;
}

}  // namespace journal
