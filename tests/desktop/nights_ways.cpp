#include "tests/desktop/nights_ways.h"

#include <fstream>
#include <sstream>

#include "app/nights/history.h"
#include "app/nights/settle.h"

namespace desktop_test {

void NightsWays::FinishGame(int draws) {
    for (const std::string& line : session::set_up()) ASSERT_TRUE(Window().Play(line)) << line;
    ASSERT_TRUE(Window().Play(session::dive_line("Ada")));
    for (int i = 0; i < draws; ++i) {
        ASSERT_TRUE(Window().Play(session::kDraw));
        AnswerAll();
    }
    ASSERT_TRUE(Window().Play(session::kStop));
    ASSERT_TRUE(Window().Play(session::kEnd));
    Window().Game().open_chests();
    nights::catch_up(Journal());
}

void NightsWays::AnswerAll() {
    using namespace deepblue;
    for (auto prompt = Window().Game().prompt(); std::holds_alternative<session::AskForAnswer>(prompt);
         prompt = Window().Game().prompt()) {
        const auto& ask = std::get<session::AskForAnswer>(prompt);
        Protect protect{ask.seat, {}};
        for (const Gem hazard : {Gem::Black, Gem::Blue})
            for (int i = 0; i < ask.open[hazard]; ++i) protect.with.push_back({hazard, Means::Card});
        Window().Game().play(Action(protect));
    }
}

void NightsWays::Open(int tab) {
    Frame().Go(desktop::PageId::Nights);
    pump();
    Window().Key('0' + tab, wxMOD_CONTROL);
}

std::size_t NightsWays::Games() {
    return nights::history(*Journal(), nights::People(*Journal()), {}, 100).size();
}

std::string NightsWays::Written(const char* name) {
    std::ifstream file(folder_.path() / name, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

wxString NightsWays::Write(const char* name, const std::string& content) {
    std::ofstream(folder_.path() / name, std::ios::binary) << content;
    return PathTo(name);
}

}  // namespace desktop_test
