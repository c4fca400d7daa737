#include "app/desktop/look/icons.h"

#include "app/desktop/look/path_words.h"

namespace desktop {
namespace {

constexpr double kField = 24;
constexpr double kStroke = 2;

constexpr const char* kCard = "M8 3H16Q18 3 18 5V19Q18 21 16 21H8Q6 21 6 19V5Q6 3 8 3Z";
constexpr const char* kShield = "M12 3L19 5.5V11.5C19 16.3 16 19.6 12 21C8 19.6 5 16.3 5 11.5V5.5Z";
constexpr const char* kSpeaker = "M4 9.5H7L11.5 5.5V18.5L7 14.5H4Z";

const char* words_of(Icon icon) {
    switch (icon) {
        case Icon::Menu: return "M4 6.5H20M4 12H20M4 17.5H20";
        case Icon::Undo: return "M8 5.5L4 9.5L8 13.5M4 9.5H14.5C18 9.5 20 11.8 20 14.7C20 17.8 18 20 14.5 20H12.5";
        case Icon::Redo: return "M16 5.5L20 9.5L16 13.5M20 9.5H9.5C6 9.5 4 11.8 4 14.7C4 17.8 6 20 9.5 20H11.5";
        case Icon::Sound: return "M14.8 9C16.6 10.6 16.6 13.4 14.8 15M17.6 6.3C21.3 9.6 21.3 14.4 17.6 17.7";
        case Icon::Muted: return "M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5";
        case Icon::TableMode: return "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15";
        case Icon::Help: return "O12 12 9M9.4 9.6C9.4 6.3 14.8 6.3 14.8 9.6C14.8 11.8 12 11.8 12 14M12 16.9V17";
        case Icon::Bell:
            return "M12 2.2V4.6M5.8 14.8V10.8C5.8 6.9 8.5 4.6 12 4.6C15.5 4.6 18.2 6.9 18.2 10.8V14.8M3.8 14.8H20.2"
                   "M2.5 19.8C4.1 18.4 5.7 18.4 7.2 19.8C8.8 21.2 10.4 21.2 12 19.8C13.6 18.4 15.2 18.4 16.8 19.8"
                   "C18.3 21.2 19.9 21.2 21.5 19.8O12 10.5 2.5";
        case Icon::Shield: return kShield;
        case Icon::ShieldTick: return "M8.6 12L11.2 14.6L15.6 9.6";
        case Icon::Card: return "M9.5 8H14.5M9.5 12H13";
        case Icon::NoCard: return "M3.5 21.5L20.5 4.5";
        case Icon::Surface:
            return "M12 15.5V4M7 9L12 4L17 9M2.5 20C4.1 18.6 5.7 18.6 7.2 20C8.8 21.4 10.4 21.4 12 20"
                   "C13.6 18.6 15.2 18.6 16.8 20C18.3 21.4 19.9 21.4 21.5 20";
        case Icon::Lock:
            return "M7 10.5H17Q19 10.5 19 12.5V19Q19 21 17 21H7Q5 21 5 19V12.5Q5 10.5 7 10.5Z"
                   "M8 10.5V7.5C8 2 16 2 16 7.5V10.5M12 14.8V16.6";
        case Icon::Tick: return "M5 12.5L10 17.5L19.5 7";
        case Icon::Cross: return "M6 6L18 18M18 6L6 18";
        case Icon::Plus: return "M12 4V20M4 12H20";
        case Icon::Recruit: return "O10 8 4.2M2.5 20.5C2.5 11.8 17.5 11.8 17.5 20.5M19.5 5.5V11.5M16.5 8.5H22.5";
        case Icon::Sail: return "M11.5 3V16M11.5 3L4.5 15.5H11.5M14 7L19.5 15.5H14M3 18H21L18.5 21.5H6Z";
        case Icon::Rest: return "M20.5 13.6C18.6 20.6 9.4 23 5 16.8C0.8 11 4 3.6 10.4 2.6C7.6 9.6 13 15.2 20.5 13.6Z";
        case Icon::Play: return "M6.5 3.5L19.5 12L6.5 20.5Z";
        case Icon::Book:
            return "M12 6C10 4 7 3.7 3 4V18.5C7 18.2 10 18.5 12 20.5C14 18.5 17 18.2 21 18.5V4C17 3.7 14 4 12 6Z"
                   "M12 6V20.5";
        case Icon::Calendar:
            return "M5.5 5H18.5Q20 5 20 6.5V19Q20 20.5 18.5 20.5H5.5Q4 20.5 4 19V6.5Q4 5 5.5 5Z"
                   "M4 10H20M8.5 2.8V7M15.5 2.8V7";
        case Icon::Gear:
            return "O12 12 3.6M12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7"
                   "M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7";
        case Icon::Globe: return "O12 12 9M3 12H21M12 3C7 8 7 16 12 21M12 3C17 8 17 16 12 21";
        case Icon::Search: return "O10.5 10.5 6.5M15.5 15.5L21 21";
        case Icon::Bulb:
            return "M9 17.5H15M10 21H14M9 17.5C9 14.8 5.5 13.2 5.5 9.2C5.5 0.9 18.5 0.9 18.5 9.2"
                   "C18.5 13.2 15 14.8 15 17.5";
        case Icon::Crown: return "M3 7L6 16.5H18L21 7L16 11L12 4.5L8 11ZM5.5 20.5H18.5";
        case Icon::Pencil: return "M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z";
        case Icon::Star: return "M12 3L14.7 8.9L21 9.7L16.4 14.1L17.6 20.5L12 17.3L6.4 20.5L7.6 14.1L3 9.7L9.3 8.9Z";
        case Icon::Dice:
            return "M6 4H18Q20 4 20 6V18Q20 20 18 20H6Q4 20 4 18V6Q4 4 6 4ZM8.5 8.5V8.6M15.5 8.5V8.6M12 12V12.1"
                   "M8.5 15.5V15.6M15.5 15.5V15.6";
        case Icon::Refresh: return "M20 4V9.5H14.5M19.6 9.5C16.8 2.3 4.5 3.6 4.5 12.3C4.5 21 17.5 22.6 20 14.5";
        case Icon::Grip: return "M9 6V6.1M9 12V12.1M9 18V18.1M15 6V6.1M15 12V12.1M15 18V18.1";
        case Icon::Dots: return "M6 12V12.1M12 12V12.1M18 12V12.1";
        case Icon::Back: return "M15 5L8 12L15 19";
        case Icon::Forward: return "M9 5L16 12L9 19";
        case Icon::Creature:
            return "M6.5 15V9.5C6.5 2 17.5 2 17.5 9.5V15M9.8 10V10.1M14.2 10V10.1M6.5 15C6.5 18 4.5 18.5 3 18.5"
                   "M17.5 15C17.5 18 19.5 18.5 21 18.5M10 15C10 18.5 9 20.5 7.5 21.5M14 15C14 18.5 15 20.5 16.5 21.5"
                   "M12 15V21";
        case Icon::Oxygen: return "O9 15.5 5.2O17.2 8.6 3.2O9.6 4.4 1.9";
    }
    return "";
}

/// The shape that some icons have in common, or nothing.
const char* base_of(Icon icon) {
    switch (icon) {
        case Icon::ShieldTick: return kShield;
        case Icon::Card:
        case Icon::NoCard: return kCard;
        case Icon::Sound:
        case Icon::Muted: return kSpeaker;
        default: return "";
    }
}

}  // namespace

void draw_icon(wxGraphicsContext& gc, Icon icon, const Box& box, const wxColour& colour) {
    gc.PushState();
    gc.Translate(box.x, box.y);
    gc.Scale(box.w / kField, box.h / kField);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, kStroke).Join(wxJOIN_ROUND).Cap(wxCAP_ROUND)));
    gc.StrokePath(path_from(gc, base_of(icon)));
    gc.StrokePath(path_from(gc, words_of(icon)));
    gc.PopState();
}

}  // namespace desktop
