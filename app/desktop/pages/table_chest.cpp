#include "app/desktop/pages/table_chest.h"

#include <algorithm>

#include "app/desktop/pages/table_keys.h"

namespace desktop {
namespace {

constexpr double kChest = 45;
constexpr double kChestHeight = 44;
constexpr double kLeastWidth = 60;

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

wxSize TableChest::BodySize() const {
    Look& look = TheLook();
    return {look.px(kLeastWidth), look.px(kChestHeight) + look.type().line_height(Type::BodyStrong) + look.px(4)};
}

void TableChest::Draw(Painter& painter, const Box& body) {
    const double name = std::max(body.h - painter.px(kChestHeight), 1.0);
    ChestView::Draw(painter, body.top(body.h - name));
    painter.text(owner_, Type::BodyStrong, body.below(body.h - name), painter.palette().ink, Align::Centre);
}

}  // namespace desktop
