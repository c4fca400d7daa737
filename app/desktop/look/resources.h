#pragma once

#include <wx/string.h>

namespace desktop {

/// The folder of the program's own files: beside an installed program, else the one it was built from.
[[nodiscard]] wxString resources_folder();

/// The text of one of these files, such as "gems/red.svg". Throws std::runtime_error if it cannot be read.
[[nodiscard]] wxString read_resource(const wxString& name);

}  // namespace desktop
