#include "app/desktop/pages/learn_text.h"

#include <wx/tokenzr.h>

namespace desktop {
namespace {

/// A piece without a space in it, as it stands in its line.
struct Word {
    wxString text;
    Type type{};
    double x = 0;
    int line = 0;
    double width = 0;
};

/// Breaks the text into lines of that width. Words of two runs without a space between them stay together only where
/// they fit.
std::vector<Word> laid_out(const RichText& text, double width, Look& look) {
    std::vector<Word> words;
    const double space = look.type().width("x x", Type::Body) - 2.0 * look.type().width("x", Type::Body);
    double x = 0;
    int line = 0;
    bool is_after_space = false;
    for (const words::Run& run : text) {
        const Type type = run.is_strong ? Type::BodyStrong : Type::Body;
        wxStringTokenizer pieces(run.text, " ", wxTOKEN_RET_EMPTY_ALL);
        for (bool is_first = true; pieces.HasMoreTokens(); is_first = false) {
            const wxString piece = pieces.GetNextToken();
            if (!is_first) is_after_space = true;
            if (piece.empty()) continue;
            const double wide = look.type().width(piece, type);
            const double gap = is_after_space && x > 0 ? space : 0;
            if (x > 0 && x + gap + wide > width) {
                x = 0;
                ++line;
            } else {
                x += gap;
            }
            words.push_back({piece, type, x, line, wide});
            x += wide;
            is_after_space = false;
        }
    }
    return words;
}

double line_height(Look& look) {
    return look.type().line_height(Type::Body) * 1.2;
}

double height_of(const std::vector<Word>& words, Look& look) {
    return words.empty() ? 0 : (words.back().line + 1) * line_height(look);
}

}  // namespace

RichText plain(const wxString& text) {
    return {{text, false}};
}

double rich_height(const RichText& text, double width, Look& look) {
    return height_of(laid_out(text, width, look), look);
}

double draw_rich(Painter& painter, const RichText& text, const Box& room) {
    Look& look = painter.look();
    const auto words = laid_out(text, room.w, look);
    const double line = line_height(look);
    for (const Word& word : words) {
        const double y = room.y + word.line * line;
        const Box place(room.x + word.x, y, word.width + 2, std::min(line, room.bottom() - y));
        painter.paragraph(word.text, word.type, place, painter.palette().ink);
    }
    return height_of(words, look);
}

}  // namespace desktop
