// How long each tab of the game nights takes over 100,000 games, from the key to the painted page, against 100 ms.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/log.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "app/desktop/look/resources.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/main_window.h"
#include "tests/nights/large_nights.h"

namespace {

namespace fs = std::filesystem;
using desktop_test::MainWindow;

constexpr double kMayTake = 100;  // ms
constexpr int kTimes = 9;
constexpr int kBeforeTheFirstTap = 1000;  // ms, as a person needs to find the way
constexpr nights::NightsSize kSize{.games = 100'000, .played = 2'000};
const wxSize kScreen(1920, 1080);

std::string sample_game() {
    std::ifstream file((desktop::resources_folder() + "/sample.divebell").utf8_string());
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Counts how often the toolkit has painted the window.
class Paintings {
public:
    explicit Paintings(const wxWindow& window)
        : clock_(gtk_widget_get_frame_clock(window.GetHandle())),
          handler_(g_signal_connect_swapped(clock_, "after-paint", G_CALLBACK(Count), this)) {}
    ~Paintings() { g_signal_handler_disconnect(clock_, handler_); }
    Paintings(const Paintings&) = delete;
    Paintings& operator=(const Paintings&) = delete;

    [[nodiscard]] int Seen() const { return seen_; }

private:
    static void Count(Paintings* self) { ++self->seen_; }

    GdkFrameClock* clock_;
    gulong handler_;
    int seen_ = 0;
};

/// Until everything that the deed brought about is done and on the screen.
template <class Deed>
double time_of(MainWindow& window, Deed deed) {
    const auto begin = std::chrono::steady_clock::now();
    const Paintings paintings(window.Frame());
    deed();
    desktop_test::pump();
    desktop_test::pump_until([&] { return paintings.Seen() > 0; });
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return took.count();
}

class NightsPageBench : public wxApp {
public:
    bool OnInit() override {
        delete wxLog::SetActiveTarget(new wxLogStderr);
        SetExitOnFrameDelete(false);
        return true;
    }

    int OnRun() override {
        wxEventLoop loop;
        const wxEventLoopActivator active(&loop);
        std::string folder = (fs::temp_directory_path() / "nights-bench-XXXXXX").string();
        if (::mkdtemp(folder.data()) == nullptr) return 2;
        nights::generate_nights(fs::path(folder) / "divebell.db", sample_game(), kSize);
        const bool holds = Measure(fs::path(folder) / "divebell.db");
        fs::remove_all(folder);
        return holds ? 0 : 1;
    }

private:
    static bool Measure(const fs::path& journal) {
        MainWindow window(journal);
        window.Frame().SetClientSize(kScreen);
        desktop_test::pump_until([] { return false; }, kBeforeTheFirstTap);
        std::printf("%-12s %8s %8s\n", "tab", "first", "ms");
        bool holds = true;
        double first = time_of(window, [&] { window.Frame().Go(desktop::PageId::Nights); });
        for (const auto& [key, name] : {std::pair('1', "nights"), {'2', "players"}, {'3', "luck"}, {'4', "fairness"}}) {
            const double now = time_of(window, [&] { window.KeyAtOnce(key, wxMOD_CONTROL); });
            holds &= Holds(name, key == '1' ? first : now, Usual(window, key));
        }
        return holds;
    }

    /// The middle one of many, coming from another tab.
    static double Usual(MainWindow& window, char key) {
        std::vector<double> times;
        for (int i = 0; i < kTimes; ++i) {
            time_of(window, [&] { window.KeyAtOnce(key == '1' ? '2' : '1', wxMOD_CONTROL); });
            times.push_back(time_of(window, [&] { window.KeyAtOnce(key, wxMOD_CONTROL); }));
        }
        std::nth_element(times.begin(), times.begin() + kTimes / 2, times.end());
        return times[kTimes / 2];
    }

    static bool Holds(const char* what, double first, double usual) {
        const bool holds = std::max(first, usual) <= kMayTake;
        std::printf("%-12s %8.1f %8.1f  %s\n", what, first, usual, holds ? "pass" : "fail");
        std::fflush(stdout);
        return holds;
    }
};

}  // namespace

wxIMPLEMENT_APP(NightsPageBench);
