#include "app/learn/course.h"

#include "engine/deepblue/rules.h"

namespace learn {
namespace {

std::vector<deepblue::Player> named(std::vector<deepblue::Player> players, const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < players.size() && i < names.size(); ++i) players[i].name = names[i];
    return players;
}

}  // namespace

std::optional<deepblue::RuleViolation> play(Course& course, const Actions& actions) {
    for (const deepblue::Action& action : actions) {
        if (auto forbidden = deepblue::check(course.table, action)) return forbidden;
        if (std::holds_alternative<deepblue::Stop>(action)) course.before_pay = course.table;
        course.table = deepblue::apply(std::move(course.table), action);
        course.actions.push_back(action);
    }
    return std::nullopt;
}

void rename_in(Course& course, const std::vector<std::string>& names) {
    course.table.seats = deepblue::Seating(named(course.table.seats.players(), names));
    if (course.before_pay) course.before_pay->seats = course.table.seats;
}

}  // namespace learn
