#include "engine/deepblue/dive_value.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "engine/deepblue/scoring.h"

namespace deepblue {
namespace {

/// Sums of fractions are equal when they are this close: their rounding errors are a thousand times smaller.
constexpr double kEqual = 1e-11;
constexpr double kNeverStop = -1e9;

constexpr std::size_t size(int number) {
    return static_cast<std::size_t>(number);
}

constexpr int kMostGems = kAllThereIs.total();
constexpr int kMostWorthless = kAllThereIs[Gem::Green] + kAllThereIs[Gem::Purple];
/// In how many ways treasures may be left, and all gems but black and blue.
constexpr std::size_t kTreasures =
    size(kAllThereIs[Gem::Silver] + 1) * size(kAllThereIs[Gem::Gold] + 1) * size(kAllThereIs[Gem::Red] + 1);
constexpr std::size_t kBlock = kTreasures * size(kMostWorthless + 1);
constexpr std::size_t kBlocks = size(kAllThereIs[Gem::Black] + 1) * size(kAllThereIs[Gem::Blue] + 1);

constexpr std::array<double, kMostGems + 1> shares() {
    std::array<double, kMostGems + 1> shares{};
    for (int gems = 1; gems <= kMostGems; ++gems) shares[size(gems)] = 1.0 / gems;
    return shares;
}
constexpr auto kShare = shares();

/// The values of all that may be left in the bag. A block has one number of black and blue gems; in it worthless,
/// gold, red and silver gems vary, the last one fastest. Blocks in which the leader is up already are worth nothing and
/// are neither written nor read.
class Recursion {
public:
    Recursion(const Outlook& outlook, double* values) : outlook_(outlook), values_(values) {
        for (const Gem gem : kAllGems) worth_[size_of(gem)] = gem_vp(GemCounts{{gem, 1}}, outlook.spots);
        set_strides();
        set_pay_by_gems_left();
    }

    void run() {
        for (int black = 0; black <= bag_[Gem::Black]; ++black) {
            for (int blue = 0; blue <= bag_[Gem::Blue]; ++blue) {
                if (!is_up(black, blue)) fill_block(black, blue);
            }
        }
    }

    /// After run(): what one more draw from the whole bag is worth. Requires a gem in it.
    [[nodiscard]] double draw() const {
        const double* all = block(bag_[Gem::Black], bag_[Gem::Blue]) + stride(Gem::Blue) - 1;
        double sum = 0;
        for (const Gem gem : kAllGems) {
            const int black = bag_[Gem::Black] - (gem == Gem::Black ? 1 : 0);
            const int blue = bag_[Gem::Blue] - (gem == Gem::Blue ? 1 : 0);
            if (bag_[gem] > 0 && !is_up(black, blue)) sum += bag_[gem] * *(all - stride(gem));
        }
        return sum / bag_.total();
    }

private:
    static constexpr std::size_t size_of(Gem gem) { return static_cast<std::size_t>(gem); }
    [[nodiscard]] std::size_t stride(Gem gem) const { return strides_[size_of(gem)]; }
    [[nodiscard]] double worth(Gem gem) const { return worth_[size_of(gem)]; }

    void set_strides() {
        const auto set = [&](Gem gem, std::size_t stride) { strides_[size_of(gem)] = stride; };
        set(Gem::Silver, 1);
        set(Gem::Red, size(bag_[Gem::Silver] + 1));
        set(Gem::Gold, stride(Gem::Red) * size(bag_[Gem::Red] + 1));
        const std::size_t treasures = stride(Gem::Gold) * size(bag_[Gem::Gold] + 1);
        set(Gem::Green, worthless_ > 0 ? treasures : 0);
        set(Gem::Purple, stride(Gem::Green));
        set(Gem::Blue, treasures * size(worthless_ + 1));
        set(Gem::Black, stride(Gem::Blue) * size(bag_[Gem::Blue] + 1));
    }

    /// A gem that neither pays nor threatens only delays the choice. So its number is left out where gems are drawn
    /// one by one and nobody counts them, and a draw of one leads back to where it came from.
    static int worthless_that_matter(const Outlook& outlook) {
        const bool counted = outlook.pairs || outlook.bounty;
        return counted ? outlook.bag[Gem::Green] + outlook.bag[Gem::Purple] : 0;
    }

    [[nodiscard]] bool is_up(int black_left, int blue_left) const {
        return forced_up(outlook_.board, outlook_.protections, bag_[Gem::Black] - black_left,
                         bag_[Gem::Blue] - blue_left);
    }

    [[nodiscard]] double* block(int black_left, int blue_left) const {
        return values_ + size(black_left) * stride(Gem::Black) + size(blue_left) * stride(Gem::Blue);
    }

    /// What stopping pays besides the gems still in the bag; with pairs there is no stopping between two gems (S1).
    void set_pay_by_gems_left() {
        const double everything = gem_vp(outlook_.board + bag_, outlook_.spots) + outlook_.stake;
        const int in_play = outlook_.board.total() + bag_.total();
        const int counted = bag_.total() - bag_[Gem::Green] - bag_[Gem::Purple] + worthless_;
        for (int left = 0; left <= counted; ++left) {
            const bool may_stop = !outlook_.pairs || left == 0 || (counted - left) % 2 == 0;
            const int bounty = outlook_.bounty ? bounty_vp(in_play - left) : 0;
            pay_[size(left)] = may_stop ? everything + bounty : kNeverStop;
        }
    }

    /// Where a block is being filled, and the blocks with one black and one blue gem fewer.
    struct Cursor {
        double* value;
        const double* after_black;
        const double* after_blue;
        double black;  // how many can still come without forcing the leader up
        double blue;
    };

    [[nodiscard]] Cursor cursor(int black, int blue) const {
        double* value = block(black, blue);
        const bool black_counts = black > 0 && !is_up(black - 1, blue);
        const bool blue_counts = blue > 0 && !is_up(black, blue - 1);
        return {.value = value,
                .after_black = black_counts ? block(black - 1, blue) : value,
                .after_blue = blue_counts ? block(black, blue - 1) : value,
                .black = black_counts ? static_cast<double>(black) : 0.0,
                .blue = blue_counts ? static_cast<double>(blue) : 0.0};
    }

    void fill_block(int black, int blue) const {
        Cursor at = cursor(black, blue);
        for (int worthless = 0; worthless <= worthless_; ++worthless) {
            for (int gold = 0; gold <= bag_[Gem::Gold]; ++gold) {
                for (int red = 0; red <= bag_[Gem::Red]; ++red)
                    fill_row(at, worthless, gold, red, black + blue + worthless + gold + red);
            }
        }
    }

    /// A colour of which none is left reads some other value and takes it zero times: no branch is needed.
    void fill_row(Cursor& at, int worthless, int gold, int red, int left) const {
        const double* after_worthless = at.value - stride(Gem::Green);
        const double* after_gold = at.value - stride(Gem::Gold);
        const double* after_red = at.value - stride(Gem::Red);
        double in_the_bag = gold * worth(Gem::Gold) + red * worth(Gem::Red);
        double after_silver = 0;  // kept at hand, because each value waits for the one before
        for (int silver = 0; silver <= bag_[Gem::Silver]; ++silver, ++left) {
            const double share = kShare[size(left)];
            const double others = at.black * *at.after_black++ + at.blue * *at.after_blue++ +
                                  worthless * *after_worthless++ + gold * *after_gold++ + red * *after_red++;
            const double draw = others * share + silver * share * after_silver;
            *at.value++ = after_silver = std::max(pay_[size(left)] - in_the_bag, draw);
            in_the_bag += worth(Gem::Silver);
        }
    }

    const Outlook& outlook_;
    double* values_;
    const GemCounts& bag_ = outlook_.bag;
    const int worthless_ = worthless_that_matter(outlook_);
    std::array<double, kGemKinds> worth_{};
    std::array<std::size_t, kGemKinds> strides_{};  // from what is left to what is left with one gem fewer
    std::array<double, kMostGems + 1> pay_{};
};

Choice better(const Outlook& outlook, const DiveValue& value) {
    if (outlook.bag.empty()) return Choice::Stop;
    if (outlook.board.empty()) return Choice::Draw;
    return value.draw > value.stop + kEqual * std::max(1.0, value.stop) ? Choice::Draw : Choice::Stop;
}

}  // namespace

BestPlay::BestPlay() : values_(kTreasures + kBlocks * kBlock) {}

DiveValue BestPlay::value(const Outlook& outlook) {
    DiveValue value;
    value.stop = value.draw = value_of_stopping(outlook);
    if (!outlook.bag.empty()) {
        Recursion recursion(outlook, values_.data() + kTreasures);
        recursion.run();
        value.draw = recursion.draw();
    }
    value.choice = better(outlook, value);
    value.best = value.choice == Choice::Draw ? value.draw : value.stop;
    return value;
}

}  // namespace deepblue
