#include "engine/chance/word_stream.h"

#include <sodium.h>

#include <span>
#include <string>

namespace chance {

namespace {

using Block = std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES>;

Block hmac(const Seed& seed, const std::string& message) {
    static_assert(Seed::kSize == crypto_auth_hmacsha256_KEYBYTES);
    Block block;
    crypto_auth_hmacsha256(block.data(), reinterpret_cast<const unsigned char*>(message.data()), message.size(),
                           seed.bytes().data());
    return block;
}

std::uint64_t big_endian(std::span<const std::uint8_t> bytes) {
    std::uint64_t word = 0;
    for (const std::uint8_t byte : bytes) word = word << 8 | byte;
    return word;
}

}  // namespace

WordStream::result_type WordStream::operator()() {
    if (used_ == kWords) fill();
    return words_[used_++];
}

void WordStream::fill() {
    constexpr std::size_t kBytes = sizeof(result_type);
    static_assert(kWords * kBytes == std::tuple_size_v<Block>);
    const Block block = hmac(seed_, topic_.text() + "/" + std::to_string(block_++));
    for (std::size_t i = 0; i < kWords; ++i) words_[i] = big_endian(std::span(block).subspan(i * kBytes, kBytes));
    used_ = 0;
}

}  // namespace chance
