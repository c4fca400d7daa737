#include "tests/session/fixture.h"

#include <stdlib.h>

#include "engine/deepblue/game_line.h"

namespace session {

namespace fs = std::filesystem;
using namespace deepblue;

Folder::Folder() {
    std::string pattern = (fs::temp_directory_path() / "session-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
}

Folder::~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::string start_line(const std::string& scenario) {
    return R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],)"
           R"("first":"Ada","scenario":")" +
           scenario + R"("})";
}

Lines set_up(const std::string& scenario) {
    const std::string reveal = R"({"do":"reveal"})";
    return {start_line(scenario), reveal, reveal, reveal, reveal};
}

std::string dive_line(const std::string& leader, int vp, bool city) {
    return R"({"do":"dive","leader":")" + leader + R"(","wreck":{"vp":)" + std::to_string(vp) + R"(,"city":)" +
           (city ? "true" : "false") + R"(},"boats":[{"player":"Ada"},{"player":"Ben"}]})";
}

std::string by_hand(const std::string& gem) {
    return R"({"do":"draw","gems":[")" + gem + R"("],"by":"hand"})";
}

void SessionTest::restart() {
    end();
    journal_.emplace(journal::Journal::open(file, now));
    session_.emplace(*journal_, [this] { return now; });
}

void SessionTest::begin_anew() {
    end();
    fs::remove_all(file.parent_path());
    restart();
}

void SessionTest::end() {
    session_.reset();
    journal_.reset();
}

const chance::Seed SessionTest::seed() const {
    return chance::Seed::from_hex((*journal_)->games.find(session_->game().value()).seed).value();
}

Outcome SessionTest::play(const std::string& line) {
    return session_->play(read_line(line, session_->table().seats));
}

void SessionTest::play_all(const Lines& lines) {
    for (const std::string& line : lines) ASSERT_TRUE(accepted(play(line))) << line;
}

Draw SessionTest::draw() {
    const Outcome outcome = play(kDraw);
    if (!accepted(outcome)) {
        ADD_FAILURE() << "the app does not draw";
        return {};
    }
    answer_all();
    return std::get<Draw>(std::get<Action>(outcome));
}

void SessionTest::answer_all() {
    for (Prompt prompt = session_->prompt(); std::holds_alternative<AskForAnswer>(prompt);
         prompt = session_->prompt()) {
        const auto& ask = std::get<AskForAnswer>(prompt);
        Protect protect{.seat = ask.seat, .with = {}};
        for (const Gem hazard : {Gem::Black, Gem::Blue}) {
            for (int i = 0; i < ask.open[hazard]; ++i) protect.with.push_back({hazard, Means::Card});
        }
        ASSERT_TRUE(accepted(session_->play(Action(protect))));
    }
}

std::vector<std::string> SessionTest::effective_lines() {
    return (*journal_)->lines.effective(session_->game().value());
}

bool refused_by(const Outcome& outcome, std::string_view rule) {
    const auto* refusal = std::get_if<Refusal>(&outcome);
    return refusal && rule_id(*refusal) == rule;
}

bool accepted(const Outcome& outcome) {
    return std::holds_alternative<Action>(outcome);
}

}  // namespace session
