#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/learn/chapters.h"
#include "engine/deepblue/action.h"

// What chapters are written with, and the chapters. For app/learn alone.
namespace learn::script {

using namespace deepblue;

inline constexpr Seat kGreen{0};
inline constexpr Seat kOrange{1};
inline constexpr Seat kYellow{2};

inline constexpr Phrase kDrawAGem = phrase("Draw a gem");
inline constexpr Phrase kDrawTwo = phrase("Draw two gems");
inline constexpr Phrase kDrawOn = phrase("Draw until something happens");
inline constexpr Phrase kStopTheDive = phrase("Stop the dive");
inline constexpr Phrase kSurface = phrase("Surface");
inline constexpr Phrase kUseBlueSpot = phrase("Use the blue spot");
inline constexpr Phrase kBlueCard = phrase("Blue crew card");
inline constexpr Phrase kGoOn = phrase("Go on");
inline constexpr Phrase kWhatDoYouDo = phrase("What do you do?");

[[nodiscard]] Choice right(ChoiceKind kind, Phrase label, Actions plays = {});
[[nodiscard]] Choice wrong(ChoiceKind kind, Phrase label, Actions plays, std::string_view rule, Phrase taught);

/// A wrong choice that shows something else than the table.
[[nodiscard]] Choice showing(Scene scene, Choice choice);

/// Green, Orange and Yellow sit down, Green begins, and the opening row shows these gems and no other.
[[nodiscard]] Actions seated(Scenario scenario, std::vector<Gem> opening = {});
/// The first actions, then the others.
[[nodiscard]] Actions joined(Actions first, const Actions& then);

[[nodiscard]] BeginDive dive(Wreck wreck, std::vector<Boat> boats, Seat leader = kGreen);
[[nodiscard]] Wreck wreck(int vp, std::vector<Spot> spots = {});
[[nodiscard]] Wreck city(int vp, std::vector<Spot> spots = {});
[[nodiscard]] Boat on(Seat seat, Spot spot);
[[nodiscard]] Boat in_the_centre(Seat seat);
[[nodiscard]] Boat rushing(Seat seat);

/// A pull of these gems.
[[nodiscard]] Action pull(std::vector<Gem> gems);
/// One draw after another.
[[nodiscard]] Actions draws(const std::vector<Gem>& gems);
[[nodiscard]] Action by_spot(Seat seat, Gem against);
[[nodiscard]] Action by_card(Seat seat, Gem against);
[[nodiscard]] Action plays(Seat seat, std::optional<Gem> colour, int count, int vp,
                           std::optional<std::string> name = std::nullopt);

[[nodiscard]] Chapter example();
/// The last step of the example, number by number.
[[nodiscard]] std::vector<Step> example_pay();
[[nodiscard]] Chapter two_hazards();
[[nodiscard]] Chapter spots();
[[nodiscard]] Chapter crew();
[[nodiscard]] Chapter market();
[[nodiscard]] Chapter end();
[[nodiscard]] Chapter troubled_waters();
[[nodiscard]] Chapter best_of_the_best();
[[nodiscard]] Chapter scattered_wealth();
[[nodiscard]] Chapter lucrative_wrecks();
[[nodiscard]] Chapter storm_is_coming();
[[nodiscard]] Chapter dangerous_reefs();
[[nodiscard]] Chapter treasure_filled_ruins();

}  // namespace learn::script
