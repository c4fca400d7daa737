#include "app/desktop/nights/night_picture.h"

#include <wx/log.h>

#include <functional>
#include <memory>

#include "app/desktop/nights/game_card.h"
#include "app/words/days.h"
#include "app/words/nights_page_words.h"
#include "app/words/nights_words.h"

namespace desktop {
namespace {

constexpr double kWidth = 720;
constexpr double kMargin = 32;
constexpr double kRank = 42;
constexpr double kTitle = 48;
constexpr double kGame = 76;
constexpr double kGap = 16;
constexpr double kDensity = 2;

wxImage drawn(double width, double height, Look& look, const std::function<void(Painter&, const Box&)>& draw) {
    wxImage image(static_cast<int>(width * kDensity), static_cast<int>(height * kDensity));
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        gc->Scale(kDensity, kDensity);
        Painter painter(*gc, look, kDensity);
        const Box all(0, 0, width, height);
        painter.fill(all, 0, look.palette().surface);
        draw(painter, all);
        gc->Flush();
    }
    return image;
}

double height_of(const nights::FinishedGame& game) {
    return kGame + kRank * static_cast<double>(game.results.size()) + kGap;
}

Box draw_game(Painter& painter, Box room, const nights::FinishedGame& game) {
    const Palette& colours = painter.palette();
    const words::Language& in = painter.look().language();
    painter.line(room.x, room.y, room.right(), room.y, colours.line);
    const Box head = room.top(painter.px(kGame));
    painter.text(words::scenario_of(game, in), Type::Heading, head.top(head.h * 0.6), colours.ink, Align::Left, 1);
    painter.text(words::game_line(game, in), Type::Label, head.below(head.h * 0.52), colours.ink2, Align::Left, 2);
    room = room.below(head.h);
    for (const RankFace& rank : rank_faces(game, in)) {
        draw_rank(painter, room.top(painter.px(kRank)), rank);
        room = room.below(painter.px(kRank));
    }
    return room.below(painter.px(kGap));
}

template <class Chart>
wxImage drawn_again(Chart& chart, Look& look) {
    const double margin = look.px(kMargin);
    const wxRect body = chart.Body();
    return drawn(body.width + 2 * margin, body.height + 2 * margin, look,
                 [&](Painter& painter, const Box& all) { chart.DrawInto(painter, all.inset(margin)); });
}

}  // namespace

wxImage night_picture(const std::vector<nights::FinishedGame>& games, Look& look) {
    double height = 2 * kMargin + kTitle;
    for (const nights::FinishedGame& game : games) height += height_of(game);
    return drawn(look.px(kWidth), look.px(height), look, [&](Painter& painter, const Box& all) {
        Box room = all.inset(painter.px(kMargin));
        if (games.empty()) return;
        const wxString title =
            words::night_name(games.front().day, games.front().place, session::system_time(), look.language());
        painter.text(title, Type::Name, room.top(painter.px(kTitle)), painter.palette().ink, Align::Left, 1);
        room = room.below(painter.px(kTitle));
        for (const nights::FinishedGame& game : games) room = draw_game(painter, room, game);
    });
}

wxImage chart_picture(LineChart& chart, Look& look) {
    return drawn_again(chart, look);
}

wxImage chart_picture(ScoreChart& chart, Look& look) {
    return drawn_again(chart, look);
}

wxString save_picture(const wxImage& picture, const wxString& path, const words::Language& in) {
    const wxLogNull quiet;  // what went wrong is told in our own words
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    if (picture.SaveFile(path, wxBITMAP_TYPE_PNG)) return {};
    // TRANSLATORS: %s is the path of a file
    return wxString::Format(in.say("%s could not be written"), path);
}

}  // namespace desktop
