#include "app/learn/progress.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/journal/step.h"

namespace learn {
namespace {

using Json = nlohmann::json;

constexpr const char* kKey = "learn";
constexpr const char* kDone = "done";
constexpr const char* kAt = "at";

std::string word(ChapterId chapter) {
    return std::string(id(chapter));
}

/// What is kept; what cannot be read is nothing.
Json kept(const journal::Journal& journal) {
    Json json = Json::parse(journal->settings.find(kKey).value_or("{}"), nullptr, false);
    if (!json.is_object()) json = Json::object();
    for (const char* part : {kDone, kAt}) {
        if (!json.contains(part) || !json[part].is_object()) json[part] = Json::object();
    }
    return json;
}

void keep(journal::Journal& journal, const Json& json) {
    journal::Step step(journal);
    step->settings.set(kKey, json.dump());
    step.commit();
}

}  // namespace

bool LearnProgress::is_done(ChapterId chapter) const {
    return kept(journal_)[kDone].contains(word(chapter));
}

std::size_t LearnProgress::left_at(ChapterId chapter) const {
    const Json at = kept(journal_)[kAt];
    const auto found = at.find(word(chapter));
    if (found == at.end() || !found->is_number_unsigned()) return 0;
    const std::size_t last = learn::chapter(chapter).steps.size() - 1;
    return std::min(found->get<std::size_t>(), last);
}

ChapterId LearnProgress::next() const {
    const Json done = kept(journal_)[kDone];
    const auto all = all_chapters();
    const auto open = std::find_if(all.begin(), all.end(), [&](ChapterId each) { return !done.contains(word(each)); });
    return open == all.end() ? all.front() : *open;
}

void LearnProgress::leave(ChapterId chapter, std::size_t step) {
    Json json = kept(journal_);
    json[kAt][word(chapter)] = step;
    keep(journal_, json);
}

void LearnProgress::finish(ChapterId chapter) {
    Json json = kept(journal_);
    json[kDone][word(chapter)] = true;
    json[kAt].erase(word(chapter));
    keep(journal_, json);
}

}  // namespace learn
