#include "engine/journal/location.h"

#include <cstdlib>
#include <string>

#include "tests/journal/fixture.h"

namespace journal {

namespace {

/// Gives the environment back as it was.
class Environment : public testing::Test {
protected:
    ~Environment() override {
        put("HOME", home_);
        put("XDG_DATA_HOME", data_);
    }
    static void put(const char* name, const std::optional<std::string>& value) {
        value ? ::setenv(name, value->c_str(), 1) : ::unsetenv(name);
    }

private:
    static std::optional<std::string> get(const char* name) {
        const char* value = std::getenv(name);
        return value ? std::optional<std::string>(value) : std::nullopt;
    }
    std::optional<std::string> home_ = get("HOME");
    std::optional<std::string> data_ = get("XDG_DATA_HOME");
};

}  // namespace

using LocationTest = Environment;

TEST_F(LocationTest, TheJournalLivesInTheUsersDataFolder) {
    put("XDG_DATA_HOME", "/data");
    EXPECT_EQ(default_path(), "/data/divebell/divebell.db");
}

TEST_F(LocationTest, WithoutADataFolderItLivesBelowHome) {
    put("HOME", "/home/ada");
    put("XDG_DATA_HOME", {});
    EXPECT_EQ(default_path(), "/home/ada/.local/share/divebell/divebell.db");
}

TEST_F(LocationTest, ADataFolderThatIsNotAbsoluteDoesNotCount) {
    put("HOME", "/home/ada");
    put("XDG_DATA_HOME", "data");
    EXPECT_EQ(default_path(), "/home/ada/.local/share/divebell/divebell.db");
}

TEST_F(LocationTest, AStampIsReadableAndInUtc) {
    EXPECT_EQ(stamp(kNow), "20240229T183000Z");
    EXPECT_EQ(stamp(-1), "19691231T235959Z");
}

}  // namespace journal
