#include "engine/chance/seed.h"

#include <sodium.h>

#include <stdexcept>

#include "engine/chance/hex.h"

namespace chance {

namespace {

std::optional<unsigned> hex_digit(char letter) {
    if (letter >= '0' && letter <= '9') return static_cast<unsigned>(letter - '0');
    if (letter >= 'a' && letter <= 'f') return static_cast<unsigned>(letter - 'a' + 10);
    return std::nullopt;
}

}  // namespace

Seed Seed::fresh() {
    if (sodium_init() < 0) throw std::runtime_error("This system gives no random numbers.");
    Bytes bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return Seed(bytes);
}

std::optional<Seed> Seed::from_hex(std::string_view hex) {
    if (hex.size() != 2 * kSize) return std::nullopt;
    Bytes bytes;
    for (std::size_t i = 0; i < kSize; ++i) {
        const auto high = hex_digit(hex[2 * i]);
        const auto low = hex_digit(hex[2 * i + 1]);
        if (!high || !low) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(*high << 4 | *low);
    }
    return Seed(bytes);
}

std::string Seed::to_hex() const {
    return chance::to_hex(bytes_);
}

}  // namespace chance
