#pragma once

#include <wx/button.h>

#include <functional>

#include "app/desktop/controls/label.h"
#include "app/desktop/controls/tile.h"
#include "app/desktop/pages/page.h"

class wxChoice;

namespace desktop {

/// 01: go on with the game, or begin one. No score is told.
class StartPage : public Page {
public:
    StartPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] bool IsUnderWater() const override { return true; }
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void ShowTiles();
    void ShowTile(Tile& tile, const std::function<TileFace(const words::Language&)>& face);
    void ShowLanguages();
    void ChooseLanguage();
    void LayTiles(int top, int bottom);
    void LayButtons(int y, int height);
    [[nodiscard]] int TitleTop() const;
    [[nodiscard]] bool GameRuns() const;
    [[nodiscard]] bool GameWasTakenBack() const;
    void Continue();
    [[nodiscard]] TileFace GameTile(const words::Language& in) const;
    [[nodiscard]] TileFace BringBackTile(const words::Language& in) const;
    [[nodiscard]] wxString WhereItStands(const words::Language& in) const;

    Label* title_;
    Label* subtitle_;
    Tile* continue_;
    Tile* new_game_;
    Tile* learn_;
    Tile* nights_;
    wxChoice* language_;
    wxButton* settings_;
    wxButton* help_;
    Label* kept_;  // where everything lies, told until there is a game
    Label* imprint_;
};

}  // namespace desktop
