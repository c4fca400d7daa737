#pragma once

#include <wx/graphics.h>

#include <memory>

class wxTopLevelWindow;

namespace desktop {

/// How a window looked at one moment, native controls included.
class Snapshot {
public:
    /// Nothing where the system gives no such picture.
    explicit Snapshot(wxTopLevelWindow& window);

    [[nodiscard]] bool is_there() const { return surface_ != nullptr; }
    void paint(wxGraphicsContext& gc, double opacity) const;

private:
    std::shared_ptr<void> surface_;
};

}  // namespace desktop
