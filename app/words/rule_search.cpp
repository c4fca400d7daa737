#include "app/words/rule_search.h"

#include <wx/tokenzr.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/words/learn_words.h"

namespace words {
namespace {

/// The small letter, whatever the system's locale knows of capitals.
wxUniChar::value_type small(wxUniChar::value_type letter) {
    const bool ascii = letter >= 'A' && letter <= 'Z';
    const bool latin = letter >= 0xC0 && letter <= 0xDE && letter != 0xD7;  // À to Þ, without the sign ×
    return ascii || latin ? letter + 0x20 : letter;
}

/// What stands for a small letter with an accent.
wxString plain(wxUniChar::value_type letter) {
    static constexpr std::pair<std::wstring_view, const char*> kPlain[] = {
        {L"àáâãäå", "a"}, {L"èéêë", "e"}, {L"ìíîï", "i"}, {L"òóôõöø", "o"}, {L"ùúûü", "u"},
        {L"ç", "c"},      {L"ñ", "n"},    {L"ýÿ", "y"},   {L"ß", "ss"},     {L"’", "'"}};
    for (const auto& [letters, stands_for] : kPlain) {
        if (letters.find(static_cast<wchar_t>(letter)) != std::wstring_view::npos) return stands_for;
    }
    return wxString(wxUniChar(letter));
}

bool holds_all(const wxString& text, const wxArrayString& words) {
    return std::all_of(words.begin(), words.end(), [&](const wxString& word) { return text.Contains(word); });
}

/// How well a rule fits; the smaller the better, or nothing.
std::optional<int> fit(const RuleText& rule, const wxString& query, const wxArrayString& words, const Language& in) {
    const wxString id = folded(wxString::FromUTF8(rule.id.data(), rule.id.size()));
    const wxString title = folded(say(rule.title, in));
    if (id == query) return 0;
    if (holds_all(title, words)) return 1;
    if (holds_all(id + " " + title + " " + folded(say(rule.text, in)), words)) return 2;
    return std::nullopt;
}

}  // namespace

wxString folded(const wxString& text) {
    wxString all;
    for (const wxUniChar letter : text) all += plain(small(letter.GetValue()));
    return all;
}

std::vector<const RuleText*> find_rules(const wxString& query, const Language& language) {
    const wxString wanted = folded(query).Trim().Trim(false);
    const wxArrayString words = wxStringTokenize(wanted);
    std::vector<std::pair<int, const RuleText*>> found;
    for (const RuleGroup& group : rule_groups()) {
        for (const RuleText& rule : group.rules) {
            if (const auto how = fit(rule, wanted, words, language)) found.emplace_back(*how, &rule);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const RuleText*> rules;
    rules.reserve(found.size());
    for (const auto& [how, rule] : found) rules.push_back(rule);
    return rules;
}

}  // namespace words
