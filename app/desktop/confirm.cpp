#include "app/desktop/confirm.h"

#include <wx/msgdlg.h>

namespace desktop {

bool is_sure(wxWindow* parent, const Question& question) {
    wxMessageDialog dialog(parent, question.text, "Divebell", wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(question.deed, question.otherwise);
    return dialog.ShowModal() == wxID_YES;
}

}  // namespace desktop
