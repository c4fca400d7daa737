#include "app/desktop/pages/rules_keys.h"

#include "app/desktop/pages/show_words.h"
#include "app/words/key_words.h"

namespace desktop {
namespace {

constexpr double kWhere = 150;
constexpr double kKeys = 420;

}  // namespace

RulesKeys::RulesKeys(wxWindow* parent, Desk& desk) : FormArea(parent, desk.look), desk_(desk) {
    Look& look = desk.look;
    const std::size_t count = words::all_keys(look.language()).size();
    const std::size_t first = (count - 1) / 2;  // the other column has shorter texts
    for (int i = 0; i < 2; ++i) cards_.push_back(new Card(this, look));
    for (std::size_t i = 0; i < count; ++i) {
        Card* card = cards_[i < first ? 0 : 1];
        auto* line = new Stack(look, wxHORIZONTAL, 14);
        rows_.push_back({new Label(card, look, Type::BodyStrong), new Label(card, look, Type::Body)});
        line->Add(rows_.back().where, wxSizerFlags());
        line->Add(rows_.back().keys, wxSizerFlags(1));
        card->Content().Add(line, wxSizerFlags().Expand());
    }
    SetColumns({{.cards = {{cards_[0], 1}}}, {.cards = {{cards_[1], 1}}}},
               {{.cards = {{cards_[0], 0}, {cards_[1], 0}}}});
}

void RulesKeys::ShowKeys() {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        show_paragraph(*rows_[i].where, desk_, kWhere, [i](auto& in) { return words::all_keys(in)[i].where; });
        show_paragraph(*rows_[i].keys, desk_, kKeys, [i](auto& in) { return words::all_keys(in)[i].keys; });
    }
    ShowCards();
}

}  // namespace desktop
