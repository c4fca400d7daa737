#include "tests/fuzz/foreign_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return fuzz::try_foreign(data, size, [](const std::string& file) { return nights::read_bgg_plays(file); });
}
