#include "app/nights/identity.h"

#include <sodium.h>

#include <array>
#include <cctype>

#include "engine/chance/hex.h"
#include "engine/chance/seed.h"

namespace nights {
namespace {

constexpr const char* kJournalId = "nights/journal";

std::string kept_id(const journal::Books& books) {
    return books.settings.find(kJournalId).value_or("");
}

std::string named(const std::string& journal, std::string_view what) {
    return journal.empty() ? std::string() : uuid_from(journal + "/" + std::string(what));
}

}  // namespace

std::string uuid_from(std::string_view words) {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    const std::string text = "divebell/" + std::string(words);
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    hash[6] = static_cast<std::uint8_t>((hash[6] & 0x0f) | 0x50);
    hash[8] = static_cast<std::uint8_t>((hash[8] & 0x3f) | 0x80);
    std::string uuid = chance::to_hex(std::span(hash).first<16>());
    for (char& digit : uuid) digit = static_cast<char>(std::toupper(static_cast<unsigned char>(digit)));
    for (const std::size_t at : {8u, 13u, 18u, 23u}) uuid.insert(at, "-");
    return uuid;
}

std::string journal_id(journal::Books& books) {
    std::string id = kept_id(books);
    if (!id.empty()) return id;
    id = chance::Seed::fresh().to_hex();
    books.settings.set(kJournalId, id);
    return id;
}

std::string uuid_of(journal::Books& books, journal::GameId game) {
    return named(journal_id(books), "game/" + std::to_string(static_cast<std::int64_t>(game)));
}

std::string uuid_of(const journal::Books& books, journal::PlayerId player) {
    if (const auto person = books.persons.find(player); person && !person->uuid.empty()) return person->uuid;
    return named(kept_id(books), "player/" + std::to_string(static_cast<std::int64_t>(player)));
}

std::string uuid_of_place(const journal::Books& books, std::string_view place) {
    return named(kept_id(books), "place/" + std::string(place));
}

}  // namespace nights
