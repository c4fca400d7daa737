#include "app/session/dive_draft.h"

namespace session {
namespace {

using namespace deepblue;

constexpr const char* kDraft = "dive";

bool may_dive(const Session& session) {
    const Prompt prompt = session.prompt();
    return std::holds_alternative<AskForTurn>(prompt) || std::holds_alternative<AskForStormDive>(prompt);
}

/// Marks the form as one of this game and this step.
DiveForm dated(DiveForm form, const Session& session) {
    form.game = static_cast<std::int64_t>(*session.game());
    form.step = session.actions().size();
    return form;
}

bool is_of_now(const DiveForm& form, const Session& session) {
    const Table& table = session.table();
    return form.boats.size() == table.seats.size() && form.leader == table.on_turn &&
           form.step == session.actions().size() && form.game == static_cast<std::int64_t>(*session.game());
}

}  // namespace

std::optional<DiveForm> kept_dive(const Session& session) {
    if (!session.game() || !may_dive(session)) return std::nullopt;
    if (const auto text = session.draft(kDraft)) {
        DiveForm form = dive_form_from(*text);
        if (is_of_now(form, session)) return form;
    }
    if (session.redo_steps() == 0) return std::nullopt;
    const Action next = session.undone().front();
    const auto* dive = std::get_if<BeginDive>(&next);
    if (!dive) return std::nullopt;
    return dated(dive_form_of(*dive, session.table().seats.size()), session);
}

DiveForm dive_to_set_up(const Session& session) {
    if (auto kept = kept_dive(session)) return *kept;
    return dated(empty_dive_form(session.table().on_turn, session.table().seats.size()), session);
}

void keep_dive(Session& session, const DiveForm& form) {
    session.set_draft(kDraft, to_text(form));
}

void drop_dive(Session& session) {
    session.drop_draft(kDraft);
}

}  // namespace session
