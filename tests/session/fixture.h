#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "engine/journal/error.h"

namespace session {

inline constexpr journal::Seconds kNow = 1'709'231'400;  // 2024-02-29, 18:30:00 UTC
inline constexpr journal::Seconds kDay = 86'400;

inline constexpr deepblue::Seat kAda{0};
inline constexpr deepblue::Seat kBen{1};

/// A folder for one test, gone afterwards.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

using Lines = std::vector<std::string>;

/// Ada and Ben sit down; Ada begins.
[[nodiscard]] std::string start_line(const std::string& scenario = "dangerous_reefs");
/// The game has begun and the opening row lies there.
[[nodiscard]] Lines set_up(const std::string& scenario = "dangerous_reefs");
/// Both dive on a wreck without spots.
[[nodiscard]] std::string dive_line(const std::string& leader, int vp = 3, bool city = false);
/// A hand took this gem out of the bag.
[[nodiscard]] std::string by_hand(const std::string& gem);

inline constexpr const char* kDraw = R"({"do":"draw"})";
inline constexpr const char* kStop = R"({"do":"stop"})";
inline constexpr const char* kEnd = R"({"do":"end"})";

/// A session on a journal of its own.
class SessionTest : public testing::Test {
protected:
    SessionTest() { restart(); }

    /// The program ends and begins again on the same file.
    void restart();
    /// The program ends and begins again without a file: on another machine, as it were.
    void begin_anew();

    [[nodiscard]] Session& game() { return *session_; }
    [[nodiscard]] journal::Journal& journal() { return *journal_; }
    [[nodiscard]] const chance::Seed seed() const;

    Outcome play(const std::string& line);
    /// Plays lines that must all be accepted.
    void play_all(const Lines& lines);
    /// The app draws, and whoever is asked protects with cards.
    deepblue::Draw draw();
    /// Everyone who is asked protects with cards.
    void answer_all();

    [[nodiscard]] std::vector<std::string> effective_lines();

    Folder folder;
    std::filesystem::path file = folder.path() / "divebell" / "divebell.db";
    journal::Seconds now = kNow;

private:
    void end();

    std::optional<journal::Journal> journal_;
    std::optional<Session> session_;
};

/// Whether something was refused for the reason `Why`.
template <class Why>
[[nodiscard]] bool refused_for(const Outcome& outcome) {
    const auto* refusal = std::get_if<Refusal>(&outcome);
    return refusal && std::holds_alternative<Why>(*refusal);
}

/// Whether the rule of this id forbade it.
[[nodiscard]] bool refused_by(const Outcome& outcome, std::string_view rule);
[[nodiscard]] bool accepted(const Outcome& outcome);

}  // namespace session
