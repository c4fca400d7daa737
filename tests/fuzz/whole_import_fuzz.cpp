#include "app/nights/whole.h"
#include "tests/fuzz/demand.h"
#include "tests/fuzz/scratch_journal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using fuzz::demand;
    static fuzz::ScratchJournal scratch;
    journal::Journal& journal = scratch.open();
    const std::string file(data, data + size);
    const auto imported = nights::import_whole(journal, file, fuzz::kNow);
    if (!std::holds_alternative<nights::WholeImport>(imported)) {
        demand(journal->games.latest(1).empty(), "what is refused adds no game");
        return 0;
    }
    demand(journal.check().empty(), "the journal is whole after an import");
    const auto again = nights::import_whole(journal, file, fuzz::kNow);
    const auto* known = std::get_if<nights::WholeImport>(&again);
    demand(known && known->games == 0 && known->players == 0, "the same file adds nothing twice");
    scratch.begin_anew();
    return 0;
}
