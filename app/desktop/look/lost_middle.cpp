#include "app/desktop/look/lost_middle.h"

#include <wx/tokenzr.h>

#include <algorithm>
#include <vector>

namespace desktop {
namespace {

constexpr wchar_t kMore[] = L"…";
constexpr std::size_t kLeastLetters = 4;

std::vector<wxString> words_of(const wxString& text) {
    std::vector<wxString> words;
    wxStringTokenizer tokens(text, " ", wxTOKEN_STRTOK);
    while (tokens.HasMoreTokens()) words.push_back(tokens.GetNextToken());
    return words;
}

wxString joined(const std::vector<wxString>& words) {
    wxString text;
    for (const wxString& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// The first `front` words and the last `back` ones, with a sign between them that something is missing.
wxString without_middle(const std::vector<wxString>& words, std::size_t front, std::size_t back) {
    std::vector<wxString> left(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(front));
    left.emplace_back(kMore);
    left.insert(left.end(), words.end() - static_cast<std::ptrdiff_t>(back), words.end());
    return joined(left);
}

/// How many words from the front must stay: those up to the colon, else the first.
std::size_t words_to_press(const std::vector<wxString>& words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].EndsWith(":")) return i + 1;
    return 1;
}

/// The text with the end of the longest word of its middle cut off; empty if even its beginning is too long.
wxString with_cut_word(std::vector<wxString> words, std::size_t keep,
                       const std::function<bool(const wxString&)>& fits) {
    const auto by_length = [](const wxString& a, const wxString& b) { return a.length() < b.length(); };
    wxString& longest =
        *std::max_element(words.begin() + static_cast<std::ptrdiff_t>(keep), words.end() - 1, by_length);
    const wxString whole = longest;
    for (std::size_t letters = whole.length() - 1; letters >= kLeastLetters && letters < whole.length(); --letters) {
        longest = whole.Left(letters) + kMore;
        const wxString text = joined(words);
        if (fits(text)) return text;
    }
    return {};
}

}  // namespace

wxString lose_middle(const wxString& text, const std::function<bool(const wxString&)>& fits) {
    const std::vector<wxString> words = words_of(text);
    const std::size_t keep = words_to_press(words);
    if (fits(text) || words.size() < keep + 2) return text;
    if (const wxString cut = with_cut_word(words, keep, fits); !cut.empty()) return cut;
    wxString longest = without_middle(words, keep, 1);
    for (std::size_t front = keep; front + 1 < words.size(); ++front) {
        for (std::size_t back = 1; front + back < words.size(); ++back) {
            const wxString shorter = without_middle(words, front, back);
            if (shorter.length() > longest.length() && fits(shorter)) longest = shorter;
        }
    }
    return longest;
}

}  // namespace desktop
