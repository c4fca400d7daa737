#include "app/desktop/pages/rule_things.h"

#include "app/desktop/controls/chest_art.h"
#include "app/desktop/controls/fresco_art.h"
#include "app/desktop/look/path_words.h"
#include "app/desktop/pages/dive_set_up_boat.h"

namespace desktop {
namespace {

constexpr double kBagField = 64;
constexpr const char* kBag = "M23 20C9 30 5 42 8 51Q11 60 22 60H42Q53 60 56 51C59 42 55 30 41 20Z";
constexpr const char* kNeck = "M23 20L18 8Q25 12 32 8Q39 12 46 8L41 20Z";

class ThingDrawing {
public:
    ThingDrawing(Painter& painter, const Box& box, GemShow show) : painter_(painter), box_(box), show_(show) {}

    void operator()(deepblue::Gem gem) const { painter_.gem(gem, box_, show_); }
    void operator()(deepblue::Colour colour) const { painter_.flag(colour, Part(0.8)); }
    void operator()(Icon icon) const { painter_.icon(icon, Part(0.7), painter_.palette().ink); }
    void operator()(WreckTile tile) const { draw_wreck_tile(painter_, Part(0.9), tile); }
    void operator()(const BoatThing& boat) const { draw_boat(painter_, {.colour = boat.colour}, box_); }
    void operator()(const ChestThing& chest) const {
        const Box place = Part(0.9);
        draw_chest(painter_, place.middle(place.w, place.w * kChestHeightOfWidth), chest.colour, chest.is_open ? 1 : 0);
    }
    void operator()(const CityThing& city) const {
        draw_fresco(painter_, city.place, box_.middle(box_.w, box_.w * kFrescoHeightOfWidth));
    }
    void operator()(const FigureThing& figure) const {
        painter_.text(figure.text, Type::Count, box_, painter_.palette().ink, Align::Centre, 1);
    }
    void operator()(const BagThing&) const {
        wxGraphicsContext& gc = painter_.gc();
        gc.PushState();
        gc.Translate(box_.x, box_.y);
        gc.Scale(box_.w / kBagField, box_.h / kBagField);
        gc.SetBrush(gc.CreateBrush(wxBrush(painter_.palette().surface)));
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(painter_.palette().ink, 4).Join(wxJOIN_ROUND)));
        for (const char* part : {kBag, kNeck}) gc.DrawPath(path_from(gc, part));
        gc.PopState();
    }

private:
    static constexpr double kFrescoHeightOfWidth = 72.0 / 114.0;

    [[nodiscard]] Box Part(double share) const { return box_.middle(box_.w * share, box_.h * share); }

    Painter& painter_;
    Box box_;
    GemShow show_;
};

}  // namespace

void draw_thing(Painter& painter, const RuleThing& thing, const Box& box, GemShow show) {
    std::visit(ThingDrawing(painter, box, show), thing);
}

}  // namespace desktop
