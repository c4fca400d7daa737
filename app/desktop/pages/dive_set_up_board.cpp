#include "app/desktop/pages/dive_set_up_board.h"

#include <algorithm>

#include "app/words/dive_set_up_words.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

using session::DiveForm;

constexpr double kWater = 22;
constexpr double kInTile = 18;
constexpr double kCornerWidth = 0.345;
constexpr double kCornerHeight = 0.306;
constexpr double kDisc = 96;
constexpr double kBetween = 14;
constexpr std::size_t kInColumn = 2;

wxColour parchment(const Palette& colours) {
    return colours.dark ? colours.raised : mixed(colours.amber, colours.bg, 0.07);
}

wxColour parchment_edge(const Palette& colours) {
    return colours.dark ? colours.line2 : mixed(colours.amber, colours.line2, 0.25);
}

std::vector<session::BoatId> boats_on(std::size_t place, const DiveForm& form) {
    if (place == kCentre) return form.in_centre();
    const auto there = form.on_corner(place);
    return there ? std::vector{*there} : std::vector<session::BoatId>{};
}

bool is_place(std::size_t place, const DiveForm& form) {
    return place == kCentre || form.corners[place] || !form.is_known;
}

}  // namespace

std::vector<std::size_t> places_of(const DiveForm& form) {
    std::vector<std::size_t> places;
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}, kCentre, std::size_t{2}, std::size_t{3}})
        if (is_place(place, form)) places.push_back(place);
    return places;
}

DiveSetUpBoard::DiveSetUpBoard(wxWindow* parent, Look& look, const Tapped& tapped) : DrawnPanel(parent, look) {
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_[i] = new DiveSetUpPlace(this, look);
        places_[i]->Bind(wxEVT_BUTTON, [tapped, i](wxCommandEvent&) { tapped(i); });
    }
}

void DiveSetUpBoard::ShowForm(const DiveForm& form, const deepblue::Seating& seats, const DiveSetUpChoice& choice) {
    const words::Language& in = TheLook().language();
    vp_ = form.vp;
    gem_ = form.gem;
    title_ = form.city ? in.say("Sunken City") : words::spoken(form.name);
    in_centre_ = form.in_centre().size();
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_[i]->SetFace(FaceOf(i, form, seats, choice));
        places_[i]->Show(is_place(i, form));
    }
    Speak(words::in_short(form.wreck(), in));
    Layout();
    Refresh();
}

PlaceFace DiveSetUpBoard::FaceOf(std::size_t place, const DiveForm& form, const deepblue::Seating& seats,
                                 const DiveSetUpChoice& choice) const {
    const words::Language& in = TheLook().language();
    PlaceFace face{.is_centre = place == kCentre};
    if (!face.is_centre) face.spot = form.corners[place];
    for (const session::BoatId& id : boats_on(place, form))
        face.boats.push_back({seats.colour(id.seat), static_cast<int>(id.number) + 1, choice.boat == id});
    face.is_offered = choice.boat && (face.is_centre || face.boats.empty());
    face.is_target = choice.boat && choice.place == place;
    if (face.is_centre)
        face.label = in.say("Centre");
    else
        face.label = face.spot ? words::spot_label(*face.spot, in) : in.say("scouting spot?");
    face.spoken = NameOfPlace(place, form, seats);
    return face;
}

wxString DiveSetUpBoard::NameOfPlace(std::size_t place, const DiveForm& form, const deepblue::Seating& seats) const {
    const words::Language& in = TheLook().language();
    wxString spoken = in.say("Centre");
    if (place != kCentre) {
        const auto number = static_cast<int>(place) + 1;
        const wxString kind = form.corners[place] ? words::name(*form.corners[place], in) : in.say("no scouting spot");
        // TRANSLATORS: %1$d is the number of a corner of the wreck, %2$s the colour of its scouting spot
        spoken = wxString::Format(in.say("Corner %1$d: %2$s"), number, kind);
    }
    for (const session::BoatId& id : boats_on(place, form))
        spoken += "; " + words::boat_name(words::spoken(seats.name(id.seat)), id.number, in);
    return spoken;
}

bool DiveSetUpBoard::HasCorners() const {
    return std::any_of(places_.begin(), places_.end() - 1, [](auto* place) { return place->IsShown(); });
}

Box DiveSetUpBoard::Tile() const {
    return Box(GetClientSize()).inset(TheLook().px(kWater));
}

bool DiveSetUpBoard::Layout() {
    Look& look = TheLook();
    const Box tile = Tile().inset(look.px(kInTile));
    const Box whole = Tile();
    const int width = static_cast<int>(whole.w * kCornerWidth);
    const int height = static_cast<int>(whole.h * kCornerHeight);
    for (std::size_t i = 0; i < kCentre; ++i) {
        const double x = i % kInColumn == 0 ? tile.x : tile.right() - width;
        const double y = i < kInColumn ? tile.y : tile.bottom() - height;
        places_[i]->PlaceBody({static_cast<int>(x), static_cast<int>(y), width, height});
    }
    const double middle = HasCorners() ? tile.w - 2 * (width + look.px(kBetween)) : tile.w * 0.7;
    const Box column = tile.middle(middle, tile.h);
    if (HasCorners() && in_centre_ > kInColumn)
        LayOutAcross(column, tile.middle(tile.w, tile.h - 2 * height).inset(0, look.px(kBetween)));
    else
        LayOutColumn(column);
    return true;
}

/// The VP, what the wreck is called, and the centre with its boats, one below the other.
void DiveSetUpBoard::LayOutColumn(const Box& column) {
    Look& look = TheLook();
    const double words = look.type().line_height(Type::Body) * (HasCorners() ? 2 : 1);
    const double rows = HasCorners() ? static_cast<double>(in_centre_ + 1) / 2 : 2;
    const double gap = look.px(8);
    const double disc = std::min<double>(look.px(kDisc), column.w);
    const double most = column.h - disc - words - 2 * gap;
    const double centre = std::min(most, std::max<double>(look.px(80), rows * look.px(40)));
    const double used = disc + words + 2 * gap + centre;
    // As in the drawing the disc stands in the middle of the upper part, unless many boats need the room.
    const double top = column.y + std::max(0.0, std::min((column.h - used) / 2, column.h * 0.245));
    disc_ = {column.centre_x() - disc / 2, top, disc, disc};
    words_ = {column.x, disc_.bottom() + gap / 2, column.w, words};
    PlaceCentre({column.x, words_.bottom() + gap, column.w, centre});
}

/// Many boats take all the room between the upper and the lower corners, the rest stands above.
void DiveSetUpBoard::LayOutAcross(const Box& column, const Box& band) {
    Look& look = TheLook();
    const Box above = column.top(band.y - look.px(4) - column.y);
    const double words = look.type().line_height(Type::Body) * 2;
    const double disc = std::min({static_cast<double>(look.px(kDisc)), column.w, above.h - words});
    disc_ = above.top(disc).middle(disc, disc);
    words_ = above.below(disc);
    PlaceCentre(band);
}

void DiveSetUpBoard::PlaceCentre(const Box& box) {
    places_[kCentre]->PlaceBody(
        {static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w), static_cast<int>(box.h)});
}

void DiveSetUpBoard::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill_water(body, painter.px(20));
    painter.outline(body, painter.px(20), {colours.line, 1});
    painter.fill(Tile(), painter.px(20), parchment(colours));
    painter.outline(Tile(), painter.px(20), {parchment_edge(colours), painter.px(3)});
    const double radius = disc_.w / 2;
    painter.disc(disc_.centre_x(), disc_.centre_y(), radius, colours.accent_edge);
    const Box face = disc_.inset(radius * 0.35, radius * 0.2);
    painter.text(wxString::Format("%d", vp_), Type::BigCount, face.top(face.h * 0.68), colours.on_accent, Align::Centre,
                 1);
    painter.text(TheLook().language().say("VP"), Type::LabelStrong, face.below(face.h * 0.64), colours.on_accent,
                 Align::Centre, 1);
    painter.text(title_, Type::BodyStrong, words_, colours.ink, Align::Centre);
    const double gem = painter.px(40);
    if (gem_) painter.gem(*gem_, {disc_.right() - gem * 0.7, disc_.y - gem * 0.3, gem, gem});
}

}  // namespace desktop
