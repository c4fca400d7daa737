#include "engine/journal/ledger.h"

#include "engine/journal/error.h"

namespace journal {

bool Rows::next() {
    if (!query_.next()) return false;
    const int last = query_.columns() - 1;
    const std::int64_t stored = query_.number(last - 1);
    if (stored != query_.number(last))
        throw Error(Fault::Damaged, connection_.path(), "a row of table " + std::string(table_.name) + " has changed");
    ++read_.rows;
    read_.sum += stored;
    return true;
}

void Rows::expect(const Seal& seal) const {
    if (read_ == seal) return;
    throw Error(Fault::Damaged, connection_.path(),
                "table " + std::string(table_.name) + " gave " + std::to_string(read_.rows) + " rows, not the " +
                    std::to_string(seal.rows) + " that were written");
}

Seal Ledger::seal(std::string_view of) {
    Query query = connection_.query("SELECT rows, sum FROM seal WHERE of = ?1", of);
    if (!query.next()) throw Error(Fault::Damaged, connection_.path(), "no seal of " + std::string(of));
    return {query.number(0), query.number(1)};
}

Tally Ledger::tally(GameId game) {
    Rows rows(connection_, kTally, "WHERE game = ?1", game);
    if (!rows.next()) miss(kGame, static_cast<std::int64_t>(game));
    const Query& row = rows.row();
    Tally tally;
    tally.lines = {row.number(1), row.number(4)};
    tally.effective = row.number(2);
    tally.undone = row.number(3);
    tally.seats = {row.number(5), row.number(6)};
    tally.notes = {row.number(7), row.number(8)};
    tally.statistics = {row.number(9), row.number(10)};
    return tally;
}

std::int64_t Ledger::figure(std::string_view of) {
    Query query = connection_.query("SELECT rows, sum = row_crc(of, rows) FROM seal WHERE of = ?1", of);
    if (query.next() && query.number(1) == 1) return query.number(0);
    throw Error(Fault::Damaged, connection_.path(), "no intact figure of " + std::string(of));
}

void Ledger::set_figure(std::string_view of, std::int64_t value) {
    connection_.run("UPDATE seal SET rows = ?2, sum = row_crc(of, ?2) WHERE of = ?1", of, value);
}

void Ledger::miss(const Table& table, std::int64_t id) {
    const bool was_there = id >= 1 && id <= seal(table.name).rows;
    throw Error(was_there ? Fault::Damaged : Fault::NotFound, connection_.path(),
                std::string(table.name) + " " + std::to_string(id) + (was_there ? " is lost" : " does not exist"));
}

}  // namespace journal
