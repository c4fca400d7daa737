#include "app/desktop/pages/learn_text.h"

#include <wx/tokenzr.h>

namespace desktop {
namespace {

/// Pieces of one weight each with no space between them.
struct Unbroken {
    std::vector<RichWord> pieces;
    double width = 0;
};

std::vector<Unbroken> between_spaces(const RichText& text, Look& look) {
    std::vector<Unbroken> all;
    bool is_after_space = true;
    for (const words::Run& run : text) {
        const Type type = run.is_strong ? Type::BodyStrong : Type::Body;
        wxStringTokenizer pieces(run.text, " ", wxTOKEN_RET_EMPTY_ALL);
        for (bool is_first = true; pieces.HasMoreTokens(); is_first = false) {
            const wxString piece = pieces.GetNextToken();
            if (!is_first) is_after_space = true;
            if (piece.empty()) continue;
            if (is_after_space) all.emplace_back();
            const double wide = look.type().width(piece, type);
            all.back().pieces.push_back({.text = piece, .type = type, .x = all.back().width, .width = wide});
            all.back().width += wide;
            is_after_space = false;
        }
    }
    return all;
}

double line_height(Look& look) {
    return look.type().line_height(Type::Body) * 1.2;
}

double height_of(const std::vector<RichWord>& words, Look& look) {
    return words.empty() ? 0 : (words.back().line + 1) * line_height(look);
}

}  // namespace

RichText plain(const wxString& text) {
    return {{text, false}};
}

std::vector<RichWord> rich_words(const RichText& text, double width, Look& look) {
    const double space = look.type().width("x x", Type::Body) - 2.0 * look.type().width("x", Type::Body);
    std::vector<RichWord> words;
    double x = 0;
    int line = 0;
    for (const Unbroken& next : between_spaces(text, look)) {
        const double gap = x > 0 ? space : 0;
        const bool is_too_long = x > 0 && x + gap + next.width > width;
        line += is_too_long ? 1 : 0;
        x = is_too_long ? 0 : x + gap;
        for (RichWord piece : next.pieces) {
            piece.x += x;
            piece.line = line;
            words.push_back(piece);
        }
        x += next.width;
    }
    return words;
}

double rich_height(const RichText& text, double width, Look& look) {
    return height_of(rich_words(text, width, look), look);
}

double draw_rich(Painter& painter, const RichText& text, const Box& room) {
    Look& look = painter.look();
    const auto words = rich_words(text, room.w, look);
    const double line = line_height(look);
    for (const RichWord& word : words) {
        const double y = room.y + word.line * line;
        const Box place(room.x + word.x, y, word.width + 2, std::min(line, room.bottom() - y));
        painter.paragraph(word.text, word.type, place, painter.palette().ink);
    }
    return height_of(words, look);
}

}  // namespace desktop
