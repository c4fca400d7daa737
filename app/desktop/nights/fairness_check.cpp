#include "app/desktop/nights/fairness_check.h"

#include <algorithm>

#include "app/desktop/files.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/show_words.h"
#include "app/nights/bag_fairness.h"
#include "app/nights/finished_game.h"
#include "app/session/exchange.h"
#include "app/words/dates.h"
#include "app/words/faults.h"
#include "app/words/nights_page_words.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr std::int64_t kAtOnce = 20;
constexpr double kText = 450;

}  // namespace

FairnessCheck::FairnessCheck(wxWindow* parent, Desk& desk)
    : Card(parent, desk.look),
      desk_(desk),
      game_(new wxChoice(this, wxID_ANY)),
      about_(new Label(this, desk.look, Type::Label, Ink::Secondary)),
      seal_(new SealView(this, desk.look)),
      proven_(new Label(this, desk.look, Type::BodyStrong, Ink::Accent)),
      refuted_(new Label(this, desk.look, Type::BodyStrong, Ink::Coral)),
      verify_(new BigButton(this, desk.look, ButtonStyle::Primary, ButtonSize::Compact)),
      save_(new BigButton(this, desk.look, ButtonStyle::Quiet, ButtonSize::Compact)) {
    Content().Add(about_, wxSizerFlags().Expand());
    Content().Add(game_, wxSizerFlags().Expand());
    Content().Add(seal_, wxSizerFlags().Expand());
    Content().AddStretchSpacer();
    Content().Add(proven_, wxSizerFlags().Expand());
    Content().Add(refuted_, wxSizerFlags().Expand());
    auto* row = new Stack(desk.look, wxHORIZONTAL, 12);
    row->Add(verify_, wxSizerFlags(1));
    row->Add(save_, wxSizerFlags(1));
    Content().Add(row, wxSizerFlags().Expand());
    proven_->SetIcon(Icon::Tick);
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { GameChosen(); });
    verify_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Verify(); });
    save_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { Save(); }); });
}

std::optional<FairnessCheck::SealedGame> FairnessCheck::Sealed(journal::GameId id) const {
    const journal::Books& books = *desk_.journal;
    const auto outcome = books.outcomes.find(id);
    if (!outcome || outcome->hidden) return std::nullopt;
    const auto draws = nights::draws_in(books, id);
    if (draws == 0) return std::nullopt;
    const journal::Game game = books.games.find(id);
    return SealedGame{id, game.commitment, game.started, outcome->variant, draws};
}

std::vector<wxString> FairnessCheck::Entries(const words::Language& in) const {
    const auto now = session::system_time();
    std::vector<wxString> entries;
    for (const SealedGame& game : games_)
        entries.push_back(words::day_and_time(game.started, now, in) + wxString::FromUTF8(" · ") +
                          words::scenario_named(game.scenario, in));
    if (has_earlier_) entries.push_back(in.say("Earlier games …"));
    return entries;
}

/// Of the games that have a seal those with draws of the app, at least one of them if there is one.
void FairnessCheck::ReadGames() {
    const journal::Books& books = *desk_.journal;
    const std::size_t before = games_.size();
    do {
        const auto some = books.games.sealed(kAtOnce, last_);
        has_earlier_ = some.size() == static_cast<std::size_t>(kAtOnce);
        for (const journal::GameId id : some)
            if (auto sealed = Sealed(id)) games_.push_back(std::move(*sealed));
        if (!some.empty()) last_ = some.back();
    } while (has_earlier_ && games_.size() == before);
}

void FairnessCheck::ShowGames() {
    SetTitle(In().say("Check a finished game yourself"));
    const auto chosen = Chosen();
    const std::size_t shown = games_.size();
    games_.clear();
    last_.reset();
    has_earlier_ = nights::bag_fairness(*desk_.journal).draws > 0;
    while (has_earlier_ && (games_.empty() || games_.size() < shown)) ReadGames();
    ListGames();
    if (chosen) Choose(*chosen);
    ShowChosen();
}

void FairnessCheck::ListGames() {
    const int chosen = std::max(0, game_->GetSelection());
    show_entries(*game_, desk_, std::min(chosen, static_cast<int>(games_.size()) - 1),
                 [this](auto& in) { return Entries(in); });
    describe(*game_, In().say("Which game"));
}

const FairnessCheck::SealedGame* FairnessCheck::Shown() const {
    const int chosen = game_->GetSelection();
    return chosen < 0 || chosen >= static_cast<int>(games_.size()) ? nullptr
                                                                   : &games_[static_cast<std::size_t>(chosen)];
}

std::optional<journal::GameId> FairnessCheck::Chosen() const {
    const SealedGame* game = Shown();
    return game == nullptr ? std::nullopt : std::optional(game->id);
}

void FairnessCheck::Choose(journal::GameId game) {
    const auto is_it = [&](const SealedGame& one) { return one.id == game; };
    auto found = std::find_if(games_.begin(), games_.end(), is_it);
    if (found == games_.end()) {
        auto sealed = Sealed(game);
        if (!sealed) return;
        found = games_.insert(games_.end(), std::move(*sealed));
        ListGames();
    }
    game_->SetSelection(static_cast<int>(found - games_.begin()));
}

void FairnessCheck::GameChosen() {
    if (game_->GetSelection() == static_cast<int>(games_.size())) {
        const auto first_new = static_cast<int>(games_.size());
        ReadGames();
        ListGames();
        game_->SetSelection(std::min(first_new, static_cast<int>(games_.size()) - 1));
    }
    proof_.reset();
    ShowChosen();
    wxCommandEvent event(wxEVT_CHOICE, GetId());
    event.SetEventObject(this);
    ProcessWindowEvent(event);
}

void FairnessCheck::ShowChosen() {
    const SealedGame* game = Shown();
    show_paragraph(*about_, desk_, kText, [&](auto& in) {
        return game == nullptr ? in.say("There is no finished game with draws of the app yet.")
                               : in.say(
                                     "Before the first draw the game showed the first two groups of its seal. They "
                                     "bind every draw; after the end anyone can prove it. Only the owner of this "
                                     "account could have read the secret.");
    });
    if (game != nullptr) ShowSeal(*game);
    for (wxWindow* control : {static_cast<wxWindow*>(game_), static_cast<wxWindow*>(seal_),
                              static_cast<wxWindow*>(verify_), static_cast<wxWindow*>(save_)})
        control->Show(game != nullptr);
    const bool is_large = has_large_type(desk_.look.scale());
    about_->Show(game == nullptr || !is_large);  // large text needs the room
    ShowProof();
    Layout();
}

void FairnessCheck::ShowSeal(const SealedGame& game) {
    seal_->SetSeal(game.commitment);
    const int draws = static_cast<int>(game.draws);
    show_face(*verify_, desk_, [draws](auto& in) {
        // TRANSLATORS: %d is a number of gems the app drew; on a button
        return ButtonFace{.label = wxString::Format(in.say_number("Verify %d draw", "Verify %d draws", draws), draws)};
    });
    show_face(*save_, desk_, [](auto& in) { return ButtonFace{.label = in.say("Save the proof …")}; });
}

void FairnessCheck::Verify() {
    const auto game = Chosen();
    if (!game) return;
    try {
        proof_ = nights::verify_game(*desk_.journal, *game);
    } catch (const journal::Error& error) {
        desk_.helm.Tell(words::reason(error, In()));
    }
    ShowChosen();
}

void FairnessCheck::ShowProof() {
    const bool is_proven = proof_ && std::holds_alternative<session::Proven>(*proof_);
    if (proof_)
        show_paragraph(is_proven ? *proven_ : *refuted_, desk_, kText,
                       [this](auto& in) { return words::proof_line(*proof_, in); });
    proven_->Show(is_proven);
    refuted_->Show(proof_ && !is_proven);
}

void FairnessCheck::Save() {
    const auto game = Chosen();
    if (!game) return;
    const wxString path = ask_where_to_save(this, In().say("Save the proof"), "game.divebell", "*.divebell");
    if (path.empty()) return;
    try {
        tell_saved(desk_, path, write_file(path, session::export_game(desk_.journal, *game).file));
    } catch (const journal::Error& error) {
        desk_.helm.Tell(words::reason(error, In()));
    }
}

}  // namespace desktop
