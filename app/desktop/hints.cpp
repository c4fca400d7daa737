#include "app/desktop/hints.h"

#include "engine/journal/error.h"
#include "engine/journal/step.h"

namespace desktop {

bool Hints::IsDue(const std::string& hint, const std::string& situation) try {
    const std::string key = "hint/" + hint;
    if (const auto given = journal_->settings.find(key)) return *given == situation;
    journal::Step step(journal_);
    step->settings.set(key, situation);
    step.commit();
    return true;
} catch (const journal::Error&) {
    return true;  // better once too often than never
}

}  // namespace desktop
