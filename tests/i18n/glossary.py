"""The words of the rulebooks, and words that are not used, for each language."""

# Where the English text has the first pattern, the translation has the second.
TERMS = {
    "de": [
        (r"\bscouting spots?\b", r"Erkundungsfeld"),
        (r"\bcrew cards?\b", r"Crewkarte"),
        (r"\bstart(ing)? crew\b", r"Startcrew"),
        (r"\bSunken City\b|\bcity wreck", r"Versunkene[nr]? Stadt"),
        (r"\bwrecks?\b", r"Wrack"),
        (r"\bchests?\b", r"Schatztruhe"),
        (r"\bsupply\b", r"Vorrat"),
        (r"\bbag\b", r"[Bb]eutel"),
        (r"\bgems?\b", r"[Ss]tein|keiner"),
        (r"\bdive board\b", r"Tauchtableau"),
        (r"\bsea creatures?\b", r"Seeungeheuer"),
        (r"\boxygen problem\b", r"Sauerstoffengpass"),
        (r"\bhazards?\b", r"Gefahr"),
        (r"\bVP\b", r"\bSP\b"),
        (r"\bsurface[sd]?\b", r"[Aa]uf(ge)?tauch|[Tt]auch(e|st|t|en)\b.* auf\b"),
        (r"\bdives?\b", r"[Tt]auch"),
        (r"\bmarket\b", r"[Mm]arkt"),
        (r"\brecruit", r"[Aa]nheuer|angeheuert|heuer(e|st|t)\b.* an\b"),
        (r"\bsail(ed)?\b", r"[Ss]eg(el|l)"),
        (r"(?<!the )\brest(ed|ing)?\b", r"[Aa]us(ge)?ruh|ruh(t|en)( sie)? sich"),
        (r"\brush(es|ing)?\b", r"[Ee]il"),
        (r"\bprotect(s|ed|ing|ion|ions)?\b", r"[Ss]chütz|Schutz"),
        (r"\bscenario\b", r"Szenario"),
        (r"\bboats?\b", r"Boot"),
        (r"\bbonus tokens?\b", r"Startbonus-Plättchen"),
    ],
    "it": [
        (r"\bscouting spots?\b", r"[Pp]unt[oi] di esplorazione"),
        (r"\bcrew cards?\b", r"[Cc]art[ae] equipaggio"),
        (r"\bstart(ing)? crew\b", r"[Ss]quadra di partenza"),
        (r"\bSunken City\b|\bcity wreck", r"Città Sommersa"),
        (r"\bwrecks?\b", r"[Rr]elitt[oi]"),
        (r"\bchests?\b", r"[Cc]ass[ae]\b"),
        (r"\bsupply\b", r"[Rr]iserva"),
        (r"\bbag\b", r"[Bb]orsa"),
        (r"\bgems?\b", r"[Gg]emm[ae]|nessuna|^(niente|nulla)$"),
        (r"\bdive board\b", r"[Ss]cheda"),
        (r"\bsea creatures?\b", r"[Cc]reatur[ae] marin[ae]"),
        (r"\boxygen problem\b", r"[Pp]roblema d’ossigeno"),
        (r"\bhazards?\b", r"[Pp]ericol[oi]"),
        (r"\bVP\b", r"\bPV\b"),
        (r"\bsurface[sd]?\b", r"[Rr]iaffior|superficie|fuori"),
        (r"\bdives?\b", r"[Ii]mmer"),
        (r"\bmarket\b", r"[Mm]ercato"),
        (r"\brecruit", r"[Rr]eclut"),
        (r"\bsail(ed)?\b", r"[Nn]avig"),
        (r"(?<!the )\brest(ed|ing)?\b", r"[Rr]ipos"),
        (r"\brush(es|ing)?\b", r"[Cc]orr|[Cc]orsa"),
        (r"\bprotect(s|ed|ing|ion|ions)?\b", r"[Dd]if[ei]"),
        (r"\bscenario\b", r"[Ss]cenario"),
        (r"\bboats?\b", r"[Bb]arc(a|he)"),
        (r"\bbonus tokens?\b", r"[Gg]etton[ei] inizial[ei]"),
    ],
}

# Names that are the same wherever they stand.
NAMES = {
    "Troubled Waters": {"de": "Unruhige Gewässer", "it": "Acque Torbide"},
    "The Best of the Best": {"de": "Die Besten der Besten", "it": "Il meglio del meglio"},
    "Scattered Wealth": {"de": "Verstreute Reichtümer", "it": "Ricchezza diffusa"},
    "Lucrative Wrecks": {"de": "Lukrative Wracks", "it": "Taglie sui relitti"},
    "A Storm Is Coming": {"de": "Ein Sturm zieht auf", "it": "Sta arrivando un temporale"},
    "Dangerous Reefs": {"de": "Gefährliche Riffe", "it": "Barriere coralline pericolose"},
    "Treasure-Filled Ruins": {"de": "Schätze im Überfluss", "it": "Rovine piene di tesori"},
    "Deep Blue": {"de": "Deep[ -]Blue", "it": "Deep Blue"},
    "Divebell": {"de": "Divebell", "it": "Divebell"},
}

# Never in a translation: other words for the things above, formal address, role words with a gender.
FORBIDDEN = {
    "de": [r"\bVP\b", r"\bPV\b", r"Edelstein", r"Juwel", r"(?<!Schatz)[Tt]ruhe", r"Säckchen", r"Monster", r"Spieler",
           r"Tauchleiter", r"Taucher\b", r"\bZüge\b", r"\bPartie", r"Logbuch(?! des Kapitäns)", r"\bIhnen\b", r"\bIhre?[mnrs]?\b", r"[a-zäöüß,] Sie\b"],
    "it": [r"\bVP\b", r"\bSP\b", r"gioiell", r"\bpietr[ae]\b", r"sacchetto", r"sacco", r"[Gg]iocator", r"emerg(?!enza)", r"mostr[oi]\b",
           r"forziere", r"\bLei\b", r"naufragi"],
}

# These English words are also words of the language.
ALIKE = {
    "de": {"TEXT", "Orange", "Crew", "Start", "Name", "Normal", "Animation", "OK", "Esc", "Enter", "Fairness", "+%d bonus", "%d min",
           "%1$d h %2$d min", "April", "August", "September", "November", "Link", "BG Stats …"},
    "it": {"Menu", "Volume", "Scenario", "OK", "Esc", "Leader: %s", "leader", "app", "scenario %d", "+%d bonus", "%d min",
           "%1$d h %2$d min", "Link", "BG Stats …"},
}

# Translated as the pictures of the pages say, though a term is missing.
AS_DRAWN = {
    "de": set(),
    "it": {"Crew card …"},
}
