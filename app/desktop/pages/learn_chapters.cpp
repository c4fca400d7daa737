#include "app/desktop/pages/learn_chapters.h"

#include "app/words/learn_words.h"

namespace desktop {
namespace {

constexpr int kColumns = 3;
constexpr double kGap = 14;

}  // namespace

LearnChapters::LearnChapters(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {
    const auto chapters = learn::all_chapters();
    for (Tile*& tile : tiles_) tile = new Tile(this, look);
    for (std::size_t i = 0; i < chapters.size(); ++i)
        tiles_[i]->Bind(wxEVT_BUTTON, [this, id = chapters[i]](wxCommandEvent&) { chosen_(id); });
    Practice().Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { page_chosen_(PageId::Practice); });
    Puzzles().Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { page_chosen_(PageId::Puzzle); });
}

void LearnChapters::SetProgress(const learn::LearnProgress& progress) {
    const words::Language& in = TheLook().language();
    Speak(in.say("Chapters"));
    const auto chapters = learn::all_chapters();
    const auto next = progress.next();
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const learn::Chapter& chapter = learn::chapter(chapters[i]);
        tiles_[i]->SetFace({.title = words::say(chapter.title, in),
                            .text = words::say(chapter.about, in),
                            .key = i < 9 ? wxString::Format("%d", static_cast<int>(i) + 1) : wxString(),
                            .icon = progress.is_done(chapters[i]) ? Icon::Tick : Icon::Book,
                            .is_primary = chapters[i] == next});
    }
    Practice().SetFace({.title = in.say("Practice bag"),
                        .text = in.say("Dive alone, with odds and a coach"),
                        .key = "P",
                        .icon = Icon::Dice});
    Puzzles().SetFace({.title = in.say("Puzzles from your dives"),
                       .text = in.say("Draw again or stop?"),
                       .key = "Z",
                       .icon = Icon::Star});
    std::vector<TileFace> faces;
    for (const Tile* tile : tiles_) faces.push_back(tile->Face());
    for (Tile* tile : tiles_) tile->SetGroup(faces);
}

bool LearnChapters::TakeKey(int key) {
    if (key == 'P') return Practice().Activate(), true;
    if (key == 'Z') return Puzzles().Activate(), true;
    const int digit = key >= WXK_NUMPAD1 && key <= WXK_NUMPAD9 ? key - WXK_NUMPAD0 : key - '0';
    if (digit < 1 || digit > 9) return false;
    tiles_[static_cast<std::size_t>(digit) - 1]->Activate();
    return true;
}

bool LearnChapters::Layout() {
    const wxSize room = GetClientSize();
    const int gap = TheLook().px(kGap);
    const int ring = tiles_[0]->Ring();
    const int rows = (static_cast<int>(tiles_.size()) + kColumns - 1) / kColumns;
    const int width = (room.x - 2 * ring - gap * (kColumns - 1)) / kColumns;
    const int height = (room.y - 2 * ring - gap * (rows - 1)) / rows;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const int at = static_cast<int>(i);
        tiles_[i]->PlaceBody(
            {ring + at % kColumns * (width + gap), ring + at / kColumns * (height + gap), width, height});
    }
    return true;
}

}  // namespace desktop
