#pragma once

#include <cstdint>
#include <string>

namespace chance {

/// What random words are for. Words of different topics have nothing to do with each other.
class Topic {
public:
    /// The n-th draw from the bag.
    [[nodiscard]] static Topic draw(std::uint64_t n);

    /// Who begins; `time` counts from 0 how often that was asked.
    [[nodiscard]] static Topic first(std::uint64_t time);

    /// Which scenario is played; `time` counts from 0 how often that was asked.
    [[nodiscard]] static Topic scenario(std::uint64_t time);

    [[nodiscard]] const std::string& text() const { return text_; }

    friend bool operator==(const Topic&, const Topic&) = default;

private:
    Topic(const char* purpose, std::uint64_t number);

    std::string text_;
};

}  // namespace chance
