#include "app/desktop/frame_keys.h"

#include <gtest/gtest.h>

namespace desktop {
namespace {

std::optional<FrameKey> meant(int code, int modifiers = wxMOD_NONE, bool is_typing = false) {
    wxKeyEvent event(wxEVT_CHAR_HOOK);
    event.m_keyCode = code;
    event.m_uniChar = code < WXK_START ? code : WXK_NONE;
    event.SetControlDown((modifiers & wxMOD_CONTROL) != 0);
    event.SetShiftDown((modifiers & wxMOD_SHIFT) != 0);
    event.SetAltDown((modifiers & wxMOD_ALT) != 0);
    return frame_key(event, is_typing);
}

TEST(FrameKeys, UndoAndRedo) {
    EXPECT_EQ(meant('Z', wxMOD_CONTROL), FrameKey::Undo);
    EXPECT_EQ(meant('Y', wxMOD_CONTROL), FrameKey::Redo);
    EXPECT_EQ(meant('Z', wxMOD_CONTROL | wxMOD_SHIFT), FrameKey::Redo);
}

TEST(FrameKeys, FunctionKeysWorkAlsoWhileSomeoneTypes) {
    EXPECT_EQ(meant(WXK_F1, wxMOD_NONE, true), FrameKey::Help);
    EXPECT_EQ(meant(WXK_F10, wxMOD_NONE, true), FrameKey::Menu);
    EXPECT_EQ(meant(WXK_F11, wxMOD_NONE, true), FrameKey::TableMode);
}

TEST(FrameKeys, LettersBelongToTheFieldSomeoneTypesIn) {
    EXPECT_EQ(meant('M'), FrameKey::Sound);
    EXPECT_EQ(meant('M', wxMOD_NONE, true), std::nullopt);
    EXPECT_EQ(meant('?'), FrameKey::Help);
    EXPECT_EQ(meant('?', wxMOD_NONE, true), std::nullopt);
}

TEST(FrameKeys, TextSize) {
    EXPECT_EQ(meant('+', wxMOD_CONTROL), FrameKey::LargerText);
    EXPECT_EQ(meant('+', wxMOD_CONTROL | wxMOD_SHIFT), FrameKey::LargerText);
    EXPECT_EQ(meant('-', wxMOD_CONTROL), FrameKey::SmallerText);
    EXPECT_EQ(meant('0', wxMOD_CONTROL), FrameKey::UsualText);
}

TEST(FrameKeys, EverythingElseIsForThePage) {
    for (const int key : {static_cast<int>(WXK_SPACE), static_cast<int>(WXK_RETURN), static_cast<int>(WXK_ESCAPE),
                          static_cast<int>('S'), static_cast<int>('1')})
        EXPECT_EQ(meant(key), std::nullopt);
    EXPECT_EQ(meant('M', wxMOD_ALT), std::nullopt);
}

}  // namespace
}  // namespace desktop
