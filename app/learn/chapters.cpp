#include "app/learn/chapters.h"

#include "app/learn/script.h"
#include "engine/deepblue/word_list.h"

namespace learn {
namespace {

constexpr deepblue::WordList<ChapterId, kChapters> kWords{
    {"example", "two_hazards", "spots", "crew", "market", "end", "troubled_waters", "best_of_the_best",
     "scattered_wealth", "lucrative_wrecks", "storm_is_coming", "dangerous_reefs", "treasure_filled_ruins"}};

Chapter write(ChapterId id) {
    switch (id) {
        case ChapterId::Example: return script::example();
        case ChapterId::TwoHazards: return script::two_hazards();
        case ChapterId::Spots: return script::spots();
        case ChapterId::Crew: return script::crew();
        case ChapterId::Market: return script::market();
        case ChapterId::End: return script::end();
        case ChapterId::TroubledWaters: return script::troubled_waters();
        case ChapterId::BestOfTheBest: return script::best_of_the_best();
        case ChapterId::ScatteredWealth: return script::scattered_wealth();
        case ChapterId::LucrativeWrecks: return script::lucrative_wrecks();
        case ChapterId::StormIsComing: return script::storm_is_coming();
        case ChapterId::DangerousReefs: return script::dangerous_reefs();
        case ChapterId::TreasureFilledRuins: return script::treasure_filled_ruins();
    }
    return {};
}

}  // namespace

std::string_view id(ChapterId chapter) {
    return kWords.word(chapter);
}

std::optional<ChapterId> chapter_from_id(std::string_view word) {
    return kWords.value(word);
}

std::array<ChapterId, kChapters> all_chapters() {
    std::array<ChapterId, kChapters> all{};
    for (std::size_t i = 0; i < kChapters; ++i) all[i] = static_cast<ChapterId>(i);
    return all;
}

const Chapter& chapter(ChapterId id) {
    static const auto kWritten = [] {
        std::vector<Chapter> all;
        for (const ChapterId each : all_chapters()) all.push_back(write(each));
        return all;
    }();
    return kWritten[static_cast<std::size_t>(id)];
}

}  // namespace learn
