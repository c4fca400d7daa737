#pragma once

#include <wx/timer.h>

#include <functional>
#include <vector>

#include "app/desktop/look/clock.h"
#include "app/desktop/look/easing.h"

namespace desktop {

enum class Speed { Off, Normal, Slow };

/// Everything that moves, on one timer that rests when nothing does.
class Motion {
public:
    /// Told how far the motion is; 1 is the end, and OutBack goes beyond it on the way.
    using Step = std::function<void(double)>;
    using Done = std::function<void()>;

    explicit Motion(Clock clock);

    void set_speed(Speed speed) { speed_ = speed; }
    /// Starts to move; with motion off the end is reached at once.
    void run(const void* owner, const Movement& movement, Step step, Done done = {});
    /// Drops what `owner` has running; it is going away.
    void forget(const void* owner);

    [[nodiscard]] bool is_running() const { return !running_.empty(); }
    /// Brings everything to its end. True if anything was running: then the key or tap has done its work.
    bool finish();
    /// Moves everything to where it is now.
    void tick();

private:
    struct Running {
        const void* owner;
        Movement movement;
        Moment begin;
        Step step;
        Done done;
        bool is_over;
    };
    class Ticker : public wxTimer {
    public:
        explicit Ticker(Motion& motion) : motion_(motion) {}
        void Notify() override { motion_.tick(); }

    private:
        Motion& motion_;
    };

    [[nodiscard]] double progress(const Running& running) const;
    bool end_those_over();
    static void end(const Running& running);

    Clock clock_;
    Ticker ticker_;
    Speed speed_ = Speed::Normal;
    std::vector<Running> running_;
};

}  // namespace desktop
