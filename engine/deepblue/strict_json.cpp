#include "engine/deepblue/strict_json.h"

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/deepblue/malformed.h"

namespace deepblue {
namespace {

using nlohmann::json;

constexpr int kDeepest = 32;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Watches the parser for what JSON leaves open: keys that stand twice, and depth.
class Watch {
public:
    bool operator()(int depth, json::parse_event_t event, const json& parsed) {
        if (event == json::parse_event_t::object_start || event == json::parse_event_t::array_start) enter(depth);
        if (event == json::parse_event_t::object_start) keys_.emplace_back();
        if (event == json::parse_event_t::object_end) keys_.pop_back();
        if (event == json::parse_event_t::key) meet(parsed.get<std::string>());
        return true;
    }

private:
    static void enter(int depth) {
        if (depth >= kDeepest) throw Malformed(Flaw::TooDeep);
    }
    void meet(const std::string& key) {
        if (!keys_.back().insert(key).second) throw Malformed(Flaw::KeyTwice, key);
    }

    std::vector<std::set<std::string>> keys_;
};

/// The parser skips a byte order mark and takes a NUL for the end of its input, so both are looked for first.
bool has_what_the_parser_overlooks(std::string_view line) {
    return line.substr(0, kByteOrderMark.size()) == kByteOrderMark || line.find('\0') != std::string_view::npos;
}

}  // namespace

json parse_object(std::string_view line, std::size_t longest) {
    if (line.size() > longest) throw Malformed(Flaw::TooLong);
    if (has_what_the_parser_overlooks(line)) throw Malformed(Flaw::NotJson);
    Watch watch;
    json object;
    try {
        object = json::parse(line.begin(), line.end(), std::ref(watch));
    } catch (const json::exception&) {
        throw Malformed(Flaw::NotJson);
    }
    if (!object.is_object()) throw Malformed(Flaw::NotAnObject);
    return object;
}

}  // namespace deepblue
