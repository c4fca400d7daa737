#include "app/desktop/look/lost_middle.h"

#include <wx/tokenzr.h>

#include <vector>

namespace desktop {
namespace {

std::vector<wxString> words_of(const wxString& text) {
    std::vector<wxString> words;
    wxStringTokenizer tokens(text, " ", wxTOKEN_STRTOK);
    while (tokens.HasMoreTokens()) words.push_back(tokens.GetNextToken());
    return words;
}

wxString joined(const std::vector<wxString>& words, std::size_t front, std::size_t back) {
    wxString text;
    for (std::size_t i = 0; i < front; ++i) text += words[i] + " ";
    text += wxString::FromUTF8("…");
    for (std::size_t i = words.size() - back; i < words.size(); ++i) text += " " + words[i];
    return text;
}

/// How many words from the front must stay: those up to the colon, else the first.
std::size_t words_to_keep(const std::vector<wxString>& words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].EndsWith(":")) return i + 1;
    return 1;
}

}  // namespace

wxString lose_middle(const wxString& text, const std::function<bool(const wxString&)>& fits) {
    const std::vector<wxString> words = words_of(text);
    const std::size_t keep = words_to_keep(words);
    if (fits(text) || words.size() < keep + 2) return text;
    wxString longest = joined(words, keep, 1);
    for (std::size_t front = keep; front + 1 < words.size(); ++front) {
        for (std::size_t back = 1; front + back < words.size(); ++back) {
            const wxString shorter = joined(words, front, back);
            if (shorter.length() > longest.length() && fits(shorter)) longest = shorter;
        }
    }
    return longest;
}

}  // namespace desktop
