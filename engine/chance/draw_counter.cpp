#include "engine/chance/draw_counter.h"

namespace chance {

void DrawCounter::drawn(DrawnBy by, std::uint64_t number) {
    if (by == DrawnBy::App) app_drawn_ += number;
}

std::uint64_t DrawCounter::next() const {
    constexpr std::uint64_t kStepOfMixed = 1'000;
    return app_drawn_ + stops_ + kStepOfMixed * mixed_;
}

}  // namespace chance
