#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chance {

/// The secret of a game. Everything random in it is a pure function of these 32 bytes.
class Seed {
public:
    static constexpr std::size_t kSize = 32;
    using Bytes = std::array<std::uint8_t, kSize>;

    explicit Seed(const Bytes& bytes) : bytes_(bytes) {}

    /// A seed nobody has seen, from the system's generator. Throws std::runtime_error if there is none.
    [[nodiscard]] static Seed fresh();

    /// The seed written as exactly 64 lower-case hex digits, or nothing.
    [[nodiscard]] static std::optional<Seed> from_hex(std::string_view hex);

    [[nodiscard]] std::string to_hex() const;
    [[nodiscard]] std::span<const std::uint8_t, kSize> bytes() const { return bytes_; }

    friend bool operator==(const Seed&, const Seed&) = default;

private:
    Bytes bytes_;
};

}  // namespace chance
