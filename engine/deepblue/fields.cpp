#include "engine/deepblue/fields.h"

namespace deepblue {

const nlohmann::json* Fields::find(const char* key) const {
    const auto found = object_.find(key);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
}

const nlohmann::json& Fields::required(const char* key) const {
    const auto* found = find(key);
    if (!found) throw Malformed(Flaw::Missing, key);
    return *found;
}

std::optional<std::string> Fields::optional_text(const char* key) const {
    const auto* found = find(key);
    return found ? std::optional(text_of(*found, key)) : std::nullopt;
}

std::optional<int> Fields::optional_whole(const char* key, Range range) const {
    const auto* found = find(key);
    return found ? std::optional(whole_of(*found, key, range)) : std::nullopt;
}

bool Fields::flag(const char* key, bool otherwise) const {
    const auto* found = find(key);
    if (!found) return otherwise;
    if (!found->is_boolean()) throw Malformed(Flaw::WrongType, key);
    return found->get<bool>();
}

std::optional<Fields> Fields::optional_object(const char* key) const {
    const auto* found = find(key);
    return found ? std::optional(Fields(*found, key)) : std::nullopt;
}

const nlohmann::json& Fields::list_of(const nlohmann::json& value, const char* key) {
    if (!value.is_array()) throw Malformed(Flaw::WrongType, key);
    return value;
}

std::string Fields::text_of(const nlohmann::json& value, const char* key) {
    if (!value.is_string()) throw Malformed(Flaw::WrongType, key);
    return value.get<std::string>();
}

int Fields::whole_of(const nlohmann::json& value, const char* key, Range range) {
    if (!value.is_number_integer()) throw Malformed(Flaw::WrongType, key);
    // An unsigned number above the signed range would turn negative.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(range.most))
        throw Malformed(Flaw::OutOfRange, key);
    const auto number = value.get<std::int64_t>();
    if (number < range.least || number > range.most) throw Malformed(Flaw::OutOfRange, key);
    return static_cast<int>(number);
}

}  // namespace deepblue
