#include <fstream>

#include "app/session/session.h"
#include "engine/journal/error.h"
#include "tests/fuzz/demand.h"
#include "tests/fuzz/scratch_journal.h"

namespace {

void write(const std::filesystem::path& file, const std::uint8_t* data, std::size_t size) {
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
}

std::string content(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Reading leaves every byte as it is.
void read_all(const std::filesystem::path& file) try {
    const auto journal = journal::Journal::open_to_read(file);
    static_cast<void>(journal.check());
    for (const auto& game : journal->games.latest(5)) static_cast<void>(journal->lines.effective(game.id));
} catch (const journal::Error&) {
    // told in a sentence, which is all that is asked for
}

void play_on(const std::filesystem::path& file) try {
    auto journal = journal::Journal::open(file, fuzz::kNow);
    session::Session game(journal, [] { return fuzz::kNow; });
    static_cast<void>(game.undo());
} catch (const journal::Error&) {
    // told in a sentence
}

}  // namespace

/// The bytes of a journal, as a bad disk or a stranger may leave them: nothing but a sentence comes of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static fuzz::ScratchFolder folder;
    const auto file = folder.path() / "divebell.db";
    write(file, data, size);
    read_all(file);
    fuzz::demand(content(file) == std::string(data, data + size), "reading leaves a journal as it is");
    play_on(file);
    folder.empty();
    return 0;
}
