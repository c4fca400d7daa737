#pragma once

#include <cstddef>

#include "app/learn/chapters.h"
#include "engine/journal/journal.h"

namespace learn {

/// Which chapters are done and where others were left. Kept among the settings; no game knows of it.
class LearnProgress {
public:
    explicit LearnProgress(journal::Journal& journal) : journal_(journal) {}

    [[nodiscard]] bool is_done(ChapterId chapter) const;
    /// The step a chapter was left at, for Lesson::go_to(); 0 if it was not begun or is done.
    [[nodiscard]] std::size_t left_at(ChapterId chapter) const;
    /// The first chapter that is not done, or the first of all.
    [[nodiscard]] ChapterId next() const;

    void leave(ChapterId chapter, std::size_t step);
    /// The chapter is done and stays so, however often it is taken again.
    void finish(ChapterId chapter);

private:
    journal::Journal& journal_;
};

}  // namespace learn
