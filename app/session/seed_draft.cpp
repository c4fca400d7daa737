#include "app/session/seed_draft.h"

namespace session {
namespace {

constexpr const char* kDraft = "seed";

chance::Seed draw_and_keep(journal::Journal& journal) {
    const chance::Seed seed = chance::Seed::fresh();
    journal::Step step(journal);
    step->drafts.set(kDraft, seed.to_hex());
    step.commit();
    return seed;
}

}  // namespace

const chance::Seed& SeedDraft::seed() {
    if (!seed_) seed_ = chance::Seed::from_hex(journal_->drafts.find(kDraft).value_or(""));
    if (!seed_) seed_ = draw_and_keep(journal_);
    return *seed_;
}

void SeedDraft::use_up(journal::Step& step) {
    step->drafts.unset(kDraft);
    seed_.reset();
}

}  // namespace session
