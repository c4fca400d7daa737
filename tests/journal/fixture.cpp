#include "tests/journal/fixture.h"

#include <stdlib.h>
#include <sys/stat.h>

#include <fstream>
#include <iterator>

#include "tests/journal/child.h"

namespace journal {

namespace fs = std::filesystem;

void PrintTo(Fault fault, std::ostream* stream) {
    *stream << id(fault);
}

void PrintTo(const Line& line, std::ostream* stream) {
    *stream << line.number << ' ' << line.text << ' ' << static_cast<int>(line.state);
}

Folder::Folder() {
    std::string pattern = (fs::temp_directory_path() / "journal-XXXXXX").string();
    path_ = fs::canonical(::mkdtemp(pattern.data()));
}

Folder::~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

NewGame new_game() {
    return {.kind = "deepblue", .commitment = "c0ffee", .seed = "5eed", .started = kNow, .players = {}, .night = {}};
}

std::string bytes_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

unsigned mode_of(const fs::path& path) {
    struct stat status {};
    ::stat(path.c_str(), &status);
    return status.st_mode & 0777;
}

void JournalTest::leave_as_killed(const std::vector<std::string>& lines) const {
    in_child_until_killed([&] {
        Journal journal = open();
        GameId game{};
        in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
        for (const std::string& line : lines)
            in_one_step(journal, [&](Books& books) { books.lines.append(game, line); });
        end_without_goodbye();
    });
}

}  // namespace journal
