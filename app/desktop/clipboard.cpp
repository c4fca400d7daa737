#include "app/desktop/clipboard.h"

#include <wx/clipbrd.h>

namespace desktop {

bool to_clipboard(const wxString& text) {
    const wxClipboardLocker lock;
    return !!lock && wxTheClipboard->SetData(new wxTextDataObject(text));
}

}  // namespace desktop
