#include "app/desktop/pages/end_early.h"

#include "app/desktop/confirm.h"
#include "app/words/faults.h"
#include "app/words/reasons.h"

namespace desktop {

void end_early(wxWindow* parent, Desk& desk) try {
    const words::Language& in = desk.look.language();
    const deepblue::Action end = deepblue::EndGame{};
    if (const auto violation = desk.session.check(end))
        return desk.helm.Tell(words::reason(*violation, desk.session.table().seats, in));
    if (!is_sure(parent, desk.look,
                 {in.say("End the game now? The chests can then be opened."), in.say("End the game"),
                  in.say("Keep playing")}))
        return;
    desk.session.play(end);
    desk.helm.GoToGame();
} catch (const journal::Error& error) {
    desk.helm.Tell(words::reason(error, desk.look.language()));
}

}  // namespace desktop
