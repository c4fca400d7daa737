// Something to begin with for every fuzzer: seeds DIR PLAYTHROUGHS. Made by the program itself, so that it is always
// of the present format.
#include <cstdio>
#include <fstream>

#include "app/nights/bgstats.h"
#include "app/nights/history.h"
#include "app/nights/settle.h"
#include "app/nights/whole.h"
#include "app/session/session.h"
#include "tests/fuzz/scratch_journal.h"

namespace {

namespace fs = std::filesystem;

constexpr const char* kBggPlays = R"(<?xml version="1.0" encoding="utf-8"?>
<plays username="zoe" userid="1" total="2" page="1">
  <play id="101" date="2024-02-03" quantity="2" length="75" incomplete="0" nowinstats="0" location="Home">
    <item name="Deep Blue" objecttype="thing" objectid="999"><subtypes><subtype value="boardgame"/></subtypes></item>
    <comments>two in a row &amp; fun</comments>
    <players>
      <player username="zoe" userid="1" name="Zoe" startposition="1" color="red" score="36, 42" new="0" rating="0" win="1"/>
      <player username="" userid="0" name="Ada" startposition="" color="" score="40" new="1" rating="0" win="0"/>
    </players>
  </play>
  <play id="103" date="2024-02-05" quantity="1" length="0" incomplete="1" nowinstats="0" location="">
    <item name="Deep Blue" objecttype="thing" objectid="999"/>
  </play>
</plays>)";

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write(const fs::path& file, const std::string& bytes) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

/// The finished games among the playthroughs, and one that the app drew.
void fill(journal::Journal& journal, const fs::path& playthroughs) {
    for (const char* name : {"game_troubled_waters", "game_storm_is_coming", "tie_shared"})
        static_cast<void>(
            session::import_game(journal, read(playthroughs / (std::string(name) + ".divebell")), fuzz::kNow));
    session::Session game(journal, [] { return fuzz::kNow; });
    for (
        const char* line :
        {R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"}],"first":"Ada","scenario":"dangerous_reefs"})",
         R"({"do":"dive","leader":"Ada","wreck":{"vp":3},"boats":[{"player":"Ada"},{"player":"Ben"}]})",
         R"({"do":"draw"})", R"({"do":"stop"})", R"({"do":"end"})"})
        static_cast<void>(game.play(deepblue::read_line(line, game.table().seats)));
    game.open_chests();
    nights::catch_up(journal);
}

std::string bgsplay(const journal::Journal& journal) {
    std::vector<nights::FinishedGame> games;
    const nights::People people(*journal);
    for (const auto& row : nights::history(*journal, people, {}, 10))
        games.push_back(nights::open_game(*journal, people, row.game));
    const nights::BgStatsOptions options{
        .bgg_id = 999, .words = [](const nights::FinishedGame& game) {
            return nights::PlayWords{"Board", "fun", std::vector<std::string>(game.results.size(), "green")};
        }};
    return nights::bgstats_file(*journal, games, options, fuzz::kNow);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::fprintf(stderr, "usage: seeds DIR PLAYTHROUGHS\n");
        return 2;
    }
    const fs::path to = arguments[1];
    fuzz::ScratchFolder folder;
    const fs::path file = folder.path() / "divebell.db";
    {
        auto journal = journal::Journal::open(file, fuzz::kNow);
        write(to / "database" / "empty.db", read(file));
        fill(journal, arguments[2]);
        write(to / "bgsplay" / "plays.bgsplay", bgsplay(journal));
        write(to / "bgg_plays" / "plays.xml", kBggPlays);
        write(to / "whole_import" / "whole.json", nights::export_whole(journal).text);
    }
    write(to / "database" / "games.db", read(file));
}
