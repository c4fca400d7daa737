#include "app/desktop/pages/native_width.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/radiobut.h>

#include <map>
#include <tuple>
#include <typeinfo>
#include <utility>

#include "app/desktop/look/native_style.h"

namespace desktop {
namespace {

int width_of(wxControl& asked, const wxFont& font) {
    asked.SetFont(font);
    return asked.GetBestSize().x;
}

template <class Control>
int width_of_labelled(wxControl& like, const wxString& label) {
    Control asked;
    asked.Hide();
    asked.Create(like.GetParent(), wxID_ANY, label);
    return width_of(asked, like.GetFont());
}

int width_of_button(wxButton& like, const wxString& label) {
    wxButton asked;
    asked.Hide();
    asked.Create(like.GetParent(), wxID_ANY, label);
    if (like.GetBitmap().IsOk()) {
        asked.SetBitmap(like.GetBitmap());
        asked.SetBitmapMargins(like.GetBitmapMargins());
    }
    return width_of(asked, like.GetFont());
}

int width_of_choice(wxChoice& like, const wxString& entry) {
    wxChoice asked;
    asked.Hide();
    asked.Create(like.GetParent(), wxID_ANY, wxDefaultPosition, wxDefaultSize, 1, &entry);
    return width_of(asked, like.GetFont());
}

/// Asks a control that nobody sees: another font or label counts for one that is shown only from the next frame on.
int found_width(wxControl& like, const wxString& label) {
    if (auto* button = dynamic_cast<wxButton*>(&like)) return width_of_button(*button, label);
    if (auto* choice = dynamic_cast<wxChoice*>(&like)) return width_of_choice(*choice, label);
    if (dynamic_cast<wxRadioButton*>(&like) != nullptr) return width_of_labelled<wxRadioButton>(like, label);
    return width_of_labelled<wxCheckBox>(like, label);
}

int picture_width(wxControl& control) {
    const auto* button = dynamic_cast<wxButton*>(&control);
    return button == nullptr || !button->GetBitmap().IsOk() ? 0 : button->GetBitmap().GetWidth();
}

}  // namespace

int native_width(wxControl& like, const wxString& label) {
    static std::map<std::tuple<std::size_t, double, int, wxString>, int> found;
    static int measured_in = 0;
    if (std::exchange(measured_in, worn_native_style()) != worn_native_style()) found.clear();
    const std::tuple key{typeid(like).hash_code(), like.GetFont().GetFractionalPointSize(), picture_width(like), label};
    const auto known = found.find(key);
    return known != found.end() ? known->second : found.emplace(key, found_width(like, label)).first->second;
}

}  // namespace desktop
