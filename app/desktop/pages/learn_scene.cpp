#include "app/desktop/pages/learn_scene.h"

#include "app/words/learn_words.h"

namespace desktop {

using learn::Scene;

LearnScene::LearnScene(wxWindow* parent, Look& look, const DiveSetUpBoard::Tapped& tapped)
    : look_(look),
      board_(new LearnBoard(parent, look)),
      bag_(new LearnBag(parent, look)),
      pay_(new LearnPay(parent, look)),
      tiles_(new LearnTiles(parent, look)),
      site_(new DiveSetUpBoard(parent, look, tapped)) {}

wxWindow* LearnScene::ViewOf(const learn::Lesson& lesson) const {
    if (lesson.scene() == Scene::Tiles) return tiles_;
    if (lesson.scene() == Scene::Bag) return bag_;
    if (!lesson.paid().empty()) return pay_;
    if (lesson.table().dive() != nullptr) return board_;
    return lesson.step().site && !lesson.is_done() ? static_cast<wxWindow*>(site_) : bag_;
}

void LearnScene::ShowOnly(const wxWindow* wanted) {
    for (wxWindow* view : {static_cast<wxWindow*>(board_), static_cast<wxWindow*>(bag_), static_cast<wxWindow*>(pay_),
                           static_cast<wxWindow*>(tiles_), static_cast<wxWindow*>(site_)})
        view->Show(view == wanted);
}

void LearnScene::ShowLesson(const learn::Lesson& lesson) {
    const wxWindow* view = ViewOf(lesson);
    if (view == board_) board_->SetDive(*lesson.table().dive());
    if (view == bag_) bag_->SetBags(lesson.table().bag, lesson.table().supply);
    if (view == pay_) ShowPay(lesson);
    if (view == tiles_) tiles_->SetKnown(lesson.trial().has_value());
    if (view == site_) ShowSite(lesson);
    ShowOnly(view);
}

void LearnScene::ShowPay(const learn::Lesson& lesson) {
    const deepblue::Seating& seats = lesson.table().seats;
    const auto lines = lesson.paid();
    std::vector<PayColumn> columns;
    for (const auto seat : seats.all()) {
        PayColumn column{.colour = seats.colour(seat), .name = words::spoken(seats.name(seat))};
        for (const auto& line : lines)
            if (line.seat == seat) column.lines.push_back({words::paid_for(line, look_.language()), line.vp});
        column.sum = learn::sum_for(lines, seat);
        columns.push_back(column);
    }
    pay_->SetColumns(columns);
}

void LearnScene::ShowSite(const learn::Lesson& lesson) {
    const deepblue::Seating& seats = lesson.table().seats;
    session::DiveForm form = session::dive_form_of(*lesson.step().site, seats.all().size());
    form.is_known = true;
    site_->ShowForm(form, seats, {});
}

void LearnScene::Place(const wxRect& room) {
    board_->SetSize(room);
    board_->Layout();
    site_->SetSize(room);
    site_->Layout();
    bag_->PlaceBody(room);
    pay_->PlaceBody(room);
    tiles_->PlaceBody(room);
}

}  // namespace desktop
