#include "engine/chance/seed.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/chance/seeds.h"

namespace chance {
namespace {

const char* const kCountingHex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(Seed, IsWrittenAsLowerCaseHex) {
    EXPECT_EQ(counting_seed().to_hex(), kCountingHex);
}

TEST(Seed, IsReadFromLowerCaseHex) {
    EXPECT_EQ(Seed::from_hex(kCountingHex), counting_seed());
}

TEST(Seed, WithAnUpperCaseDigitIsRefused) {
    std::string hex = kCountingHex;
    hex[21] = 'A';
    EXPECT_EQ(Seed::from_hex(hex), std::nullopt);
}

TEST(Seed, OfAnotherLengthIsRefused) {
    const std::string hex = kCountingHex;
    EXPECT_EQ(Seed::from_hex(""), std::nullopt);
    EXPECT_EQ(Seed::from_hex(hex.substr(1)), std::nullopt);
    EXPECT_EQ(Seed::from_hex(hex.substr(2)), std::nullopt);
    EXPECT_EQ(Seed::from_hex(hex + "0"), std::nullopt);
    EXPECT_EQ(Seed::from_hex(hex + "\n"), std::nullopt);
}

TEST(Seed, FreshOnesDiffer) {
    EXPECT_NE(Seed::fresh(), Seed::fresh());
}

RC_GTEST_PROP(Seed, ComesBackFromItsHex, (const Seed::Bytes& bytes)) {
    RC_ASSERT(Seed::from_hex(Seed(bytes).to_hex()) == Seed(bytes));
}

RC_GTEST_PROP(Seed, WithAnythingButHexDigitsIsRefused, ()) {
    std::string hex = kCountingHex;
    const char odd = *rc::gen::suchThat<char>(
        [](char c) { return std::string_view("0123456789abcdef").find(c) == std::string::npos; });
    hex[*rc::gen::inRange<std::size_t>(0, hex.size())] = odd;
    RC_ASSERT(!Seed::from_hex(hex));
}

}  // namespace
}  // namespace chance
