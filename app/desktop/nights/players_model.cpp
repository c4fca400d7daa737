#include "app/desktop/nights/players_model.h"

#include <algorithm>

#include "app/desktop/nights/rate_renderer.h"
#include "app/desktop/pages/table_native.h"
#include "app/words/language.h"
#include "app/words/nights_page_words.h"

namespace desktop {
namespace {

constexpr double kFlag = 28;
constexpr double kHalf = 0.5;  // the win rate that fills a bar, at least

}  // namespace

void PlayersModel::SetRows(std::vector<PlayerRow> rows) {
    rows_ = std::move(rows);
    full_ = kHalf;
    for (const PlayerRow& row : rows_) full_ = std::max(full_, row.all.win_rate().value_or(0));
    Reset(static_cast<unsigned>(rows_.size()));
}

const wxBitmapBundle& PlayersModel::Flag(const std::string& colour) const {
    const auto [known, is_new] = flags_.try_emplace(colour);
    const auto boats = deepblue::colour_from_id(colour);
    if (is_new && boats) {
        const wxSize size(look_.px(kFlag), look_.px(kFlag));
        known->second = wxBitmapBundle(flag_bitmap(*boats, FlagShow::Plain, size, look_));
    }
    return known->second;
}

void PlayersModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
    const PlayerRow& player = rows_.at(row);
    const nights::Record& all = player.all;
    switch (static_cast<PlayersColumn>(column)) {
        case PlayersColumn::Player:
            value << wxDataViewIconText(in_two_lines(words::spoken(player.name), name_width_, measure_),
                                        Flag(player.colour));
            break;
        case PlayersColumn::Games: value = words::number(all.games); break;
        case PlayersColumn::Wins: value = words::number(all.wins); break;
        case PlayersColumn::Rate:
            value = RateRenderer::Cell(all.win_rate(), all.is_enough_for_chart() ? std::optional(full_) : std::nullopt);
            break;
        case PlayersColumn::Average: value = words::rounded(all.average()); break;
        case PlayersColumn::Best: value = words::number(all.best); break;
        case PlayersColumn::Surfaced: value = words::percent(all.surfaced_rate()); break;
    }
}

}  // namespace desktop
