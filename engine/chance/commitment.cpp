#include "engine/chance/commitment.h"

#include <sodium.h>

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/chance/hex.h"

namespace chance {

std::string commitment(const Seed& seed) {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash;
    crypto_hash_sha256(hash.data(), seed.bytes().data(), seed.bytes().size());
    return to_hex(hash);
}

std::string seal(std::string_view commitment) {
    assert(commitment.size() >= 8);
    return std::string(commitment.substr(0, 4)) + " " + std::string(commitment.substr(4, 4));
}

}  // namespace chance
