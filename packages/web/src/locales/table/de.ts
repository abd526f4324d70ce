import type { Texts } from './en.ts';

export const catalogue = {
  // around the table
  'title.table': 'Kingdomino',
  'title.yours': '● Du bist dran – Kingdomino',
  'missing.game':
    'Diese Partie ist nicht auf diesem Gerät gespeichert. Vielleicht wurde sie gelöscht oder auf einem anderen gespielt.',
  'seat.away': 'offline',

  // terrains, dominoes, squares
  'terrain.wheat': 'Kornfeld',
  'terrain.forest': 'Wald',
  'terrain.lake': 'See',
  'terrain.grassland': 'Grasland',
  'terrain.swamp': 'Sumpf',
  'terrain.mine': 'Bergwerk',
  'terrain.castle': 'Schloss',
  'square.crowned': '{terrain} mit {crowns, plural, one {# Krone} other {# Kronen}}',
  'domino.name': 'Domino {number}: {first} und {second}',
  'cell.empty': 'Zeile {row}, Spalte {column}, leer',
  'cell.legal':
    'Zeile {row}, Spalte {column}, leer, hier kannst du legen, {points, plural, one {# Punkt} other {# Punkte}}',
  'cell.taken': 'Zeile {row}, Spalte {column}, {what}',
  'board.label': '{name, select, Du {Dein Königreich} other {Königreich von {name}}}',

  // the table of Kingdomino
  'status.kings': 'Ein König wird gezogen …',
  'status.line': 'Eine neue Reihe wird ausgelegt …',
  'status.over': 'Die Partie ist zu Ende.',
  'context.label': 'Diese Partie',
  'context.practice': 'Übung',
  'status.me.place': 'Du bist dran: Leg Domino {number} in dein Königreich.',
  'status.me.pick': 'Wähl jetzt dein nächstes Domino.',
  'status.me.first-pick': 'Wähl dein erstes Domino. Kleine Zahlen sind früher dran, große sind mehr wert.',
  'status.me.discard': 'Domino {number} passt nirgends.',
  'status.friend.place': '{name}: Leg Domino {number} in dein Königreich.',
  'status.friend.pick': '{name}: Wähl dein nächstes Domino.',
  'status.friend.first-pick': '{name}: Wähl dein erstes Domino.',
  'status.friend.discard': '{name}: Domino {number} passt nirgends.',
  'status.other.place': '{name, select, Du {Du legst} other {{name} legt}} ein Domino …',
  'status.other.pick': '{name, select, Du {Du wählst} other {{name} wählt}} ein Domino …',
  'hand-over': '{name, select, Du {Du bist dran!} other {{name}, du bist dran!}}',
  'others.label': 'Königreiche',
  'others.show': '{name}, {points, plural, one {# Punkt} other {# Punkte}}: dieses Königreich zeigen',
  'others.back': 'Zurück zu meinem Königreich',
  'lines.label': 'Reihen',
  'lines.older': 'Wird gelegt',
  'lines.newer': 'Zur Auswahl',
  'lines.kings': 'Wählen noch: {names}',
  'lines.last': 'Letzte Runde: Leg nur noch deine Dominos.',
  'slot.of': '{domino}. {name, select, Du {Dein König} other {König von {name}}}.',
  'slot.nobody': '{domino}. Noch frei.',
  'slot.take': '{domino} nehmen',
  'slot.now': 'Wird gerade gelegt.',
  'slot.waiting': 'Wartet.',
  'slot.done': 'Fertig.',
  'pick.best': 'Bester Platz im Moment: +{points}.',
  'pick.nowhere': 'Passt im Moment nicht in dein Königreich.',
  'pick.order': 'Nächste Runde: Zug {place} von {kings}.',
  'areas.label': 'Punkte je Gebiet',
  'areas.product': '{squares} × {crowns}',
  'areas.none': 'Noch keine Kronen',
  'areas.explain':
    '{what}: {squares, plural, one {# Feld} other {# Felder}} × {marks, plural, one {# Krone} other {# Kronen}} = {points}',
  'areas.total': 'Summe',
  'chance.open': '{bonus}: +{points} noch möglich',
  'chance.sure': '{bonus}: +{points}',
  'chance.lost': '{bonus}: nicht mehr möglich',
  'unseen.button': 'Verdeckt: {unseen}',
  'unseen.title': 'Noch verdeckte Dominos',
  'unseen.text':
    '{unseen, plural, one {# Domino ist} other {# Dominos sind}} noch verdeckt; {toCome, plural, one {# davon kommt} other {# davon kommen}} noch.',
  'unseen.all':
    '{unseen, plural, one {# Domino ist noch verdeckt und kommt noch.} other {# Dominos sind noch verdeckt; alle kommen noch.}}',
  'unseen.done':
    '{unseen, plural, =0 {Alle Dominos waren schon zu sehen.} one {Es kommen keine neuen mehr: # Domino bleibt verdeckt.} other {Es kommen keine neuen mehr: # Dominos bleiben verdeckt.}}',
  'unseen.seen': 'gesehen',
  'hand.held': '{domino}. Tippen zum Drehen, ziehen zum Legen.',
  'hand.hint': 'Zieh es aufs Spielfeld oder tipp auf ein markiertes Feld.',
  'hand.hint.key': 'Mit R drehst du es.',
  'hand.turn': 'Drehen',
  'hand.lift': 'Hochnehmen',
  'hand.confirm': 'Bestätigen',
  'hand.coach': 'Tipp',
  'hand.go-on': 'Weiter',
  'hand.stuck':
    'In deinem Quadrat kann es nirgends an das Schloss oder an die gleiche Landschaft grenzen. Du wirfst es ab, es bringt keine Punkte.',
  'hand.discard': 'Abwerfen',
  'preview.points': '+{points}',
  'choice.gain': '{what}: +{points}',
  'problem.overlap': 'Das Feld ist belegt',
  'problem.too-wide': 'Passt nicht ins Quadrat',
  'problem.no-match': 'Keine passende Landschaft',
  'log.title': 'Spielverlauf',
  'log.empty': 'Noch nichts.',
  'log.kings': 'Reihenfolge der Könige: {names}.',
  'log.king': 'Gezogen: der König von {name}.',
  'log.line': 'Neue Reihe: {numbers}.',
  'log.pick': '{name, select, Du {Du nimmst} other {{name} nimmt}} Domino {number}.',
  'log.discard': '{name, select, Du {Du wirfst} other {{name} wirft}} Domino {number} ab.',
  'log.place':
    '{name, select, Du {Du legst} other {{name} legt}} Domino {number}: {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}.',

  // the end
  'end.title': 'Endstand',
  'end.skip': 'Überspringen',
  'end.area': '{terrain}: {squares} × {crowns} = {points}',
  'end.winner':
    '{name, select, Du {Du gewinnst} other {{name} gewinnt}} mit {points, plural, one {# Punkt} other {# Punkten}}!',
  'end.shared': 'Geteilter Sieg: {names}!',
  'end.tie.largest':
    'Gleichstand nach Punkten, aber {name, select, Du {du hast} other {{name} hat}} das größte Gebiet ({count, plural, one {# Feld} other {# Felder}}).',
  'end.tie.crowns':
    'Gleichstand nach Punkten und größtem Gebiet, aber {name, select, Du {du hast} other {{name} hat}} mehr Kronen ({count}).',
  'end.tie.dynasty.largest':
    'Gleichstand nach Punkten, aber {name, select, Du {du hast} other {{name} hat}} die größten Gebiete der drei Partien (zusammen {count, plural, one {# Feld} other {# Felder}}).',
  'end.tie.dynasty.crowns':
    'Gleichstand nach Punkten und größten Gebieten der drei Partien, aber {name, select, Du {du hast} other {{name} hat}} mehr Kronen (zusammen {count}).',
  'end.again': 'Noch einmal',
  'end.share': 'Teilen',
  'end.save': 'Partie speichern',
  'end.replay': 'Ansehen',
  'end.look': 'Tisch ansehen',
  'end.together': 'Gemeinsam ansehen',
  'end.copied': 'Link kopiert.',
  'end.place': 'Platz {place}',
  'end.place.2': '{name, select, Du {Du landest} other {{name} landet}} auf Platz 2.',
  'end.place.3': '{name, select, Du {Du landest} other {{name} landet}} auf Platz 3.',
  'end.place.4': '{name, select, Du {Du landest} other {{name} landet}} auf Platz 4.',
  'end.margin': 'Vorsprung',
  'end.best-area': 'Bestes Gebiet',
  'end.record': 'Neuer Rekord',
  'end.best-so-far': 'Dein Rekord',
  'end.picture': 'Bild teilen',
  'end.picture-saved': 'Bild gespeichert.',
  'end.picture-failed': 'Das Bild ließ sich nicht erstellen. Versuch es noch einmal.',
  'dynasty.standings': 'Die Dynastie',
  'dynasty.player': 'Spieler',
  'dynasty.game-of': 'Partie {number} von {games}',
  'dynasty.over': 'Partie {number} ist zu Ende',
  'dynasty.next': 'Weiter zu Partie {number}',

  // how to play
  'help.k.line.text':
    'Die Dominos liegen in einer Reihe, die kleinste Zahl zuerst. Stell deinen König auf das, das du willst: In der nächsten Runde legst du es. Große Zahlen sind mehr wert.',
  'help.k.lay.text':
    'Mindestens eine Hälfte muss an dein Schloss grenzen oder an ein Feld mit derselben Landschaft; Ecken zählen nicht. Die übrigen Seiten müssen nicht passen. Passt ein Domino, musst du es legen; passt es nirgends, wird es abgeworfen.',

  // a deal that was fair
  'online.rematch': 'Noch einmal',
  'online.rematch-ready': 'Neue Partie bereit',
  'fair.check': 'Austeilen prüfen',
  'fair.title': 'Wurde fair ausgeteilt?',
  'fair.yes': 'Ja, alles wurde fair ausgeteilt.',
  'fair.no': 'Nein, hier stimmt etwas nicht.',
  'fair.seed':
    'Der geheime Startwert des Servers ist der, den er vor der Partie festgelegt hatte ({commitment}…).',
  'fair.seed.no':
    'Der geheime Startwert des Servers ist nicht der, den er vor der Partie festgelegt hatte ({commitment}…).',
  'fair.salts': 'Danach kam eigener Zufall der Spielenden dazu: {count} von {seats} Plätzen.',
  'fair.salts.no': 'Der Zufall der Spielenden wurde nicht so verwendet, wie er geschickt wurde.',
  'fair.draws': 'Daraus folgt alles, was gezogen und gewürfelt wurde ({count} insgesamt).',
  'fair.draws.no': 'Was gezogen und gewürfelt wurde, folgt nicht daraus.',

  // replay
  'replay.back': 'Schritt zurück',
  'replay.forward': 'Schritt vor',
  'replay.analyse': 'Analysieren',
  'replay.no-analysis': 'Die Analyse konnte nicht geladen werden. Prüfe die Verbindung.',

  // when something is not as it should be, and who won
  'missing.damaged': 'Diese Partie lässt sich nicht öffnen: Ein Teil davon ist beschädigt.',
  'end.forfeit.time': '{name} gewinnt: {loser} hat die Zeit überschritten.',
  'end.forfeit.left': '{name} gewinnt: {loser} hat die Partie verlassen.',
  'end.forfeit.away': '{name} gewinnt: {loser} kam nicht zurück.',
  'end.gave-up': '{name} hat nicht zu Ende gespielt und kommt auf den letzten Platz.',
  'lies.east': '{here} hier, {there} im Osten',
  'lies.south': '{here} hier, {there} im Süden',
  'lies.west': '{here} hier, {there} im Westen',
  'lies.north': '{here} hier, {there} im Norden',
  'announce.undone': '{name, select, Du {Du machst} other {{name} macht}} den letzten Zug rückgängig.',
  'read.score': '{name}: {points, plural, one {# Punkt} other {# Punkte}}',
} as const satisfies Texts;
