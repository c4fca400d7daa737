#pragma once

#include <cstdint>

#include "engine/journal/books.h"
#include "engine/journal/journal.h"

namespace journal {

/// Changes that belong together: all of them are on the disk when commit() returns, or none ever is.
/// After an Error the step is over and the journal as before; a new step may be begun at any time.
class Step {
public:
    /// Throws ReadOnly for a journal that is open for reading. One step at a time.
    explicit Step(Journal& journal);
    ~Step();
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    /// Everything in the journal, to be changed.
    [[nodiscard]] Books& operator*();
    [[nodiscard]] Books* operator->() { return &**this; }

    /// Returns when all changes are durable. The step is over then.
    void commit();

private:
    Journal::Parts& parts_;
    std::int64_t number_ = 0;
};

}  // namespace journal
