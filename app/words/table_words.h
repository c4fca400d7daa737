#pragma once

#include <wx/string.h>

#include <optional>
#include <vector>

#include "app/session/kept_steps.h"
#include "app/session/story.h"
#include "app/words/language.h"

namespace words {

/// A line of the log and whose it is.
struct ToldLine {
    std::optional<deepblue::Seat> by;
    wxString text;
    friend bool operator==(const ToldLine&, const ToldLine&) = default;
};

/// The last lines of the log, the newest first. A recruit and the card that came up for it are one line.
[[nodiscard]] std::vector<ToldLine> last_lines(const session::Story& story, const deepblue::Seating& seats,
                                               std::size_t most, const Language& language);

/// The part of a commitment that people compare: "seal 630d cd29".
[[nodiscard]] wxString seal(const std::string& commitment, const Language& language);

/// A step as it stands in the list of all.
[[nodiscard]] wxString step_line(const session::KeptStep& step, const Language& language);

/// Where a gem in the bag came from: "opening market" or "turn 7, Tobias".
[[nodiscard]] wxString provenance(const session::AddedGem& added, const deepblue::Seating& seats,
                                  const Language& language);

/// "silver: 8 in the bag, 1 added".
[[nodiscard]] wxString in_the_bag(deepblue::Gem gem, int number, int added, const Language& language);

/// What lies outside the bag until a dive brings it back (S3): "2 on wrecks"; empty if nothing does.
[[nodiscard]] wxString on_wrecks(const deepblue::GemCounts& tiles, const Language& language);

}  // namespace words
