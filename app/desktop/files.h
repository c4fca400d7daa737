#pragma once

#include <wx/window.h>

#include <optional>
#include <string>

#include "app/desktop/desk.h"

namespace desktop {

/// Asks for a file to write, which may be overwritten, or for one to read; empty if nobody wants to. Opens a modal
/// dialog, so call it through CallAfter.
[[nodiscard]] wxString ask_where_to_save(wxWindow* parent, const wxString& title, const wxString& name,
                                         const wxString& pattern);
[[nodiscard]] wxString ask_what_to_read(wxWindow* parent, const wxString& title, const wxString& pattern);

/// Writes a file whole or leaves what was there.
[[nodiscard]] bool write_file(const wxString& path, const std::string& content);

/// What is in a file, but no more than `largest` bytes and one; nothing if it cannot be read.
[[nodiscard]] std::optional<std::string> read_file(const wxString& path, std::size_t largest);

/// That a file is written, or that it could not be.
[[nodiscard]] wxString saved_sentence(const wxString& path, bool is_saved, const words::Language& language);
/// The same, told at once.
void tell_saved(Desk& desk, const wxString& path, bool is_saved);

}  // namespace desktop
