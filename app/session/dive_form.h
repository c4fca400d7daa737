#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/remembered.h"
#include "engine/deepblue/action.h"

namespace session {

/// Where a boat is when the dive begins.
enum class BoatPlace : std::uint8_t {
    Open,  // not on the wreck, and whether it rushes is not decided
    Centre,
    Corner,  // on a scouting spot
    Rushes,
    Away
};

struct BoatForm {
    BoatPlace place = BoatPlace::Open;
    std::size_t corner = 0;  // if it is on one
    friend bool operator==(const BoatForm&, const BoatForm&) = default;
};

/// One of the two boats of a player, counted from 0.
struct BoatId {
    deepblue::Seat seat{};
    std::size_t number = 0;
    friend bool operator==(const BoatId&, const BoatId&) = default;
};

/// A dive that is being set up: everything the page asks, kept as a draft until the dive starts.
struct DiveForm {
    static constexpr std::size_t kCorners = 4;
    static constexpr std::size_t kBoats = 2;
    using Boats = std::array<BoatForm, kBoats>;

    std::int64_t game = 0;  // which one, and how many actions were played before
    std::size_t step = 0;
    bool is_open = true;  // false once its page was left for the table
    deepblue::Seat leader{};

    bool is_known = false;  // the wreck was remembered, so its corners are certain
    std::string name;       // empty: nobody named it
    int vp = 0;
    bool city = false;
    std::array<std::optional<deepblue::Spot>, kCorners> corners;
    std::optional<deepblue::Gem> gem;  // scattered on it

    std::vector<Boats> boats;  // for each seat
    bool is_preset = true;     // the leader's first boat is in the centre, because nobody said where
    bool is_rushing = false;   // the boats on the wreck are told, rushing boats are asked for

    /// What would be played. Boats that are not decided stay away.
    [[nodiscard]] deepblue::BeginDive action() const;
    /// The wreck as it is remembered.
    [[nodiscard]] KnownWreck wreck() const;
    /// Whether anything about the wreck was told.
    [[nodiscard]] bool has_wreck() const;

    [[nodiscard]] const Boats& boats_of(deepblue::Seat seat) const;
    [[nodiscard]] BoatForm& boat(const BoatId& id);
    [[nodiscard]] const BoatForm& boat(const BoatId& id) const;
    /// Everyone, the leader first, then clockwise; and all their boats in that order.
    [[nodiscard]] std::vector<deepblue::Seat> seats() const;
    [[nodiscard]] std::vector<BoatId> all_boats() const;
    [[nodiscard]] std::optional<BoatId> on_corner(std::size_t corner) const;
    /// The boats in the centre, those that rush there included.
    [[nodiscard]] std::vector<BoatId> in_centre() const;
    /// The boat that is meant if only the player is named.
    [[nodiscard]] BoatId boat_to_place(deepblue::Seat seat) const;

    /// Whose rush is to be decided next, boat by boat.
    [[nodiscard]] std::optional<BoatId> next_rush() const;
    [[nodiscard]] std::vector<deepblue::Seat> undecided() const;

    /// The wreck is that one. Boats on corners it does not have go to the centre.
    void take(const KnownWreck& known);
    /// The wreck is one nobody has told of yet.
    void forget_wreck();
    void set_corner(std::size_t corner, std::optional<deepblue::Spot> spot);
    void put(const BoatId& id, const BoatForm& place);
    void answer(const BoatId& id, bool comes);
    void nobody_else();
    /// The answers of `seat` are taken back; its boats on the wreck stay.
    void ask_again(deepblue::Seat seat);
    void forget_rush();

    friend bool operator==(const DiveForm&, const DiveForm&) = default;
};

/// A form for so many seats: only the leader's first boat is on the wreck.
[[nodiscard]] DiveForm empty_dive_form(deepblue::Seat leader, std::size_t seats);
/// The form that leads to `dive`.
[[nodiscard]] DiveForm dive_form_of(const deepblue::BeginDive& dive, std::size_t seats);

/// As text for a draft, and back; a text that says nothing gives a form without seats.
[[nodiscard]] std::string to_text(const DiveForm& form);
[[nodiscard]] DiveForm dive_form_from(std::string_view text);

}  // namespace session
