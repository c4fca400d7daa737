#include "tests/desktop/gallery_words.h"

namespace {

wxString utf8(const char* text) {
    return wxString::FromUTF8(text);
}

GalleryWords english() {
    GalleryWords words;
    words.title = "Dive 6";
    words.context = utf8("Sunken City · 3 VP");
    words.undo = utf8("Undo: Giulia’s boat 2 stays away");
    words.question = "Mara: draw again or stop?";
    words.drawn = "drawn";
    words.in_bag = "in the bag";
    words.then = "then";
    words.city = "Sunken City";
    words.of_four = "2 of 4";
    words.chests = "Treasure chests";
    words.sealed = "sealed until the end";
    words.draw = "Draw a gem";
    words.draw_key = "Space";
    words.stop = "Stop the dive";
    words.surface = "Surface";
    words.surface_cost = "keeps 8 VP from cards";
    words.spot = "Scouting spot";
    words.spot_cost = "boat moves to the centre";
    words.card = "Blue crew card";
    words.card_cost = "from the hand, gives no VP";
    words.start = "Start the dive";
    words.start_why = "Ben is still to decide";
    words.no_gem = "No gem";
    words.nothing_moves = "nothing moves";
    words.supply_empty = "supply empty";
    words.in_supply = "1 in supply";
    words.creatures = "Sea creatures";
    words.oxygen = "Oxygen";
    words.warning = "warning";
    words.hazard = "hazard";
    words.odds = "About one in six needs protection";
    words.go_on = "Continue the game";
    words.go_on_text = utf8("Saved 21:42 · Turn 32 · Sunken City 2 of 4");
    words.fresh = "New game";
    words.fresh_text = "2 to 5 players, ready in a minute";
    words.hint = "Nobody has to protect, even with a card in hand.";
    words.first_game = "First game";
    words.choose = "Choose";
    words.random = "Random";
    words.remove = "Delete the game";
    words.crew = utf8("Crew card …");
    words.dangers = {"safe", "spot", "card", "out"};
    words.gems = {"silver", "gold", "red", "green", "purple"};
    return words;
}

GalleryWords german() {
    GalleryWords words;
    words.title = "Tauchgang 6";
    words.context = utf8("Versunkene Stadt · 3 SP");
    words.undo = utf8("Zurück: Giulias zweites Boot bleibt weg");
    words.question = "Mara: weiterziehen oder beenden?";
    words.in_other = "Mara: draw again or stop?";
    words.drawn = "gezogen";
    words.in_bag = "im Beutel";
    words.then = "dann";
    words.city = "Versunkene Stadt";
    words.of_four = "2 von 4";
    words.chests = "Schatztruhen";
    words.sealed = "bis zum Ende zu";
    words.draw = "Stein ziehen";
    words.draw_key = "Leertaste";
    words.stop = "Tauchgang beenden";
    words.surface = "Auftauchen";
    words.surface_cost = utf8("behält 8 SP aus Karten");
    words.spot = "Erkundungsfeld";
    words.spot_cost = "das Boot zieht in die Mitte";
    words.card = "Blaue Crewkarte";
    words.card_cost = "aus der Hand, bringt keine SP";
    words.start = "Tauchgang beginnen";
    words.start_why = "Ben entscheidet noch";
    words.no_gem = "Kein Stein";
    words.nothing_moves = "nichts geschieht";
    words.supply_empty = "Vorrat leer";
    words.in_supply = "1 im Vorrat";
    words.creatures = "Seeungeheuer";
    words.oxygen = "Sauerstoffengpass";
    words.warning = "Warnung";
    words.hazard = "Gefahr";
    words.odds = "Etwa jeder sechste verlangt Schutz";
    words.go_on = "Spiel fortsetzen";
    words.go_on_text = utf8("Gesichert 21:42 · Zug 32 · Versunkene Stadt 2 von 4");
    words.fresh = "Neues Spiel";
    words.fresh_text = "2 bis 5 Personen, in einer Minute bereit";
    words.hint = utf8("Niemand muss sich schützen, auch nicht mit Karte auf der Hand.");
    words.first_game = "Erstes Spiel";
    words.choose = utf8("Wählen");
    words.random = utf8("Zufällig");
    words.remove = utf8("Spiel löschen");
    words.crew = utf8("Crewkarte …");
    words.dangers = {"sicher", "Feld", "Karte", "raus"};
    words.gems = {"Silber", "Gold", "Rot", utf8("Grün"), "Lila"};
    return words;
}

GalleryWords italian() {
    GalleryWords words;
    words.title = "Immersione 6";
    words.context = utf8("Città Sommersa · 3 PV");
    words.undo = "Annulla: la seconda barca di Giulia resta lontana";
    words.question = "Mara: peschi ancora o ti fermi?";
    words.in_other = "Mara: draw again or stop?";
    words.drawn = "pescate";
    words.in_bag = "nella borsa";
    words.then = "poi";
    words.city = utf8("Città Sommersa");
    words.of_four = "2 di 4";
    words.chests = "Casse del tesoro";
    words.sealed = "chiuse fino alla fine";
    words.draw = "Pesca una gemma";
    words.draw_key = "Spazio";
    words.stop = utf8("Termina l’immersione");
    words.surface = "Riaffiora";
    words.surface_cost = "tieni 8 PV dalle carte";
    words.spot = "Punto di esplorazione";
    words.spot_cost = "la barca va al centro";
    words.card = "Carta equipaggio blu";
    words.card_cost = utf8("dalla mano, non dà PV");
    words.start = utf8("Inizia l’immersione");
    words.start_why = "Ben deve ancora decidere";
    words.no_gem = "Nessuna gemma";
    words.nothing_moves = "non succede nulla";
    words.supply_empty = "riserva vuota";
    words.in_supply = "1 nella riserva";
    words.creatures = "Creature marine";
    words.oxygen = utf8("Problemi d’ossigeno");
    words.warning = "avviso";
    words.hazard = "pericolo";
    words.odds = "Circa una su sei richiede difesa";
    words.go_on = "Continua la partita";
    words.go_on_text = utf8("Salvata 21:42 · Turno 32 · Città Sommersa 2 di 4");
    words.fresh = "Nuova partita";
    words.fresh_text = "da 2 a 5 persone, pronta in un minuto";
    words.hint = utf8("Nessuno è obbligato a difendersi, nemmeno con la carta in mano.");
    words.first_game = "Prima partita";
    words.choose = "Scegli";
    words.random = "A caso";
    words.remove = "Elimina la partita";
    words.crew = utf8("Carta equipaggio …");
    words.dangers = {"sicuro", "punto", "carta", "fuori"};
    words.gems = {"argento", "oro", "rosso", "verde", "viola"};
    return words;
}

}  // namespace

GalleryWords gallery_words(const std::string& language) {
    if (language == "de") return german();
    return language == "it" ? italian() : english();
}
