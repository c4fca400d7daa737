#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace chance {

/// The bytes as lower-case hex digits, two a byte.
[[nodiscard]] inline std::string to_hex(std::span<const std::uint8_t> bytes) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string hex;
    for (const std::uint8_t byte : bytes) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 0xf];
    }
    return hex;
}

}  // namespace chance
