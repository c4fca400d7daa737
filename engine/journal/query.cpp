#include "engine/journal/query.h"

#include <SQLiteCpp/Exception.h>

#include "engine/journal/connection.h"

namespace journal {

Query::~Query() {
    statement_.tryReset();
    try {
        statement_.clearBindings();
    } catch (const SQLite::Exception&) {  // the next use binds all of them again
    }
}

void Query::bind_number(int index, std::int64_t number) {
    connection_.guarded([&] { statement_.bind(index, number); });
}

void Query::bind_text(int index, std::string_view text) {
    connection_.guarded([&] { statement_.bind(index, std::string(text)); });
}

bool Query::next() {
    return connection_.guarded([this] { return statement_.executeStep(); });
}

}  // namespace journal
