# Een spel terugkijken
replay = Terugkijken
replay-time = Verloop van het spel
replay-part-back = Naar de vorige slag of beurtronde
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-on = Eén zet verder
replay-part-on = Naar het einde van de slag of beurtronde
replay-next = Naar de volgende beslissing die iets heeft gekost
replay-pace = { $pace }×
replay-pace-is = Tempo { $pace }, wijzigen
replay-round = Ronde { $round }
replay-to-round = Naar ronde { $round }
replay-where-move = { $where } · zet { $move }
replay-eyes = Door wiens ogen?
replay-eyes-own = Mijn ogen
replay-eyes-own-hint = Zoals jij het zag, zonder de kaarten van de anderen.
replay-eyes-hint = Alleen wat op deze plaats te zien was.
replay-eyes-open = Open
replay-eyes-open-hint = Alle kaarten liggen open.
replay-hands = Wat de anderen hadden
replay-study = Analyse
replay-log = Stand en verloop
replay-share = Delen
replay-link = Link naar dit moment
replay-link-hint = De link leidt precies naar dit moment. Wie hem heeft, kan het hele spel zien, ook alle kaarten.
replay-save = Downloaden
replay-save-record = Als verslag
replay-save-text = Als tekst
replay-save-picture = Afbeelding van dit moment
replay-save-hint = Verslag en tekst verraden alle kaarten; de afbeelding toont alleen wat hier te zien is.
replay-file = Verslag openen
replay-file-hint = Sleep een bestand hierheen of kies er een (.json, .jsonl, ook als .gz). Het wordt nergens bewaard.
replay-file-choose = Bestand kiezen
replay-drop-here = Laat het verslag hier los
replay-again = Terugkijken
replay-which-back = Vorig spel
replay-which-on = Volgend spel
replay-which = Welk spel uit het bestand?
replay-which-of = Spel { $number } van { $all }
replay-no-game = Dit spel kan niet worden getoond
replay-no-record = Dit verslag kan niet worden getoond
replay-refused-at = Ronde { $round }, zet { $move }: { $words }
replay-lost = geen verbinding met de server, en dit spel is hier nog niet bekeken
replay-broken = het bestand is geen verslag dat hier gelezen kan worden
replay-unpacked = het bestand kan niet worden uitgepakt
replay-empty = het bestand is leeg
replay-key = { $key ->
    [step] ← →
    [part] ⇧ ← →
    [round] Home, End
    [play] Spatiebalk
    [next] N
   *[eyes] E
 }
replay-key-does = { $key ->
    [step] één zet terug, verder
    [part] een slag of beurtronde
    [round] begin en einde van de ronde
    [play] afspelen, pauzeren
    [next] de volgende beslissing die iets heeft gekost
   *[eyes] door andere ogen
 }
