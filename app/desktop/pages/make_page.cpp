#include "app/desktop/pages/make_page.h"

#include "app/desktop/nights/nights_page.h"
#include "app/desktop/pages/ceremony_page.h"
#include "app/desktop/pages/crew_cards_page.h"
#include "app/desktop/pages/dive_set_up_page.h"
#include "app/desktop/pages/draw_page.h"
#include "app/desktop/pages/end_page.h"
#include "app/desktop/pages/hazard_page.h"
#include "app/desktop/pages/learn_page.h"
#include "app/desktop/pages/new_game_page.h"
#include "app/desktop/pages/practice_page.h"
#include "app/desktop/pages/puzzle_page.h"
#include "app/desktop/pages/recruit_page.h"
#include "app/desktop/pages/result_page.h"
#include "app/desktop/pages/rules_page.h"
#include "app/desktop/pages/settings_page.h"
#include "app/desktop/pages/start_page.h"
#include "app/desktop/pages/steps_page.h"
#include "app/desktop/pages/table_page.h"

namespace desktop {

Page* make_page(PageId id, wxWindow* parent, Desk& desk) {
    switch (id) {
        case PageId::Start: return new StartPage(parent, desk);
        case PageId::NewGame: return new NewGamePage(parent, desk);
        case PageId::Table: return new TablePage(parent, desk);
        case PageId::Recruit: return new RecruitPage(parent, desk);
        case PageId::DiveSetUp: return new DiveSetUpPage(parent, desk);
        case PageId::Draw: return new DrawPage(parent, desk);
        case PageId::Hazard: return new HazardPage(parent, desk);
        case PageId::CrewCards: return new CrewCardsPage(parent, desk);
        case PageId::Result: return new ResultPage(parent, desk);
        case PageId::Ceremony: return new CeremonyPage(parent, desk);
        case PageId::End: return new EndPage(parent, desk);
        case PageId::Settings: return new SettingsPage(parent, desk);
        case PageId::Steps: return new StepsPage(parent, desk);
        case PageId::Learn: return new LearnPage(parent, desk);
        case PageId::Puzzle: return new PuzzlePage(parent, desk);
        case PageId::Nights: return new NightsPage(parent, desk);
        case PageId::Practice: return new PracticePage(parent, desk);
        case PageId::Rules: return new RulesPage(parent, desk);
    }
    return nullptr;
}

}  // namespace desktop
