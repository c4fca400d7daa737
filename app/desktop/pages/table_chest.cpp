#include "app/desktop/pages/table_chest.h"

#include <wx/tokenzr.h>

#include <algorithm>

#include "app/desktop/pages/table_keys.h"

namespace desktop {
namespace {

constexpr double kChest = 45;
constexpr double kChestHeight = 44;
constexpr double kLeastWidth = 60;
constexpr int kMostLines = 4;
constexpr double kMostRoom = 200;

bool is_press(const wxKeyEvent& event) {
    return (event.GetKeyCode() == WXK_SPACE || is_enter(event.GetKeyCode())) && !event.HasAnyModifiers();
}

}  // namespace

TableChest::TableChest(wxWindow* parent, Look& look, deepblue::Colour colour, const wxString& owner)
    : ChestView(parent, look, colour, kChest, Role::Button), owner_(owner) {
    SpeakOwner();
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (Body().Contains(event.GetPosition())) Hold();
        event.Skip();
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        LetGo();
        event.Skip();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (is_press(event)) Hold();
        event.Skip();
    });
    Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
        LetGo();
        event.Skip();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        LetGo();
        event.Skip();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent& event) {
        LetGo();
        event.Skip();
    });
}

void TableChest::OnHold(std::function<void()> held, std::function<void()> let_go) {
    held_ = std::move(held);
    let_go_ = std::move(let_go);
}

void TableChest::SpeakOwner() {
    const words::Language& in = TheLook().language();
    // TRANSLATORS: %s is a player's name
    Speak(wxString::Format(in.say("Treasure chest of %s"), owner_), in.say("sealed, hold to look inside"));
}

void TableChest::Hold() {
    if (is_held_) return;
    is_held_ = true;
    if (held_) held_();
}

void TableChest::LetGo() {
    if (!is_held_) return;
    is_held_ = false;
    if (let_go_) let_go_();
}

/// A word too long for the width even in the smallest type is broken into parts of the same length: better so than cut
/// off.
wxString TableChest::NameIn(int width) const {
    Typesetter& type = TheLook().type();
    const auto fits = [&](const wxString& word) {
        return type.fit(word, Type::LabelStrong, {width, TheLook().px(kMostRoom)}).fits;
    };
    wxString broken;
    wxStringTokenizer words(owner_, " -", wxTOKEN_RET_DELIMS);
    while (words.HasMoreTokens()) {
        const wxString word = words.GetNextToken();
        std::size_t parts = 1;
        while (parts < word.length() && !fits(word.Left((word.length() + parts - 1) / parts) + "-")) ++parts;
        const std::size_t length = (word.length() + parts - 1) / parts;
        for (std::size_t from = 0; from < word.length(); from += length)
            broken += (from > 0 ? "- " : "") + word.Mid(from, length);
    }
    return broken;
}

int TableChest::LinesIn(int width) const {
    const wxSize room(width, TheLook().px(kMostRoom));
    return static_cast<int>(TheLook().type().fit(NameIn(width), Type::BodyStrong, room, kMostLines).lines.size());
}

void TableChest::SetLines(int lines) {
    if (lines == lines_) return;
    lines_ = lines;
    ContentChanged();
}

wxSize TableChest::BodySize() const {
    Look& look = TheLook();
    const int line = look.type().line_height(lines_ > 1 ? Type::LabelStrong : Type::BodyStrong);
    return {look.px(kLeastWidth), look.px(kChestHeight) + lines_ * line + look.px(4)};
}

void TableChest::Draw(Painter& painter, const Box& body) {
    const double name = std::max(body.h - painter.px(kChestHeight), 1.0);
    ChestView::Draw(painter, body.top(body.h - name));
    painter.text(NameIn(static_cast<int>(body.w)), Type::BodyStrong, body.below(body.h - name), painter.palette().ink,
                 Align::Centre, kMostLines);
}

}  // namespace desktop
