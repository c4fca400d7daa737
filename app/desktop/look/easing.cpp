#include "app/desktop/look/easing.h"

namespace desktop {
namespace {

constexpr double kBack = 1.5;  // 4 b³ / (27 (b + 1)²) = 8 % over

double out_back(double time) {
    const double left = time - 1;
    return 1 + (kBack + 1) * left * left * left + kBack * left * left;
}

double in_out_quad(double time) {
    const double left = 1 - time;
    return time < 0.5 ? 2 * time * time : 1 - 2 * left * left;
}

}  // namespace

double eased(Easing easing, double time) {
    const double left = 1 - time;
    switch (easing) {
        case Easing::Linear: return time;
        case Easing::OutQuad: return 1 - left * left;
        case Easing::OutCubic: return 1 - left * left * left;
        case Easing::InOutQuad: return in_out_quad(time);
        case Easing::OutBack: return out_back(time);
    }
    return time;
}

}  // namespace desktop
