#include "app/session/refusal.h"

namespace session {
namespace {

struct RuleId {
    std::string_view operator()(const deepblue::RuleViolation& violation) const { return deepblue::rule_id(violation); }
    std::string_view operator()(const NothingToUndo&) const { return "P1"; }
    std::string_view operator()(const NothingToRedo&) const { return "P1"; }
    std::string_view operator()(const EndIsFinal&) const { return "E1"; }
    std::string_view operator()(const NotWhatTheAppDraws&) const { return "W1"; }
    std::string_view operator()(const BagHoldsFewer&) const { return "G4"; }
};

}  // namespace

std::string_view rule_id(const Refusal& refusal) {
    return std::visit(RuleId{}, refusal);
}

}  // namespace session
