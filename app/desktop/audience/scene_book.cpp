#include "app/desktop/audience/scene_book.h"

#include "app/desktop/audience/ceremony_scene.h"
#include "app/desktop/audience/dive_scene.h"
#include "app/desktop/audience/hazard_scene.h"
#include "app/desktop/audience/rest_scene.h"
#include "app/desktop/audience/result_scene.h"
#include "app/desktop/audience/table_scene.h"

namespace desktop {
namespace {

/// The place of a scene in the book.
enum Place : std::size_t { kRest, kTable, kDive, kHazard, kResult, kCeremony };

struct PlaceOf {
    Place operator()(const session::AudienceRest&) const { return kRest; }
    Place operator()(const session::AudienceTable&) const { return kTable; }
    Place operator()(const session::AudienceDive& scene) const { return scene.answers.empty() ? kDive : kHazard; }
    Place operator()(const session::AudienceResult&) const { return kResult; }
    Place operator()(const session::AudienceCeremony&) const { return kCeremony; }
};

}  // namespace

SceneBook::SceneBook(wxWindow* parent, Look& look, Speakers& speakers)
    : wxSimplebook(parent), scenes_{new RestScene(this, look),           new TableScene(this, look, speakers),
                                    new DiveScene(this, look, speakers), new HazardScene(this, look, speakers),
                                    new ResultScene(this, look),         new CeremonyScene(this, look)} {
    for (Scene* scene : scenes_) AddPage(scene, wxString());
}

void SceneBook::ShowView(const session::AudienceView& view) {
    const std::size_t place = std::visit(PlaceOf{}, view.scene);
    scenes_[place]->Show(view);
    ChangeSelection(place);
    scenes_[place]->Layout();
    scenes_[place]->Refresh();
}

bool is_under_water(const session::AudienceView& view) {
    return std::holds_alternative<session::AudienceDive>(view.scene) ||
           std::holds_alternative<session::AudienceCeremony>(view.scene);
}

}  // namespace desktop
