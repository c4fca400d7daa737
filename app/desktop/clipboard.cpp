#include "app/desktop/clipboard.h"

#include <wx/bitmap.h>
#include <wx/clipbrd.h>

namespace desktop {

bool to_clipboard(const wxString& text) {
    const wxClipboardLocker lock;
    return !!lock && wxTheClipboard->SetData(new wxTextDataObject(text));
}

bool to_clipboard(const wxImage& picture) {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);  // it travels as one
    const wxClipboardLocker lock;
    return !!lock && wxTheClipboard->SetData(new wxBitmapDataObject(wxBitmap(picture)));
}

}  // namespace desktop
