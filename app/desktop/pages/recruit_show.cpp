#include "app/desktop/every_language.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/recruit_page.h"
#include "app/desktop/pages/show_face.h"
#include "app/desktop/pages/show_words.h"
#include "app/session/story.h"
#include "app/words/faults.h"
#include "app/words/gems.h"
#include "app/words/recruit_words.h"

namespace desktop {

using deepblue::Occasion;
using deepblue::Seat;

std::optional<deepblue::Gem> RecruitPage::GemOfTile(std::size_t tile) {
    return tile == 0 ? std::nullopt : std::optional(kGemsOnScreen[tile - 1]);
}

wxString RecruitPage::Title() const {
    return run_.occasion == Occasion::SetUp && run_.has_begun ? In().say("Opening market") : In().say("Recruit");
}

wxString RecruitPage::Context() const {
    const auto story = session::story_of(TheSession().actions());
    const auto& told = story.actions;
    if (told.empty() || story.turn == 0) return words::name(TheTable().scenario, In());
    const bool has_passed = is_closing_ && told.back().by;
    const Seat seat = has_passed ? *told.back().by : TheTable().on_turn;
    // TRANSLATORS: %1$d is the number of a turn, %2$s a player's name
    return wxString::Format(In().say("Turn %1$d · %2$s"), has_passed ? told.back().turn : story.turn, NameOf(seat));
}

void RecruitPage::ShowBanner() {
    if (is_closing_) return;  // the last question stands until the page is gone
    const Seat seat = TheTable().on_turn;
    const auto number = static_cast<int>(run_.shown.size()) + 1;
    banner_->SetFace(
        PromptFor(seat, [&](auto& in) { return words::reveal_question(NameOf(seat), number, run_.total(), in); }));
    note_->Show(!TheLook().scale().table_mode());  // from afar only the question is read
    note_->SetText(words::reveal_note(run_.occasion, NameOf(seat), run_.total(), In()));
}

void RecruitPage::ShowTiles() {
    const wxString reason = run_.due > 0 || is_closing_ ? wxString() : WhyNot(Beginning(refresh_));
    for (std::size_t i = 0; i < kTiles; ++i) {
        GemTileFace face{.gem = GemOfTile(i), .key = wxString::Format("%zu", i)};
        if (face.gem) {
            const int left = TheTable().supply[*face.gem];
            // TRANSLATORS: %s is the colour of a gem
            face.label = wxString::Format(In().say("+1 %s"), words::name(*face.gem, In()));
            // TRANSLATORS: %d is how many gems of a colour the supply has left
            face.detail = left > 0 ? wxString::Format(In().say("%d in supply"), left) : In().say("supply empty");
            face.is_absent = left == 0;
        } else {
            face.label = In().say("No gem");
            face.detail = In().say("nothing moves");
        }
        tiles_[i]->SetFace(face);
        tiles_[i]->EnableUnless(reason);
    }
}

void RecruitPage::ShowKind() {
    const bool is_set_up = run_.has_begun && run_.occasion == Occasion::SetUp;
    run_card_->SetTitle(is_set_up ? In().say("Opening market") : wxString());
    show_choices(
        *kind_, TheDesk(), [](auto& in) { return in.say("New cards"); },
        [](auto& in) {
            return std::vector{in.say("One new card"), in.say("Refresh for $4")};
        });
    kind_->Choose(refresh_ ? 1 : 0);
    const bool is_fixed = is_closing_ || (run_.has_begun && !run_.shown.empty());
    for (int i = 0; i < 2; ++i) {
        const wxString begun = In().say("the first card is revealed; Undo takes it back");
        const wxString reason = run_.has_begun ? wxString() : WhyNot(Beginning(i == 1));
        kind_->Segment(i).EnableUnless(is_fixed && i != kind_->Chosen() ? begun : reason);
    }
    kind_->Show(!is_set_up);
    slots_->SetRun(run_);
    run_card_->Layout();
}

void RecruitPage::ShowMemory() try {
    cards_->ShowCards(TheDesk().memory.cards());
} catch (const journal::Error& error) {
    TheDesk().helm.Tell(words::reason(error, In()));
}

void RecruitPage::ShowBottom() {
    const bool is_set_up = run_.has_begun && run_.occasion == Occasion::SetUp;
    show_face(*cancel_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say_in("recruiting", "Cancel")}; });
    cancel_->Show(!is_set_up);
    cancel_->Enable(!is_closing_);
    show_face(*new_card_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("New card …"), .icon = Icon::Plus}; });
    new_card_->Enable(!is_closing_ && run_.due > 0);
    show_face(*memory_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("Remembered cards …")}; });
    memory_->Show(!TheDesk().look.scale().table_mode());  // there is only room for what is needed now
    std::vector<deepblue::Gem> added;
    for (const ShownCard& card : run_.shown)
        if (card.moved) added.push_back(*card.gem);
    bag_->ReserveFor(in_every_language(TheDesk(), [](auto& in) { return in.say("Bag"); }));
    bag_->SetBag(run_.bag_before, added);
    done_->SetStyle(is_closing_ ? ButtonStyle::Primary : ButtonStyle::Second);
    show_face(*done_, TheDesk(), [due = run_.due](const words::Language& in) {
        // TRANSLATORS: %d is how many market cards are still to be entered
        const wxString to_go = wxString::Format(in.say_number("Done, %d card to go", "Done, %d cards to go", due), due);
        return ButtonFace{.label = due > 0 ? to_go : in.say("Done")};
    });
    done_->EnableUnless(is_closing_ ? wxString() : In().say("a card is still to be revealed"));
}

}  // namespace desktop
