#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/deepblue/action.h"
#include "engine/deepblue/malformed.h"
#include "engine/deepblue/player.h"

namespace deepblue {

/// A draw whose gems the app has still to draw.
struct DrawAsked {
    int mixed = 0;
    friend bool operator==(const DrawAsked&, const DrawAsked&) = default;
};
/// A scatter whose gems the app has still to draw.
struct ScatterAsked {
    int count = 0;
    int mixed = 0;
    friend bool operator==(const ScatterAsked&, const ScatterAsked&) = default;
};

/// What one line says. A stored line is always a whole Action.
using Line = std::variant<Action, DrawAsked, ScatterAsked>;

/// Reads a line of a game whose players sit as in `seats`. Throws Malformed.
[[nodiscard]] Line read_line(std::string_view text, const Seating& seats);

/// Reads a line of a file, in which every draw has its gems. Throws Malformed.
[[nodiscard]] Action read_action(std::string_view text, const Seating& seats);

/// The line of `action`, without the line end. Requires that it is not a Stranger's.
[[nodiscard]] std::string write_action(const Action& action, const Seating& seats);

/// The first line of a file.
struct Header {
    std::optional<std::string> commitment;  // lower-case hex
    std::optional<std::string> seed;        // lower-case hex, of a finished game only
    friend bool operator==(const Header&, const Header&) = default;
};

/// Reads the first line. Throws Malformed.
[[nodiscard]] Header read_header(std::string_view text);
[[nodiscard]] std::string write_header(const Header& header);

}  // namespace deepblue
