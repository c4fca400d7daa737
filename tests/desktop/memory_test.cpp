// The list of remembered cards and wrecks: changed, deleted, written to a file and read from one.
#include <wx/listbox.h>

#include <fstream>

#include "app/desktop/pages/dive_set_up_wrecks_dialog.h"
#include "app/desktop/pages/recruit_memory_dialog.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using session::KnownCard;
using session::KnownWreck;

const KnownCard kOtto{.name = "Otto", .vp = 4, .needs = deepblue::Condition{deepblue::Gem::Red, 1}};
const KnownWreck kBow{.name = "Bow", .vp = 3, .spots = {deepblue::Spot::Gold, deepblue::Spot::BlackOrBlue}};

class MemoryTest : public PagesTest {
protected:
    MemoryTest() : desk_(TheDesk()) {
        Memory().remember(kOtto);
        Memory().remember(kBow);
    }

    session::Memory& Memory() { return Window().Companion().memory; }
    wxString File(const char* name) { return wxString((folder_.path() / name).string()); }

    static void Choose(wxWindow& dialog, const wxString& name) {
        for (wxWindow* window : all_windows(dialog)) {
            auto* list = dynamic_cast<wxListBox*>(window);
            if (list == nullptr) continue;
            for (unsigned i = 0; i < list->GetCount(); ++i)
                if (list->GetString(i).StartsWith(name)) list->SetSelection(static_cast<int>(i));
            wxCommandEvent event(wxEVT_LISTBOX, list->GetId());
            event.SetEventObject(list);
            list->ProcessWindowEvent(event);
        }
    }

    desktop::Desk desk_;
    DialogHand hand_;
};

TEST_F(MemoryTest, ACardIsRenamed) {
    desktop::RecruitMemoryDialog dialog(&Frame(), desk_);
    Choose(dialog, "Otto");
    hand_.Fill([](wxDialog& form) {
        type_into(form, "Name", "Ottilie");
        press(form, wxID_OK);
    });
    ASSERT_TRUE(press_labelled(dialog, Say("Change …")));
    KnownCard renamed = kOtto;
    renamed.name = "Ottilie";
    ASSERT_EQ(Memory().cards().size(), 1U);
    EXPECT_EQ(Memory().cards().front().what, renamed);
    EXPECT_TRUE(hand_.IsDone());
}

TEST_F(MemoryTest, AWreckIsChangedAndKeepsItsSpots) {
    desktop::DiveSetUpWrecksDialog dialog(&Frame(), desk_);
    Choose(dialog, "Bow");
    hand_.Fill([](wxDialog& form) {
        type_into(form, "Name", "Stern");
        press(form, wxID_OK);
    });
    ASSERT_TRUE(press_labelled(dialog, Say("Change …")));
    KnownWreck renamed = kBow;
    renamed.name = "Stern";
    ASSERT_EQ(Memory().wrecks().size(), 1U);
    EXPECT_EQ(Memory().wrecks().front().what, renamed);
}

TEST_F(MemoryTest, WhatIsChosenIsDeletedAndNothingElse) {
    desktop::RecruitMemoryDialog dialog(&Frame(), desk_);
    EXPECT_FALSE(press_labelled(dialog, Say("Delete")));
    Choose(dialog, "Bow");
    ASSERT_TRUE(press_labelled(dialog, Say("Delete")));
    EXPECT_TRUE(Memory().wrecks().empty());
    EXPECT_EQ(Memory().cards().size(), 1U);
}

TEST_F(MemoryTest, TheListIsWrittenAndReadAgain) {
    desktop::RecruitMemoryDialog dialog(&Frame(), desk_);
    hand_.TakeFile(File("cards.json"));
    ASSERT_TRUE(press_labelled(dialog, Say("Write to a file …")));
    Memory().forget(Memory().cards().front().id);
    hand_.TakeFile(File("cards.json"));
    hand_.Answer(wxID_YES);  // the wreck of the same name is overwritten
    ASSERT_TRUE(press_labelled(dialog, Say("Read from a file …")));
    ASSERT_EQ(Memory().cards().size(), 1U);
    EXPECT_EQ(Memory().cards().front().what, kOtto);
    EXPECT_EQ(Memory().wrecks().size(), 1U);
    EXPECT_TRUE(hand_.IsDone());
}

TEST_F(MemoryTest, WhoIsNotSureReadsNothing) {
    desktop::RecruitMemoryDialog dialog(&Frame(), desk_);
    std::ofstream(folder_.path() / "cards.json")
        << R"({"divebell_memory":1,"cards":[{"name":"Raquel","vp":4}],"wrecks":[]})";
    hand_.TakeFile(File("cards.json"));
    hand_.Answer(wxID_NO);
    ASSERT_TRUE(press_labelled(dialog, Say("Read from a file …")));
    EXPECT_EQ(Memory().cards().size(), 1U);
}

TEST_F(MemoryTest, AnotherFileChangesNothingAndSaysSo) {
    desktop::RecruitMemoryDialog dialog(&Frame(), desk_);
    std::ofstream(folder_.path() / "other.json") << "{}";
    hand_.TakeFile(File("other.json"));
    hand_.Answer(wxID_YES);
    ASSERT_TRUE(press_labelled(dialog, Say("Read from a file …")));
    EXPECT_EQ(Memory().cards().size(), 1U);
    bool is_told = false;
    for (wxWindow* window : all_windows(dialog)) is_told |= window->GetLabel().Contains("not a list of cards");
    EXPECT_TRUE(is_told);
}

}  // namespace
}  // namespace desktop_test
