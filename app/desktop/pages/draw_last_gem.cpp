#include "app/desktop/pages/draw_last_gem.h"

#include <algorithm>

#include "app/words/draw_words.h"
#include "app/words/gems.h"
#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kCircle = 184;
constexpr double kCircleInTableMode = 212;
constexpr double kShareOfPair = 0.586;  // two circles that touch in the corners of the square of one
constexpr double kGemShare = 0.86;
constexpr int kMostLines = 3;
constexpr Movement kNameComes{std::chrono::milliseconds(250), Easing::Linear};

}  // namespace

DrawLastGem::DrawLastGem(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void DrawLastGem::SetDive(const deepblue::Dive& dive, bool rises) {
    came_.clear();
    const std::size_t before = dive.drawn.size() - dive.last_pull;
    auto board = deepblue::GemCounts::of(std::span(dive.drawn).first(before));
    for (const deepblue::Gem gem : dive.last_gems())
        came_.push_back({gem, deepblue::is_hazard(gem) && board[gem]++ == 0});
    is_from_wreck_ = dive.wreck.gem && dive.drawn.size() == 1 && !dive.leader_drew;
    SpeakState();
    if (rises) Rise();
    ContentChanged();
}

void DrawLastGem::Rise() {
    Motion& motion = TheLook().motion();
    motion.forget(this);
    is_named_ = false;
    motion.run(this, kGemDrawn, [this](double far) {
        risen_ = far;
        Refresh();
    });
    motion.run(
        this, kNameComes, [](double) {},
        [this] {
            is_named_ = true;
            Refresh();
        });
}

wxString DrawLastGem::Caption() const {
    const words::Language& in = TheLook().language();
    if (came_.empty()) return in.say("No gem drawn yet");
    if (is_from_wreck_) return in.say("Lay on the wreck");
    return came_.size() == 2 ? in.say("Last gems") : in.say("Last gem");
}

std::vector<wxString> DrawLastGem::Lines(const Came& came) const {
    const words::Language& in = TheLook().language();
    const wxString second = came.is_warning ? in.say("only a warning") : words::worth_on_spot(came.gem, in);
    return {words::titled(words::name(came.gem, in)), words::worth(came.gem, in), second};
}

void DrawLastGem::SpeakState() {
    wxString all;
    for (const Came& came : came_)
        for (const wxString& line : Lines(came))
            if (!line.empty()) words::add_to_list(all, line);
    Speak(Caption(), all);
}

wxSize DrawLastGem::BodySize() const {
    const int side = TheLook().scale().gem_px(kCircle);
    return {side + TheLook().px(196), side};
}

double DrawLastGem::Side(const Box& body) const {
    // Larger type needs room beside it.
    const double larger = type_growth(TheLook().scale());
    const Scale& scale = TheLook().scale();
    const double circle = scale.gem_px(scale.table_mode() ? kCircleInTableMode : kCircle) * (1 - 0.5 * larger);
    return std::min({circle, body.h, body.w});
}

std::vector<Box> DrawLastGem::Circles(const Box& body) const {
    const double all = Side(body);
    const Box box = body.left(all).middle(all, all);
    if (came_.size() < 2) return {box};
    const double side = all * kShareOfPair;
    return {{box.x, box.y, side, side}, {box.right() - side, box.bottom() - side, side, side}};
}

std::vector<DrawLastGem::Stone> DrawLastGem::Stones() const {
    const auto circles = Circles(Box(Body()));
    std::vector<Stone> stones;
    for (std::size_t i = 0; i < came_.size(); ++i)
        stones.push_back({came_[i].gem, circles[i].middle(circles[i].w * kGemShare, circles[i].w * kGemShare)});
    return stones;
}

void DrawLastGem::Draw(Painter& painter, const Box& body) {
    const auto circles = Circles(body);
    for (std::size_t i = 0; i < circles.size(); ++i)
        DrawCircle(painter, circles[i], came_.empty() ? nullptr : &came_[i]);
    const Box texts = body.beside(Side(body) + painter.px(18));
    if (texts.w > painter.px(60) && is_named_) DrawTexts(painter, texts);
}

void DrawLastGem::DrawCircle(Painter& painter, const Box& box, const Came* came) {
    const Palette& colours = painter.palette();
    painter.disc(box.centre_x(), box.centre_y(), box.w / 2, colours.slot);
    const double edge = painter.px(2);
    painter.ring(box.centre_x(), box.centre_y(), box.w / 2, {colours.slot_line, edge, came == nullptr});
    if (came == nullptr) return;
    const double gem = box.w * kGemShare;
    const double below = (1 - risen_) * box.h;
    painter.gem(came->gem, box.middle(gem, gem).moved(0, below));
}

void DrawLastGem::DrawTexts(Painter& painter, const Box& box) {
    const Palette& colours = painter.palette();
    struct Line {
        wxString text;
        Type type;
        wxColour ink;
        int rank;  // what can be spared first has the highest
    };
    const std::size_t gems = std::max<std::size_t>(came_.size(), 1);
    std::vector<Line> lines{{Caption(), Type::Label, colours.on_water, came_.empty() ? 0 : 3}};
    for (const Came& came : came_) {
        const auto texts = Lines(came);
        lines.push_back({texts[0], gems == 1 ? Type::Prompt : Type::Name, colours.ink, 0});
        // Of a pair there is room for less, and a warning must not be taken for a hazard.
        const bool only_warns = gems > 1 && came.is_warning;
        lines.push_back({texts[only_warns ? 2 : 1], gems == 1 ? Type::Body : Type::Label, colours.ink, 1});
        if (gems == 1) lines.push_back({texts[2], Type::Label, colours.on_water, 2});
    }
    std::erase_if(lines, [](const Line& line) { return line.text.empty(); });
    const auto room = [&](const Line& line) {
        const wxSize most(static_cast<int>(box.w), static_cast<int>(box.h / static_cast<double>(gems)));
        return TheLook().type().fit(line.text, line.type, most, kMostLines).size.y;
    };
    const auto height_of_all = [&] {
        double height = 0;
        for (const Line& line : lines) height += room(line) + painter.px(2);
        return height;
    };
    for (int rank = 3; rank > 0 && height_of_all() > box.h; --rank)
        std::erase_if(lines, [rank](const Line& line) { return line.rank == rank; });
    Box left = box.middle(box.w, height_of_all());
    for (const Line& line : lines) {
        painter.text(line.text, line.type, left.top(room(line)), line.ink, Align::Left, kMostLines);
        left = left.below(room(line) + painter.px(2));
    }
}

}  // namespace desktop
