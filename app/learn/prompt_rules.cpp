#include "app/learn/prompt_rules.h"

#include "engine/deepblue/violation.h"

namespace learn {
namespace {

using Ids = std::vector<std::string_view>;

Ids rules_of(const session::AskForGame&) {
    return {"P1", "P3", "P2"};
}
Ids rules_of(const session::AskForReveal& ask) {
    return {"M2", deepblue::rule_of(ask.occasion), "M5", "M6"};
}
Ids rules_of(const session::AskForTurn&) {
    return {"P6", "D1", "M3"};
}
Ids rules_of(const session::AskForScatter&) {
    return {"S3"};
}
Ids rules_of(const session::AskForStormDive&) {
    return {"S5", "D3"};
}
Ids rules_of(const session::AskForFirstDraw& ask) {
    return ask.gems > 1 ? Ids{"S1", "W3", "H13"} : Ids{"W3", "W1", "H2"};
}
Ids rules_of(const session::AskForDecision& ask) {
    return ask.gems > 1 ? Ids{"S1", "W2", "H13"} : Ids{"W2", "W4", "C1", "V3"};
}
Ids rules_of(const session::AskForStop&) {
    return {"W6", "V1"};
}
Ids rules_of(const session::AskForAnswer& ask) {
    return ask.open.total() > 1 ? Ids{"H13", "H4", "H7"} : Ids{"H3", "H4", "H5", "H6", "H7"};
}
Ids rules_of(const session::AskForLastCards&) {
    return {"H10", "H9", "C1"};
}
Ids rules_of(const session::GameEnded&) {
    return {"E2", "E3"};
}

}  // namespace

Ids rules_for(const session::Prompt& prompt) {
    return std::visit([](const auto& ask) { return rules_of(ask); }, prompt);
}

}  // namespace learn
