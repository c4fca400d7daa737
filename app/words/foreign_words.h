#pragma once

#include "app/nights/foreign_plays.h"

namespace words {

/// What a file calls scenarios and boats in one of our languages becomes ours, so that it counts for them.
void understand(nights::ForeignPlays& plays);

}  // namespace words
