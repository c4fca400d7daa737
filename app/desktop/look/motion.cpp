#include "app/desktop/look/motion.h"

#include <algorithm>
#include <utility>

namespace desktop {
namespace {

constexpr int kFrame = 16;
constexpr double kSlow = 1.8;

}  // namespace

Motion::Motion(Clock clock) : clock_(std::move(clock)), ticker_(*this) {}

void Motion::run(const void* owner, const Movement& movement, Step step, Done done) {
    const Running running{owner, movement, clock_(), std::move(step), std::move(done), false};
    if (speed_ == Speed::Off) return end(running);
    running.step(0);
    running_.push_back(running);
    if (!ticker_.IsRunning()) ticker_.Start(kFrame);
}

void Motion::forget(const void* owner) {
    std::erase_if(running_, [owner](const Running& running) { return running.owner == owner; });
    if (running_.empty()) ticker_.Stop();
}

bool Motion::finish() {
    for (Running& running : running_) running.is_over = true;
    return end_those_over();
}

void Motion::tick() {
    for (Running& running : running_) running.is_over = progress(running) >= 1;
    for (const Running& running : running_)
        if (!running.is_over) running.step(eased(running.movement.easing, progress(running)));
    end_those_over();
}

bool Motion::end_those_over() {
    // One at a time: an end may start another motion, which goes on, or forget one that was to end next.
    const auto is_over = [](const Running& running) { return running.is_over; };
    bool any = false;
    for (auto at = running_.begin();
         (at = std::find_if(running_.begin(), running_.end(), is_over)) != running_.end();) {
        const Running running = std::move(*at);
        running_.erase(at);
        end(running);
        any = true;
    }
    if (running_.empty()) ticker_.Stop();
    return any;
}

double Motion::progress(const Running& running) const {
    const std::chrono::duration<double> passed = clock_() - running.begin;
    const std::chrono::duration<double> length = running.movement.length;
    return std::clamp(passed / (length * (speed_ == Speed::Slow ? kSlow : 1.0)), 0.0, 1.0);
}

void Motion::end(const Running& running) {
    running.step(1);
    if (running.done) running.done();
}

}  // namespace desktop
