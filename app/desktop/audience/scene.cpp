#include "app/desktop/audience/scene.h"

#include "app/words/prompts.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr int kLeastWidth = 200;

}  // namespace

bool Scene::Layout() {
    if (GetClientSize().x > kLeastWidth) Arrange();
    return true;
}

wxRect Scene::Inside() const {
    return wxRect(GetClientSize()).Deflate(TheLook().px(kMargin));
}

const words::Language& language_of(deepblue::Seat seat, const session::AudienceView& view,
                                   const words::Language& of_table, Speakers& speakers) {
    const auto place = static_cast<std::size_t>(seat);
    const bool has_own = place < view.languages.size() && !view.languages[place].empty();
    return has_own ? speakers.speaker(view.languages[place]) : of_table;
}

PromptFace prompt_face(deepblue::Seat asked, const session::AudienceView& view, const words::Language& of_table,
                       Speakers& speakers) {
    const words::Language& own = language_of(asked, view, of_table, speakers);
    PromptFace face{.player = view.seats.colour(asked), .question = words::question(view.prompt, view.seats, own)};
    if (own.tag() != of_table.tag()) face.in_table_language = words::question(view.prompt, view.seats, of_table);
    return face;
}

}  // namespace desktop
