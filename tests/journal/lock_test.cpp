#include "engine/journal/lock.h"

#include <unistd.h>

#include "engine/journal/location.h"
#include "tests/journal/child.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace {

class LockTest : public testing::Test {
protected:
    Folder folder;
    std::filesystem::path file = folder.path() / "divebell.db";
};

}  // namespace

TEST_F(LockTest, ASecondOneIsRefusedInTheSameProcess) {
    const Lock lock(file);
    EXPECT_EQ(fault_of([&] { return Lock(file), 0; }), Fault::Locked);
}

TEST_F(LockTest, ASecondProcessIsRefusedAndLearnsWhoHasIt) {
    Lock lock(file);
    lock.acknowledge(1);
    const pid_t holder = ::getpid();
    EXPECT_EQ(in_child([&] {
                  if (Lock::holder(file) != holder) return 1;
                  return fault_of([&] { return Lock(file), 0; }) == Fault::Locked ? 0 : 2;
              }),
              0);
}

TEST_F(LockTest, IsFreeAgainAfterItsHolderIsKilled) {
    in_child_until_killed([&] {
        Lock lock(file);
        lock.acknowledge(3);
        end_without_goodbye();
    });
    EXPECT_EQ(Lock::holder(file), std::nullopt);
    EXPECT_EQ(Lock::acknowledged(file), 3);
    const Lock lock(file);
}

TEST_F(LockTest, RefusingSomeoneDoesNotLoseIt) {
    const Lock lock(file);
    for (int times = 0; times < 3; ++times) EXPECT_EQ(fault_of([&] { return Lock(file), 0; }), Fault::Locked);
}

TEST_F(LockTest, RemembersStepsUntilToldToForget) {
    Lock lock(file);
    EXPECT_EQ(Lock::acknowledged(file), 0);
    lock.acknowledge(41);
    lock.acknowledge(42);
    EXPECT_EQ(Lock::acknowledged(file), 42);
    lock.forget();
    EXPECT_EQ(Lock::acknowledged(file), 0);
}

TEST_F(LockTest, AMarkThatWasChangedIsNotBelieved) {
    Lock lock(file);
    lock.acknowledge(42);
    std::string text = bytes_of(lock_of(file));
    text.replace(text.find("42"), 2, "43");
    write_bytes(lock_of(file), text);
    EXPECT_EQ(Lock::acknowledged(file), 0);
}

}  // namespace journal
