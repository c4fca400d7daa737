#pragma once

#include "engine/journal/games.h"
#include "engine/journal/kept.h"
#include "engine/journal/ledger.h"
#include "engine/journal/lines.h"
#include "engine/journal/nights.h"
#include "engine/journal/notes.h"
#include "engine/journal/outcomes.h"
#include "engine/journal/persons.h"
#include "engine/journal/players.h"
#include "engine/journal/reckoning.h"
#include "engine/journal/standings.h"
#include "engine/journal/statistics.h"
#include "engine/journal/things.h"

namespace journal {

/// All that a journal holds, each in a book of its own. Constant books are read, others written.
struct Books {
    explicit Books(Ledger& ledger);

    Games games;
    Lines lines;
    Notes notes;
    Players players;
    Persons persons;
    Nights nights;
    Things things;
    Statistics statistics;
    Outcomes outcomes;
    Standings standings;
    Reckoning reckoning;
    Kept settings;  // of the program
    Kept drafts;    // of forms not yet sent
};

}  // namespace journal
