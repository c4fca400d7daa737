#include "engine/journal/table.h"

#include <vector>

namespace journal {

namespace {

std::vector<std::string> names(const Table& table) {
    constexpr std::string_view kComma = ", ";
    std::vector<std::string> names;
    std::string_view left = table.columns;
    for (auto comma = left.find(kComma); comma != left.npos; comma = left.find(kComma)) {
        names.emplace_back(left.substr(0, comma));
        left.remove_prefix(comma + kComma.size());
    }
    names.emplace_back(left);
    return names;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

std::string parameters(std::size_t count) {
    std::vector<std::string> marks;
    for (std::size_t at = 1; at <= count; ++at) marks.push_back("?" + std::to_string(at));
    return joined(marks, ", ");
}

std::vector<std::string> keys(const Table& table) {
    auto all = names(table);
    all.resize(static_cast<std::size_t>(table.keys));
    return all;
}

std::string assignments(const Table& table) {
    auto all = names(table);
    std::vector<std::string> parts;
    for (auto at = all.begin() + table.keys; at != all.end(); ++at) parts.push_back(*at + " = excluded." + *at);
    parts.emplace_back("crc = excluded.crc");
    return joined(parts, ", ");
}

}  // namespace

std::string insert_sql(const Table& table) {
    const std::string marks = parameters(names(table).size());
    return "INSERT INTO " + std::string(table.name) + "(" + std::string(table.columns) + ", crc) VALUES (" + marks +
           ", row_crc(" + marks + "))";
}

std::string put_sql(const Table& table) {
    return insert_sql(table) + " ON CONFLICT(" + joined(keys(table), ", ") + ") DO UPDATE SET " + assignments(table);
}

std::string remove_sql(const Table& table) {
    std::vector<std::string> conditions;
    for (const std::string& key : keys(table))
        conditions.push_back(key + " = ?" + std::to_string(conditions.size() + 1));
    return "DELETE FROM " + std::string(table.name) + " WHERE " + joined(conditions, " AND ");
}

std::string select_sql(const Table& table, std::string_view rest) {
    const std::string columns(table.columns);
    return "SELECT " + columns + ", crc, row_crc(" + columns + ") FROM " + std::string(table.name) + " " +
           std::string(rest);
}

}  // namespace journal
