#include "app/desktop/page_id.h"

#include "app/session/dive_draft.h"
#include "app/session/dive_end.h"

namespace desktop {
namespace {

struct PageOfPrompt {
    PageId operator()(const session::AskForGame&) const { return PageId::Start; }
    PageId operator()(const session::AskForReveal&) const { return PageId::Recruit; }
    PageId operator()(const session::AskForTurn&) const { return PageId::Table; }
    PageId operator()(const session::AskForScatter&) const { return PageId::Table; }
    PageId operator()(const session::AskForStormDive&) const { return PageId::DiveSetUp; }
    PageId operator()(const session::AskForFirstDraw&) const { return PageId::Draw; }
    PageId operator()(const session::AskForDecision&) const { return PageId::Draw; }
    PageId operator()(const session::AskForStop&) const { return PageId::Draw; }
    PageId operator()(const session::AskForAnswer&) const { return PageId::Hazard; }
    PageId operator()(const session::AskForLastCards&) const { return PageId::CrewCards; }
    PageId operator()(const session::GameEnded&) const { return PageId::Ceremony; }
};

/// A dive that is being set up is where the game stands, until its page is left for the table.
bool is_setting_up_a_dive(const session::Session& session) {
    const auto kept = session::kept_dive(session);
    return kept && kept->is_open;
}

}  // namespace

void Seen::all(std::size_t actions) {
    result = actions;
    ceremony = actions;
}

void Seen::forget_beyond(std::size_t actions) {
    if (result > actions) result = 0;
    if (ceremony > actions) ceremony = 0;
}

PageId page_of(const session::Session& session, const Seen& seen) {
    const std::size_t step = session.actions().size();
    if (session::has_just_ended(session.actions()) && seen.result != step) return PageId::Result;
    const PageId page = std::visit(PageOfPrompt{}, session.prompt());
    if (page == PageId::Table && is_setting_up_a_dive(session)) return PageId::DiveSetUp;
    return page == PageId::Ceremony && seen.ceremony == step ? PageId::End : page;
}

}  // namespace desktop
