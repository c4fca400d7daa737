#include "app/words/exchange_words.h"

namespace words {
namespace {

wxString games_added(int games, const Language& in) {
    // TRANSLATORS: %d is a number of games
    return wxString::Format(in.say_number("%d game added", "%d games added", games), games);
}

wxString new_players(int players, const Language& in) {
    // TRANSLATORS: %d is a number of players
    return wxString::Format(in.say_number("%d new player", "%d new players", players), players);
}

wxString known_games(int games, const Language& in) {
    // TRANSLATORS: %d is a number of games
    return wxString::Format(in.say_number("%d was here already", "%d were here already", games), games);
}

}  // namespace

wxString taken_over(const nights::TakenOver& done, const Language& in) {
    wxString text = games_added(done.added, in);
    if (done.changed > 0) {
        // TRANSLATORS: %d is a number of games that were taken over before
        text += ", " + wxString::Format(in.say_number("%d brought up to date", "%d brought up to date", done.changed),
                                        done.changed);
    }
    if (done.left_alone > 0) text += ", " + known_games(done.left_alone, in);
    if (done.new_players > 0) text += ", " + new_players(done.new_players, in);
    return text + ".";
}

wxString imported(const nights::WholeImport& done, const Language& in) {
    wxString text = games_added(done.games, in);
    if (done.known_games > 0) text += ", " + known_games(done.known_games, in);
    if (done.players > 0) text += ", " + new_players(done.players, in);
    return text + ".";
}

wxString plays_to_take(int plays, int left_out, const Language& in) {
    wxString text =
        // TRANSLATORS: %d is a number of games in a file of another program
        wxString::Format(in.say_number("%d play will be imported.", "%d plays will be imported.", plays), plays);
    if (left_out > 0) {
        text += " " + wxString::Format(
                          // TRANSLATORS: %d is a number of games in a file of another program
                          in.say_number("%d is left out because it is unfinished or has no day or no players.",
                                        "%d are left out because they are unfinished or have no day or no players.",
                                        left_out),
                          left_out);
    }
    return text;
}

wxString exported(int games, int left_out, const Language& in) {
    wxString text =
        // TRANSLATORS: %d is a number of games
        wxString::Format(in.say_number("%d game is in the file.", "%d games are in the file.", games), games);
    if (left_out == 1) text += " " + in.say("The game that is not over is left out.");
    if (left_out > 1) text += " " + in.say("Games that are not over are left out.");
    return text;
}

wxString not_read(const wxString& reason, const Language& in) {
    // TRANSLATORS: %s is why a file could not be read, without a full stop
    return wxString::Format(in.say("Nothing was changed: %s."), reason);
}

}  // namespace words
