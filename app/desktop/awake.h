#pragma once

#include <string>

namespace desktop {

/// Keeps the screen from going dark. Where the desktop does not know how, nothing happens and nothing is said.
class Awake {
public:
    Awake() = default;
    ~Awake();
    Awake(const Awake&) = delete;
    Awake& operator=(const Awake&) = delete;

    /// `why` is what the desktop may show to the user, such as "A game is on the table".
    void Keep(bool awake, const std::string& why = {});
    /// Whether the desktop has agreed.
    [[nodiscard]] bool IsHeld() const;

private:
    struct Asked;

    bool is_kept_ = false;
    Asked* asked_ = nullptr;  // what the desktop was asked for and answered
};

}  // namespace desktop
