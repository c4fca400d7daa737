#include <sys/stat.h>
#include <unistd.h>

#include "engine/journal/location.h"
#include "tests/journal/child.h"
#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

constexpr uid_t kNobody = 65534;

/// A journal whose file or folder an ordinary account may not write.
class ReadOnlyTest : public JournalTest {
protected:
    ReadOnlyTest() {
        fs::permissions(folder.path(), fs::perms(0755));
        Journal journal = open();
        fill(journal);
        before = everything(journal);
    }
    ~ReadOnlyTest() override { fs::permissions(file.parent_path(), fs::perms(0700)); }

    void protect(unsigned folder_mode, unsigned file_mode) {
        for (const auto& entry : fs::directory_iterator(file.parent_path())) own(entry.path(), file_mode);
        own(file.parent_path(), folder_mode);
    }
    int fault_when(const std::function<Journal()>& opened) const {
        return in_child_without_rights([&] {
            const auto fault = fault_of(opened);
            return fault ? static_cast<int>(*fault) : 100;
        });
    }

    std::string before;

private:
    static void own(const fs::path& path, unsigned mode) {
        const bool owned = ::getuid() != 0 || ::chown(path.c_str(), kNobody, kNobody) == 0;
        ASSERT_TRUE(owned && ::chmod(path.c_str(), mode) == 0);
    }
};

}  // namespace

TEST_F(ReadOnlyTest, AProtectedFileIsNotOpenedForWriting) {
    protect(0700, 0400);
    EXPECT_EQ(fault_when([&] { return open(); }), static_cast<int>(Fault::ReadOnly));
}

TEST_F(ReadOnlyTest, InAProtectedFolderItIsNotOpenedForWriting) {
    fs::remove(lock_of(file));
    protect(0500, 0600);
    EXPECT_EQ(fault_when([&] { return open(); }), static_cast<int>(Fault::ReadOnly));
}

TEST_F(ReadOnlyTest, ANewOneIsNotMadeInAProtectedFolder) {
    fs::remove_all(file.parent_path());
    fs::create_directory(file.parent_path());
    protect(0500, 0600);
    EXPECT_EQ(fault_when([&] { return open(); }), static_cast<int>(Fault::ReadOnly));
}

TEST_F(ReadOnlyTest, AProtectedFileInAProtectedFolderIsRead) {
    protect(0500, 0400);
    EXPECT_EQ(in_child_without_rights([&] { return everything(Journal::open_to_read(file)) == before ? 0 : 1; }), 0);
}

TEST_F(ReadOnlyTest, AFolderWithAnUnusualNameIsReadToo) {
    const fs::path odd = folder.path() / "50% ?#&=ö";
    fs::rename(file.parent_path(), odd);
    file = odd / file.filename();
    protect(0500, 0400);
    EXPECT_EQ(in_child_without_rights([&] { return everything(Journal::open_to_read(file)) == before ? 0 : 1; }), 0);
}

TEST_F(ReadOnlyTest, AProtectedFolderIsReadBesideAWriter) {
    if (::getuid() != 0) GTEST_SKIP() << "needs a writer with more rights than the reader";
    Journal journal = open();
    in_one_step(journal, [](Books& books) { books.settings.set("language", "it"); });
    protect(0500, 0400);
    EXPECT_EQ(
        in_child_without_rights([&] { return Journal::open_to_read(file)->settings.find("language") == "it" ? 0 : 1; }),
        0);
}

TEST_F(ReadOnlyTest, WhatAKilledWriterLeftInAProtectedFolderIsRead) {
    in_child_until_killed([&] {
        Journal journal = open();
        in_one_step(journal, [](Books& books) { books.settings.set("language", "it"); });
        end_without_goodbye();
    });
    protect(0500, 0400);
    EXPECT_EQ(
        in_child_without_rights([&] { return Journal::open_to_read(file)->settings.find("language") == "it" ? 0 : 1; }),
        0);
}

}  // namespace journal
