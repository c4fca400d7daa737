#pragma once

#include <wx/string.h>

#include <memory>
#include <string>

class wxTranslations;

namespace words {

/// One language the program speaks. Several can speak at one table; none needs a system locale.
class Language {
public:
    /// English, the language of the source.
    Language();
    /// The language of that tag, such as "de"; what it does not know is said in English.
    explicit Language(const std::string& tag);
    ~Language();
    Language(Language&&) noexcept;
    Language& operator=(Language&&) noexcept;

    [[nodiscard]] const std::string& tag() const { return tag_; }
    /// The language's name in itself, such as "Deutsch".
    [[nodiscard]] wxString own_name() const;

    /// `english` in this language.
    [[nodiscard]] wxString say(const char* english) const;
    /// The form of `one` or `many` that fits `number`.
    [[nodiscard]] wxString say_number(const char* one, const char* many, int number) const;
    /// Where one English word stands for several things, `context` tells which.
    [[nodiscard]] wxString say_in(const char* context, const char* english) const;

private:
    std::string tag_;
    std::unique_ptr<wxTranslations> translations_;
};

/// A text that came from outside, such as a player's name.
[[nodiscard]] wxString spoken(const std::string& utf8);

}  // namespace words
