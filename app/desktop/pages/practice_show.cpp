#include "app/desktop/pages/practice_page.h"
#include "app/desktop/pages/show_face.h"
#include "app/session/chances.h"
#include "app/words/coach_words.h"
#include "app/words/learn_board_words.h"
#include "app/words/learn_words.h"
#include "app/words/odds_words.h"
#include "app/words/prompts.h"
#include "app/words/reasons.h"

// What the practice page shows.
namespace desktop {

using deepblue::Means;

void PracticePage::ShowState() {
    if (practice_ && named_in_ != In().tag()) practice_->rename(words::lesson_names(In()));
    named_in_ = In().tag();
    const bool dives = practice_ && !practice_->is_over();
    bag_->Show(!practice_);
    board_->Show(dives);
    pay_->Show(practice_ && practice_->is_over());
    divers_->Show(practice_.has_value());
    if (practice_)
        ShowDive();
    else
        ShowChoosing();
    ShowButtons();
}

void PracticePage::ShowChoosing() {
    card_->SetFace({.title = In().say("Which bag?"),
                    .paragraphs = {plain(In().say("You dive alone, with the odds and a coach who says after each "
                                                  "decision what it was worth.")),
                                   plain(In().say("Nothing of it goes into a game or the game nights."))}});
    const auto& table = TheTable();
    const bool runs = table.started() && !table.over();
    bag_->ShowSetUp(set_up_, runs ? std::optional(table.bag) : std::nullopt);
}

void PracticePage::ShowDive() {
    card_->SetFace(Face());
    const deepblue::Diver& diver = practice_->dive().leader();
    LearnDiver shown = learn_diver(practice_->table().seats, practice_->dive(), diver, true, In());
    shown.is_asked = !practice_->is_over();
    divers_->SetDivers({shown});
    if (practice_->is_over())
        ShowPay();
    else
        board_->SetDive(practice_->dive());
}

void PracticePage::ShowPay() {
    const auto lines = practice_->paid();
    const deepblue::Seat seat = practice_->diver();
    PayColumn column{.colour = practice_->table().seats.colour(seat),
                     .name = words::spoken(practice_->table().seats.name(seat)),
                     .lines = {},
                     .sum = learn::sum_for(lines, seat)};
    for (const auto& line : lines) column.lines.push_back({words::paid_for(line, In()), line.vp});
    pay_->SetColumns({column});
}

LearnFace PracticePage::Face() const {
    LearnFace face{.paragraphs = Paragraphs()};
    face.title = practice_->is_over()
                     ? In().say("What the dive pays")
                     : words::question(session::next_prompt(practice_->table()), practice_->table().seats, In());
    if (practice_->advice()) face.hint = words::coach(*practice_->advice(), In());
    return face;
}

std::vector<RichText> PracticePage::Paragraphs() const {
    if (practice_->is_over())
        return {plain(practice_->dive().leader().surfaced
                          ? In().say("You surfaced: no VP for gems, but the wreck is paid to its leader even so.")
                          : In().say("You stopped in time and are paid in full."))};
    const auto& table = practice_->table();
    std::vector<RichText> all;
    if (!practice_->open_hazard()) {
        const session::Chance chance = session::chance_to_answer(table);
        all.push_back({{words::odds(chance, In()), true}});
        if (chance.all > 0) all.back().push_back({L" · " + words::odds_in_numbers(chance, false, In())});
    }
    all.push_back(plain(words::bag_in_words(table.bag, In())));
    if (practice_->set_up().cards > 0)
        all.push_back(plain(wxString::Format(
            // TRANSLATORS: %d is a number of crew cards
            In().say_number("%d protecting card in your hand", "%d protecting cards in your hand", practice_->cards()),
            practice_->cards())));
    return all;
}

wxString PracticePage::WhyNotHere(const deepblue::Action& action) const {
    const auto violation = practice_->why_not(action);
    return violation ? words::reason(*violation, practice_->table().seats, In()) : wxString();
}

void PracticePage::ShowButtons() {
    const bool is_over = practice_ && practice_->is_over();
    const bool dives = practice_ && !is_over;
    const auto hazard = practice_ ? practice_->open_hazard() : std::nullopt;
    show_face(*leave_, TheDesk(), [has_begun = practice_.has_value()](const words::Language& in) {
        return ButtonFace{.label = has_begun ? in.say("End the practice") : in.say("Back to the lessons"),
                          .key = in.say_in("key", "Esc")};
    });
    show_face(*other_, TheDesk(), [](const words::Language& in) { return ButtonFace{.label = in.say("Another bag")}; });
    show_face(*begin_, TheDesk(), [is_over](const words::Language& in) {
        return ButtonFace{.label = is_over ? in.say("The same bag again") : in.say("Start the dive"),
                          .key = in.say_in("key", "Space")};
    });
    begin_->EnableUnless(set_up_.bag.empty() ? In().say("the bag is empty") : wxString());
    show_face(*stop_, TheDesk(),
              [](const words::Language& in) { return ButtonFace{.label = in.say("Stop the dive"), .key = "S"}; });
    show_face(*draw_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Draw a gem"), .key = in.say_in("key", "Space")};
    });
    show_face(*surface_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Surface"), .key = "1", .icon = Icon::Surface};
    });
    show_face(*spot_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Scouting spot"), .key = "2", .icon = Icon::Shield};
    });
    show_face(*hand_, TheDesk(), [](const words::Language& in) {
        return ButtonFace{.label = in.say("Crew card"), .key = "3", .icon = Icon::Card};
    });
    other_->Show(is_over);
    begin_->Show(!dives);
    stop_->Show(dives && !hazard);
    draw_->Show(dives && !hazard);
    surface_->Show(hazard.has_value());
    // Answers that cannot be given are left out.
    spot_->Show(hazard && WhyNotHere(practice_->protection(Means::Spot)).empty());
    hand_->Show(hazard && practice_->cards() > 0);
    if (!dives || hazard) return;
    stop_->EnableUnless(WhyNotHere(deepblue::Stop{}));
    draw_->EnableUnless(practice_->table().bag.empty() ? In().say("the bag is empty") : wxString());
}

}  // namespace desktop
