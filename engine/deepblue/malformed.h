#pragma once

#include <cstdint>
#include <exception>
#include <string>

namespace deepblue {

/// What keeps a line from being a line of a game file.
enum class Flaw : std::uint8_t {
    TooLong,
    NotJson,
    TooDeep,
    KeyTwice,
    NotAnObject,
    NoHeader,
    Missing,
    WrongType,
    OutOfRange,
    UnknownWord,
    BadName,
    CountDisagrees
};

/// A line that is no line of a game file: the flaw, and the field or word it is about.
struct Malformed : std::exception {
    Flaw flaw;
    std::string about;

    explicit Malformed(Flaw what_is_wrong, std::string where = {}) : flaw(what_is_wrong), about(std::move(where)) {}
    [[nodiscard]] const char* what() const noexcept override { return "malformed line"; }
};

}  // namespace deepblue
