#include "engine/journal/books.h"

namespace journal {

Books::Books(Ledger& ledger)
    : games(ledger),
      lines(ledger),
      notes(ledger),
      players(ledger),
      persons(ledger),
      nights(ledger),
      things(ledger),
      statistics(ledger),
      outcomes(ledger),
      standings(ledger),
      reckoning(ledger),
      settings(ledger, "setting"),
      drafts(ledger, "draft") {}

}  // namespace journal
