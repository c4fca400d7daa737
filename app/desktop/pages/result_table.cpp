#include "app/desktop/pages/result_table.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kWidth = 1036;  // of the drawing, in which the columns stand so
constexpr double kCards = 203;
constexpr double kGems = 387;
constexpr double kWreck = 663;
constexpr double kScenario = 743;
constexpr double kSum = 860;
constexpr double kMargin = 20;
constexpr double kHead = 57;
constexpr double kFoot = 46;
constexpr double kFootGap = 3;
constexpr double kMostRow = 150;
constexpr double kBesideName = 92;  // margin, flag and gaps
constexpr double kMostMore = 80;    // that the cards can spare
constexpr double kMostFromGems = 50;

}  // namespace

ResultTable::ResultTable(wxWindow* parent, Look& look)
    : DrawnPanel(parent, look),
      away_(new DrawAway(this, look)),
      correct_(new BigButton(this, look, ButtonStyle::Quiet, ButtonSize::Compact)) {}

void ResultTable::SetRows(const std::vector<ResultFace>& rows) {
    while (rows_.size() < rows.size()) rows_.push_back(new ResultRow(this, TheLook()));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        rows_[i]->Show(i < rows.size());
        if (i < rows.size()) rows_[i]->SetFace(rows[i]);
    }
    shown_ = rows.size();
    Speak(TheLook().language().say("Dive result"));
    Refresh();
}

void ResultTable::SetAway(const std::vector<deepblue::Colour>& colours, const wxString& sentence) {
    away_->SetPlayers(colours, sentence);
    away_->Show(!colours.empty());
}

void ResultTable::SetFlown(double flown) {
    for (ResultRow* row : rows_) row->SetFlown(flown);
}

int ResultTable::HeadHeight() const {
    return std::max(TheLook().px(kHead), TheLook().type().line_height(Type::Name) + TheLook().px(8));
}

int ResultTable::FootHeight() const {
    const int button = correct_->IsShown() ? correct_->GetBestSize().y - 2 * correct_->Ring() : 0;
    if (!away_->IsShown() && !correct_->IsShown()) return TheLook().px(8);
    return std::max({TheLook().px(kFoot), TheLook().type().line_height(Type::Body),
                     std::min(button, TheLook().px(60)) + 2 * TheLook().px(kFootGap)});
}

double ResultTable::MoreForNames() const {
    double widest = 0;
    for (std::size_t i = 0; i < shown_; ++i) widest = std::max<double>(widest, rows_[i]->LongestWord());
    const double room = kCards * GetClientSize().x / kWidth - TheLook().px(kBesideName);
    return std::clamp<double>(widest - room, 0, TheLook().px(kMostMore));
}

ResultColumns ResultTable::FindColumns() const {
    const double factor = GetClientSize().x / kWidth;
    const double more = MoreForNames();
    const double gems = std::min<double>(more, TheLook().px(kMostFromGems));
    return {kCards * factor + more, kGems * factor + gems, kWreck * factor,
            kScenario * factor,     kSum * factor,         GetClientSize().x - static_cast<double>(TheLook().px(26))};
}

bool ResultTable::Layout() {
    if (shown_ == 0) return true;
    Look& look = TheLook();
    const wxSize size = GetClientSize();
    const ResultColumns columns = FindColumns();
    const int head = HeadHeight();
    const int foot = FootHeight();
    const int room = std::min(size.y - head - foot, static_cast<int>(shown_) * look.px(kMostRow));
    for (std::size_t i = 0; i < shown_; ++i) {
        const int from = head + room * static_cast<int>(i) / static_cast<int>(shown_);
        const int until = head + room * static_cast<int>(i + 1) / static_cast<int>(shown_);
        rows_[i]->SetColumns(columns);
        rows_[i]->PlaceBody({1, from, size.x - 2, until - from});
    }
    const int margin = look.px(kMargin);
    const int button = std::min(correct_->GetBestSize().x - 2 * correct_->Ring(), size.x / 2);
    const int gap = look.px(kFootGap);
    correct_->PlaceBody({size.x - margin - button, size.y - foot + gap, button, foot - 2 * gap});
    away_->PlaceBody({look.px(6), size.y - foot, size.x - margin * 2 - button - look.px(6), foot});
    Refresh();
    return true;
}

void ResultTable::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(16), colours.surface);
    painter.outline(body, painter.px(16), {colours.line, 1});
    if (shown_ == 0) return;
    const words::Language& in = TheLook().language();
    const ResultColumns columns = FindColumns();
    const Box head = body.top(HeadHeight());
    const double margin = painter.px(kMargin);
    painter.text(in.say("Dive result"), Type::Name, head.beside(margin).left(columns.cards - margin - painter.px(8)),
                 colours.ink);
    const auto heading = [&](const wxString& text, double from, double until) {
        painter.text(text, Type::LabelStrong, {head.x + from, head.y, until - from - painter.px(4), head.h},
                     colours.ink2);
    };
    heading(in.say("Crew cards"), columns.cards, columns.gems);
    heading(in.say("Gems"), columns.gems, columns.wreck);
    heading(in.say("Wreck"), columns.wreck, columns.scenario);
    heading(in.say("Scenario"), columns.scenario, columns.sum);
    painter.text(in.say("Into the chest"), Type::LabelStrong,
                 {head.x + columns.sum, head.y, columns.right - columns.sum, head.h}, colours.ink2, Align::Right);
    painter.line(body.x, body.bottom() - FootHeight(), body.right(), body.bottom() - FootHeight(), colours.line);
}

}  // namespace desktop
