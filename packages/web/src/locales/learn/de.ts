import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': '{game} lernen',
  'learn.step': 'Schritt {step} von {steps}',
  'learn.next': 'Weiter',
  'learn.again': 'Von vorn',
  'learn.rules': 'Regeln lesen',
  'learn.why': 'Noch nicht:',
  'learn.k.pick':
    'Jeder Dominostein zeigt zwei Landschaften. Stell deinen König auf Nummer 24: Der Stein hat eine Krone, und Kronen bringen Punkte.',
  'learn.k.pick.other': 'Das ginge auch. Nimm hier Nummer 24 mit der Krone.',
  'learn.k.place':
    'Leg ihn jetzt in dein Königreich. Der erste Stein muss an dein Schloss grenzen, und zum Schloss passt jede Landschaft.',
  'learn.k.order':
    'Dein König wählt für die nächste Runde. Kleine Zahlen sind dann früher dran, große sind mehr wert. Nimm Nummer 5, dann beginnst du.',
  'learn.k.order.other': 'Ein guter Stein, aber dann beginnst du nicht. Nimm Nummer 5.',
  'learn.k.match':
    'Du beginnst. Leg die Wälder an deinen Wald: Eine Hälfte muss an ihre eigene Landschaft grenzen. Die übrigen Seiten sind egal.',
  'learn.k.match.other': 'Das ist erlaubt, bringt aber nichts. Leg die neuen Wälder an deinen Wald.',
  'learn.k.count':
    'Zählen wir: Ein Gebiet bringt seine Felder mal seine Kronen. Dein Wald: {squares} × {crowns} = {points}. Ohne Krone wären es 0.',
  'learn.k.size':
    'Eine andere Partie, kurz vor dem Ende. Mit dem Schloss darf dein Königreich 5 × 5 Felder groß sein, nicht mehr. Finde den Platz mit den meisten Punkten.',
  'learn.k.size.other':
    'Da passt er, aber ein anderer Platz bringt mehr. Probier andere Felder oder dreh ihn.',
  'learn.k.discard': 'Diese Wälder passen in deinem 5 × 5 nirgends. Nur dann darf man einen Stein abwerfen.',
  'learn.k.bonus':
    'Am Ende gibt es Boni: 10 Punkte für das Reich der Mitte, denn dein Schloss steht genau in der Mitte. Die 5 Punkte der Harmonie bekommt nur, wer nichts abwirft.',
  'learn.k.end':
    'Mehr brauchst du nicht! Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Spiel jetzt deine erste Partie.',
  'learn.d.take':
    'Vier Würfel, jeder mit einem Wappen. Du nimmst einen, dein Gegenüber zwei, und du bekommst den letzten. Nimm den mit zwei Kreuzen: Kreuze bringen Punkte.',
  'learn.d.take.other': 'Der hat weniger Kreuze. Nimm den Würfel mit zwei.',
  'learn.d.draw':
    'Zeichne deine zwei Wappen jetzt nebeneinander auf deine Karte. Sie müssen an das Schloss grenzen, und zum Schloss passt jedes Wappen.',
  'learn.d.keep': 'Heb dir das Schlosskreuz für später auf und zeichne ohne.',
  'learn.d.book':
    'Dein Wappen ohne Kreuz hat ein Kästchen im Zauberbuch gefüllt. Wer eine Reihe zuerst füllt, bekommt ihren Zauber.',
  'learn.d.joker':
    'Jetzt beginnt dein Gegenüber, also nimmst du zwei. Nimm den Joker, der jedes Wappen sein kann, und das Wappen, das auf deiner Karte zwei Kreuze hat.',
  'learn.d.joker.other': 'Nimm den Joker und das Wappen, das auf deiner Karte zwei Kreuze hat.',
  'learn.d.domain':
    'Zeichne sie neben deine zwei Kreuze. Der Joker wird zum selben Wappen: Gleiche Wappen nebeneinander sind ein Gebiet.',
  'learn.d.domain.other':
    'Da passt es, aber dein Gebiet könnte stärker wachsen. Alle drei gleichen Wappen müssen sich berühren.',
  'learn.d.count':
    'Ein Gebiet bringt seine Wappen mal seine Kreuze: {squares} × {crosses} = {points}. Ohne Kreuz wären es 0.',
  'learn.d.spell':
    'Eine andere Partie. Zeichne, wo du willst: Dein Wappen ohne Kreuz füllt das letzte Kästchen seiner Reihe, und der Zauber gehört dir.',
  'learn.d.dignitary':
    'Du hast den Würdenträger gewonnen: Gib einem Wappen auf deiner Karte ein Kreuz dazu. Wähl eins in deinem größten Gebiet.',
  'learn.d.dignitary.other': 'Ein anderes Wappen bringt mehr. Wähl eins in deinem größten Gebiet.',
  'learn.d.castle':
    'Später in dieser Partie. Einmal pro Partie gibt dein Schloss einem deiner Würfel ein Kreuz dazu. Drück auf „{bonus}“ und lass dein größtes Gebiet wachsen.',
  'learn.d.castle.other': 'Benutz jetzt das Schlosskreuz, für das Wappen an deinem größten Gebiet.',
  'learn.d.end':
    'Mehr brauchst du nicht! Die Partie endet, wenn eine Karte voll ist oder in einer Runde niemand zeichnet. Spiel jetzt dein erstes Duell.',
  'learn.all': 'Lektionen',
  'learn.more': 'Weitere Lektionen',
  'learn.done': 'Geschafft',
  'learn.y.first':
    'Eine Dynastie sind drei Partien nacheinander. Hier endet die erste: Leg deinen letzten Stein dorthin, wo er am meisten bringt.',
  'learn.y.next':
    'Deine Punkte sind sicher. Jetzt beginnen alle ein neues Königreich, und die Könige werden neu gezogen.',
  'learn.y.last':
    'Das Ende der dritten Partie. In der Summe liegst du knapp zurück. Finde den Platz, der die Dynastie gewinnt.',
  'learn.y.last.other':
    'Das reicht nicht: Die Summe deiner drei Partien bliebe kleiner. Ein anderer Platz bringt mehr.',
  'learn.y.end':
    'Die höchste Summe der drei Partien gewinnt. Bei Gleichstand zählen die größten Gebiete zusammen, dann alle Kronen.',
  'learn.m.first':
    'Wie immer zu zweit hat jeder zwei Könige. Wird deiner gezogen, nimm Nummer 24 mit der Krone.',
  'learn.m.second': 'Schon dein zweiter König! Nimm Nummer 36: Auch da ist eine Krone drauf.',
  'learn.m.second.other': 'Nimm Nummer 36 mit der Krone.',
  'learn.m.size':
    'Später in einer Partie. Im Großen Duell darf dein Königreich mit dem Schloss 7 × 7 Felder groß sein. Finde den Platz mit den meisten Punkten.',
  'learn.m.end':
    'Alle 48 Steine kommen ins Spiel: Was noch verdeckt ist, wird noch ausgelegt. Für sehr große Gebiete ist Platz, bau sie um deine Kronen.',
  'learn.s.owned':
    '„{spell}“ ist ein Zauber. Ihn bekommt, wer {boxes, plural, one {das Kästchen} other {die # Kästchen}} von „{coat}“ zuerst füllt. Hier gehört er dir.',
  'learn.s.cast-first': 'Drück zuerst auf „{spell}“.',
  'learn.s.free':
    'Deine zwei Wappen passen nirgends. Mit „{spell}“ darfst du sie auf jeden freien Platz zeichnen: Drück darauf und such einen aus.',
  'learn.s.free.other': 'Drück zuerst auf „{spell}“, dann such einen Platz aus.',
  'learn.s.split':
    'Deine Wappen gehören an verschiedene Orte. Mit „{spell}“ zeichnest du sie getrennt: Drück darauf und gib jedem den Platz, an dem es am meisten bringt.',
  'learn.s.split.other':
    'Da passt es, aber ein anderer Platz bringt mehr. Jedes Wappen will zu seinem Gebiet.',
  'learn.s.both':
    'In dieser Runde beginnst du. Mit „{spell}“ nimmst du zwei Würfel zusammen: Drück darauf, dann nimm den Joker und das Wappen mit zwei Kreuzen.',
  'learn.s.both.other': 'Nimm den Joker und das Wappen mit zwei Kreuzen.',
  'learn.s.turn':
    'Deine zwei Wappen passen nirgends. Mit „{spell}“ zeigt einer deiner Würfel eine andere Seite: Drück darauf und lass dein größtes Gebiet wachsen.',
  'learn.s.turn.other': 'Das geht, aber eine andere Seite oder ein anderer Platz bringt mehr.',
  'learn.s.win':
    'Zeichne, wo du willst: Dein Wappen ohne Kreuz füllt das letzte Kästchen seiner Reihe, und „{spell}“ gehört dir.',
  'learn.s.banner':
    'Am Ende bringt jedes deiner Gebiete eines Wappens 3 Punkte extra, auch ohne Kreuz. Wähl das Wappen mit den meisten einzelnen Gebieten.',
  'learn.s.banner.other': 'Ein anderes Wappen hat mehr einzelne Gebiete.',
  'learn.s.end':
    'Damit ist „{spell}“ verbraucht. Jeder Zauber geht nur einmal, also heb ihn dir für einen guten Moment auf.',
  'learn.s.end-at-once':
    '„{spell}“ wirkt sofort, wenn du ihn gewinnst, und nur einmal. Die fünf anderen Reihen im Zauberbuch sind noch offen!',
} satisfies Texts;
