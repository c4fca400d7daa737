#include "engine/journal/error.h"

#include <cerrno>

#include "tests/journal/fixture.h"

namespace journal {

TEST(ErrorTest, SaysWhatWhereAndWhyInOneSentence) {
    const Error error(Fault::DiskFull, "/data/divebell.db", "no blocks");
    EXPECT_STREQ(error.what(), "There is no room left for the journal (/data/divebell.db): no blocks.");
    EXPECT_EQ(error.fault(), Fault::DiskFull);
    EXPECT_EQ(error.path(), "/data/divebell.db");
    EXPECT_EQ(error.detail(), "no blocks");
}

TEST(ErrorTest, KnowsWhatTheSystemMeans) {
    EXPECT_EQ(error_from_errno("f", ENOSPC).fault(), Fault::DiskFull);
    EXPECT_EQ(error_from_errno("f", EROFS).fault(), Fault::ReadOnly);
    EXPECT_EQ(error_from_errno("f", EACCES).fault(), Fault::ReadOnly);
    EXPECT_EQ(error_from_errno("f", ENOENT).fault(), Fault::NotFound);
    EXPECT_EQ(error_from_errno("f", EIO).fault(), Fault::Failed);
}

}  // namespace journal
