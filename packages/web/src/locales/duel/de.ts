import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# Wappen} other {# Wappen}} × {marks, plural, one {# Kreuz} other {# Kreuze}} = {points}',
  'domains.label': 'Punkte je Gebiet',
  'domains.none': 'Noch keine Kreuze',
  'domains.banner': 'Banner „{coat}“',

  // coats, dice, spells
  'coat.disc': 'Kreis',
  'coat.discs': 'zwei Kreise',
  'coat.band': 'Balken',
  'coat.bands': 'zwei Balken',
  'coat.solid': 'einfarbig',
  'coat.quarters': 'geviertelt',
  'coat.joker': 'Joker',
  'coat.crossed': '{coat} mit {crosses, plural, one {# Kreuz} other {# Kreuzen}}',
  'spell.free': 'Überall',
  'spell.free.text':
    'Zeichne dieses Domino irgendwohin: Es muss weder an das Schloss noch an ein gleiches Wappen grenzen.',
  'spell.split': 'Aufteilen',
  'spell.split.text':
    'Zeichne die zwei Wappen getrennt; jedes muss an das Schloss oder an ein gleiches Wappen aus einer früheren Runde grenzen.',
  'spell.both': 'Zwei auf einmal',
  'spell.both.text':
    'Wenn du die Runde beginnst, nimm gleich zwei Würfel. Die anderen zwei gehen an dein Gegenüber.',
  'spell.turn': 'Würfel drehen',
  'spell.turn.text':
    'Dreh einen deiner zwei Würfel auf eine beliebige seiner Seiten. Von da an gilt er als diese Seite, auch im Zauberbuch. Auch wenn du nichts zeichnest, kannst du einen Würfel so drehen, dass er ein Kästchen füllt.',
  'spell.banner': 'Banner',
  'spell.banner.text':
    'Wirkt sofort: Wähl ein Wappen. Am Ende bringt jedes deiner Gebiete mit diesem Wappen 3 Punkte mehr.',
  'spell.dignitary': 'Würdenträger',
  'spell.dignitary.text': 'Wirkt sofort: Gib einem beliebigen Wappen auf deiner Karte ein Kreuz dazu.',
  'bonus.name': 'Schlosskreuz',
  'bonus.text':
    'Einmal pro Partie darfst du beim Zeichnen einem deiner Würfel ein Kreuz dazugeben, auch einem Joker. Dieser Würfel füllt kein Kästchen im Zauberbuch.',
  'bonus.which': 'Welcher Würfel bekommt das Kreuz?',
  'bonus.left': '{name}: bereit',
  'bonus.used': '{name}: benutzt',
  'book.label': 'Zauberbuch',
  'book.how':
    'Ein Würfel, der „{coat}“ ohne Kreuz zeigt, füllt ein Kästchen. Wer zuerst {boxes, plural, one {# Kästchen} other {# Kästchen}} füllt, bekommt den Zauber.',
  'book.line': '{spell}, Wappen „{coat}“: {counts}. {owner} Mehr dazu.',
  'book.count': '{name} {filled} von {boxes}',
  'book.owned': 'Gehört {name, select, Du {dir} other {{name}}}.',
  'book.cast': 'Benutzt von {name, select, Du {dir} other {{name}}}.',
  'dice.label': 'Würfel',
  'dice.take': 'Diesen Würfel nehmen: {face}',
  'dice.up-to': 'bis zu +{points}',
  'dice.box': '{spell}: Kästchen {filled} von {boxes}',
  'dice.earns': 'bringt den Zauber „{spell}“',
  'dice.crosses': 'Kreuze vervielfachen Punkte. Wappen ohne Kreuz füllen ein Kästchen.',
  'dice.of': '{face}, genommen von {name, select, Du {dir} other {{name}}}',
  'turn.die': 'Der Würfel mit „{face}“',
  'joker.choose': 'Der Joker zählt als',
  'banner.choose': 'Wappen für dein Banner',
  'map.label': '{name, select, Du {Deine Karte} other {Karte von {name}}}',
  'maps.label': 'Karten',
  'maps.show': '{name}, {points, plural, one {# Punkt} other {# Punkte}}: diese Karte zeigen',
  'maps.back': 'Zurück zu meiner Karte',
  'cell.legal-coat': 'Zeile {row}, Spalte {column}, leer, passt für {coat}',
  'hand.dice': 'Dein Domino: {first} und {second}. Tippen zum Drehen, ziehen zum Zeichnen.',
  'hand.pass': 'Nichts zeichnen',
  'hand.pass.text':
    'Ohne Zauber passt dieses Domino nirgends. Deine Würfel füllen trotzdem Kästchen im Zauberbuch.',
  'hand.pass.turn': 'Du kannst vorher einen Würfel drehen, damit er ein anderes Kästchen füllt.',
  'hand.split': 'Wähl eine Stelle für: {face}.',
  'duel.problem.overlap': 'Das Feld ist belegt',
  'duel.problem.off-map': 'Das liegt neben der Karte',
  'duel.problem.apart': 'Muss nebeneinander sein',
  'duel.problem.no-match': 'Kein passendes Wappen',
  'duel.problem.split-match': 'Beide müssen passen',

  // the table of Duel
  'duel.roll': 'Würfeln',
  'duel.status.first': 'Wer beginnt?',
  'duel.status.roll': 'Die Würfel rollen …',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Nimm einen Würfel. Den letzten bekommst du auch.',
  'duel.status.me.take-two': 'Nimm zwei Würfel.',
  'duel.status.me.take-second': 'Nimm jetzt noch einen Würfel.',
  'duel.status.me.draw': 'Zeichne deine zwei Wappen auf deine Karte.',
  'duel.status.me.banner': 'Das Banner gehört dir: Wähl ein Wappen.',
  'duel.status.me.dignitary':
    'Der Würdenträger gehört dir: Gib einem Wappen auf deiner Karte ein Kreuz dazu.',
  'duel.status.other.take': '{name, select, Du {Du nimmst} other {{name} nimmt}} einen Würfel …',
  'duel.status.other.take-two': '{name, select, Du {Du nimmst} other {{name} nimmt}} zwei Würfel …',
  'duel.status.other.draw': '{name, select, Du {Du zeichnest} other {{name} zeichnet}} …',
  'duel.status.other.banner': '{name, select, Du {Du wählst} other {{name} wählt}} ein Wappen …',
  'duel.status.other.dignitary': '{name, select, Du {Du wählst} other {{name} wählt}} ein Wappen …',
  'duel.log.first': '{name, select, Du {Du beginnst} other {{name} beginnt}}.',
  'duel.log.roll': 'Runde {round}. Die Würfel zeigen: {faces}.',
  'duel.log.take': '{name, select, Du {Du nimmst} other {{name} nimmt}}: {faces}.',
  'duel.log.both': '{name, select, Du {Du nimmst} other {{name} nimmt}} zwei Würfel auf einmal: {faces}.',
  'duel.log.draw':
    '{name, select, Du {Du zeichnest} other {{name} zeichnet}}: {points, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}}.',
  'duel.log.pass': '{name, select, Du {Du zeichnest} other {{name} zeichnet}} nichts.',
  'duel.log.banner': '{name, select, Du {Du hisst} other {{name} hisst}} ein Banner: {coat}.',
  'duel.log.dignitary': '{name, select, Du {Du gibst} other {{name} gibt}} ein Kreuz dazu.',
  'duel.log.earns': '{name, select, Du {Du bekommst} other {{name} bekommt}} den Zauber „{spell}“.',

  // the end
  'end.banner': 'Banner „{coat}“: +{points}',
  'end.tie.domain':
    'Gleichstand nach Punkten, aber {name, select, Du {du hast} other {{name} hat}} das größte Gebiet ({count, plural, one {# Wappen} other {# Wappen}}).',
  'end.best-domain': 'Bestes Gebiet',

  // how to play
  'tip.take': 'Die zwei Würfel, die du in dieser Runde nimmst, werden dein Domino.',
  'tip.draw': 'Zeichne beide Wappen nebeneinander, eins davon am Schloss oder an einem gleichen Wappen.',
  'help.d.take.text':
    'Vier Würfel werden geworfen. Wer beginnt, nimmt einen, die andere Person zwei, und der letzte geht an den, der begonnen hat. In der nächsten Runde wird getauscht.',
  'help.d.draw.text':
    'Deine zwei Würfel sind dein Domino: Zeichne beide Wappen mit ihren Kreuzen nebeneinander. Mindestens eins muss an das Schloss grenzen oder an das gleiche Wappen aus einer früheren Runde. Ein Joker zählt als beliebiges Wappen ohne Kreuz. Passt dein Domino, musst du es zeichnen; passt es nicht, zeichnest du nichts.',
} as const satisfies Texts;
