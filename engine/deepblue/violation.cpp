#include "engine/deepblue/violation.h"

namespace deepblue {

std::string_view rule_of(Occasion occasion) {
    switch (occasion) {
        case Occasion::SetUp: return "M1";
        case Occasion::Recruit: return "M3";
        case Occasion::Refresh: return "M4";
    }
    return {};
}

std::string_view NoDive::rule() const {
    switch (attempted) {
        case ActionKind::Draw: return "W1";
        case ActionKind::Protect: return "H3";
        case ActionKind::Surface: return "H7";
        case ActionKind::Play: return "C1";
        default: return "V1";
    }
}

std::string_view rule_id(const RuleViolation& violation) {
    return std::visit([](const auto& fact) { return fact.rule(); }, violation);
}

}  // namespace deepblue
