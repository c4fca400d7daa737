#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/deepblue/malformed.h"

namespace deepblue {

/// The closed range a whole number must lie in.
struct Range {
    int least = 0;
    int most = 0;
};

/// Typed, strict access to the fields of one JSON object. null counts as absent; every surprise is Malformed.
class Fields {
public:
    Fields(const nlohmann::json& object, std::string_view name) : object_(object) {
        if (!object.is_object()) throw Malformed(Flaw::WrongType, std::string(name));
    }

    [[nodiscard]] std::string text(const char* key) const { return text_of(required(key), key); }
    [[nodiscard]] std::optional<std::string> optional_text(const char* key) const;
    [[nodiscard]] int whole(const char* key, Range range) const { return whole_of(required(key), key, range); }
    [[nodiscard]] std::optional<int> optional_whole(const char* key, Range range) const;
    [[nodiscard]] bool flag(const char* key, bool otherwise) const;
    [[nodiscard]] std::optional<Fields> optional_object(const char* key) const;
    [[nodiscard]] Fields object(const char* key) const { return {required(key), key}; }

    /// A word of a closed list; `value` turns it into its meaning or nothing.
    template <class FromId>
    [[nodiscard]] auto word(const char* key, FromId value) const {
        return word_of(required(key), key, value);
    }
    template <class FromId>
    [[nodiscard]] auto optional_word(const char* key, FromId value) const -> decltype(value("")) {
        const auto* found = find(key);
        if (!found) return std::nullopt;
        return word_of(*found, key, value);
    }

    /// A list of objects, each read by `read`.
    template <class Read>
    [[nodiscard]] auto list(const char* key, Read read) const {
        std::vector<decltype(read(*this))> items;
        for (const auto& item : list_of(required(key), key)) items.push_back(read(Fields(item, key)));
        return items;
    }
    /// A list of words of a closed list, or nothing where it is absent.
    template <class FromId>
    [[nodiscard]] auto optional_words(const char* key, FromId value) const {
        using Word = typename decltype(value(""))::value_type;
        std::optional<std::vector<Word>> words;
        const auto* found = find(key);
        if (!found) return words;
        words.emplace();
        for (const auto& item : list_of(*found, key)) words->push_back(word_of(item, key, value));
        return words;
    }

private:
    [[nodiscard]] const nlohmann::json* find(const char* key) const;
    [[nodiscard]] const nlohmann::json& required(const char* key) const;
    static const nlohmann::json& list_of(const nlohmann::json& value, const char* key);
    static std::string text_of(const nlohmann::json& value, const char* key);
    static int whole_of(const nlohmann::json& value, const char* key, Range range);

    template <class FromId>
    static auto word_of(const nlohmann::json& json, const char* key, FromId value) {
        const std::string word = text_of(json, key);
        const auto meaning = value(word);
        if (!meaning) throw Malformed(Flaw::UnknownWord, word);
        return *meaning;
    }

    const nlohmann::json& object_;
};

}  // namespace deepblue
