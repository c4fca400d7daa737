#include "engine/journal/step.h"

#include "engine/journal/error.h"
#include "engine/journal/parts.h"

namespace journal {

Step::Step(Journal& journal) : parts_(*journal.parts_) {
    if (!parts_.may_write) throw Error(Fault::ReadOnly, parts_.file, "it is open for reading");
    parts_.connection->run("BEGIN IMMEDIATE");
    try {
        number_ = parts_.ledger->figure(kSteps) + 1;
        parts_.ledger->set_figure(kSteps, number_);
    } catch (...) {
        parts_.connection->roll_back();
        throw;
    }
}

Step::~Step() {
    parts_.connection->roll_back();
}

Books& Step::operator*() {
    return *parts_.books;
}

void Step::commit() {
    parts_.connection->run("COMMIT");
    if (parts_.lock) parts_.lock->acknowledge(number_);
}

}  // namespace journal
