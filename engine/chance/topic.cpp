#include "engine/chance/topic.h"

namespace chance {

Topic::Topic(const char* purpose, std::uint64_t number)
    : text_("divebell/" + std::string(purpose) + "/" + std::to_string(number)) {}

Topic Topic::draw(std::uint64_t n) {
    return {"draw", n};
}

Topic Topic::first(std::uint64_t time) {
    return {"first", time};
}

Topic Topic::scenario(std::uint64_t time) {
    return {"scenario", time};
}

}  // namespace chance
