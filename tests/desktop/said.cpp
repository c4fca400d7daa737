#include "tests/desktop/said.h"

#include <algorithm>

#include "app/words/log.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {
namespace {

using Texts = std::vector<wxString>;

void add(Texts& texts, const Texts& more) {
    texts.insert(texts.end(), more.begin(), more.end());
}

/// What is drawn into a window, by painting it anew.
Texts drawn_in(wxWindow& window, desktop::Look& look) {
    look.type().set_scale(look.scale());
    (void)painted(window);
    return look.type().texts();
}

Texts said_by(wxWindow& root, bool only_shown) {
    Texts texts;
    for (wxWindow* window : all_windows(root))
        if (!only_shown || window->IsShownOnScreen()) add(texts, texts_of(*window));
    return texts;
}

Texts said_by(const wxMenu& menu) {
    Texts texts;
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        texts.push_back(item->GetItemLabelText());
        if (item->IsSubMenu()) add(texts, said_by(*item->GetSubMenu()));
    }
    return texts;
}

/// Takes the game's seal out, whole or in part: its digits are no number.
void leave_out_seal(Texts& texts, const std::string& commitment) {
    constexpr std::size_t kGroup = 4;
    std::vector<wxString> groups;
    for (std::size_t at = 0; at < commitment.size(); at += kGroup)
        groups.push_back(wxString::FromUTF8(commitment.substr(at, kGroup)));
    wxString whole;
    for (const wxString& group : groups) whole += (whole.empty() ? "" : " ") + group;
    for (wxString& text : texts) {
        text.Replace(whole, "");
        text.Replace(groups[0] + " " + groups[1], "");
        if (std::find(groups.begin(), groups.end(), text) != groups.end()) text.clear();
    }
}

Texts said_in_windows(MainWindow& window, bool only_shown) {
    Texts texts = said_by(window.Frame(), only_shown);
    add(texts, drawn_in(window.Frame(), window.Companion().look));
    if (desktop::AudienceFrame* audience = window.Frame().TheAudience().Frame()) {
        add(texts, said_by(*audience, only_shown));
        add(texts, drawn_in(*audience, audience->TheLook()));
    }
    leave_out_seal(texts, window.Game().commitment());
    return texts;
}

bool has_number(const wxString& text, const wxString& number) {
    for (std::size_t at = text.find(number); at != wxString::npos; at = text.find(number, at + 1)) {
        const std::size_t end = at + number.length();
        const bool begins = at == 0 || !wxIsdigit(text[at - 1]);
        if (begins && (end == text.length() || !wxIsdigit(text[end]))) return true;
    }
    return false;
}

}  // namespace

std::vector<wxString> said_by_the_menu(MainWindow& window) {
    desktop::FrameMenu menu(window.Frame());
    window.Frame().FillMenu(menu);
    return said_by(menu.Items());
}

Texts everything_said(MainWindow& window) {
    Texts texts = said_in_windows(window, false);
    add(texts, said_by_the_menu(window));
    for (const std::string& tag : desktop::Speakers::tags())
        for (const deepblue::Action& action : window.Game().actions())
            texts.push_back(words::log_line(action, window.Table().seats, window.Companion().speakers.speaker(tag)));
    return texts;
}

Texts everything_shown(MainWindow& window) {
    return said_in_windows(window, true);
}

Texts with_number(const Texts& texts, int number) {
    Texts found;
    for (const wxString& text : texts)
        if (has_number(text, wxString::Format("%d", number))) found.push_back(text);
    return found;
}

}  // namespace desktop_test
