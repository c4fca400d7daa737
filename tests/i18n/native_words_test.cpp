#include "app/desktop/native_words.h"

#include <gtest/gtest.h>
#include <libintl.h>
#include <wx/init.h>

#include <array>
#include <clocale>
#include <cstdlib>
#include <string>
#include <utility>

namespace desktop {
namespace {

using Said = std::pair<const char*, const char*>;
constexpr std::array kCancel{Said{"it", "A_nnulla"}, Said{"de", "_Abbrechen"}, Said{"en", "_Cancel"}};

/// What GTK writes on a button of its own.
std::string cancel_of_gtk() {
    bind_textdomain_codeset("gtk30", "UTF-8");
    return dgettext("gtk30", "_Cancel");
}

TEST(NativeWords, FollowEachSwitchInWhateverLocaleTheProgramWasStarted) {
    const wxInitializer wx;
    for (const char* locale : {"C", "C.UTF-8", "de_DE.UTF-8", "xx_XX.UTF-8"}) {
        setenv("LC_ALL", locale, 1);
        std::setlocale(LC_ALL, "");
        for (const auto& [tag, wanted] : kCancel) {
            speak_natively(tag);
            EXPECT_EQ(cancel_of_gtk(), wanted) << tag << " in " << locale;
        }
    }
}

}  // namespace
}  // namespace desktop
