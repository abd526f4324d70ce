import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Hilfethemen',
  'help.k.goal': 'Das Ziel',
  'help.k.goal.text':
    'Von deinem Schloss aus baust du ein Königreich aus Dominos. Es muss in ein Quadrat von 5×5 Feldern passen; das Schloss darf darin überall stehen, auch in einer Ecke. Große Gebiete einer Landschaft mit vielen Kronen bringen die meisten Punkte.',
  'help.k.line': 'Wählen',
  'help.k.opening': 'Der Anfang',
  'help.k.opening.text':
    'Die erste Reihe liegt offen aus. Dann werden die Könige einzeln aus der geschlossenen Hand gezogen: Kommt deiner, stellst du ihn auf ein freies Domino, bevor der nächste gezogen wird. Wessen König das sein wird, weiß niemand.',
  'help.k.order': 'Wer ist zuerst dran?',
  'help.k.order.text':
    'Der König auf der kleinsten Zahl ist zuerst dran: Leg das Domino, auf dem er steht, und stell den König dann auf ein freies Domino der nächsten Reihe. Wer jetzt ein gutes Domino nimmt, wählt beim nächsten Mal später. Zu zweit hat jeder zwei Könige.',
  'help.k.lay': 'Legen',
  'help.k.score': 'Punkte',
  'help.k.score.text':
    'Ein Gebiet sind Felder einer Landschaft, die sich an den Seiten berühren. Es bringt seine Felder mal seine Kronen: 3 Felder mit 1 Krone bringen 3 Punkte. Ohne Krone keine Punkte. Das Schloss zählt nicht und verbindet nichts.',
  'help.k.terrains': 'Die Landschaften',
  'help.k.terrains.text':
    'Kornfelder sind häufig, haben aber wenige Kronen; Sümpfe und Bergwerke sind selten, aber reich daran. In den Optionen kannst du auf jeder Landschaft einen Buchstaben anzeigen.',
  'help.k.end': 'Das Ende',
  'help.k.end.text':
    'Die Partie dauert 12 Runden, zu zweit 6. Dann gewinnt die höchste Summe. Bei Gleichstand entscheidet das größte einzelne Gebiet, dann die meisten Kronen; ist auch das gleich, wird der Sieg geteilt.',
  'help.d.goal': 'Das Ziel',
  'help.d.goal.text':
    'Jeder hat eine Karte mit 5 Zeilen, 7 Spalten und einem Schloss in der Mitte. Darauf zeichnest du Wappen. Große Gebiete eines Wappens mit vielen Kreuzen bringen die meisten Punkte.',
  'help.d.take': 'Würfel nehmen',
  'help.d.draw': 'Zeichnen',
  'help.d.book': 'Das Zauberbuch',
  'help.d.book.text':
    'Jeder deiner Würfel, der ein Wappen ohne Kreuz zeigt, füllt ein Kästchen in der Reihe dieses Wappens. Wer eine Reihe zuerst füllt, bekommt ihren Zauber und darf ihn einmal benutzen; die andere Reihe wird gestrichen. Füllt ihr sie beide in derselben Runde, bekommt ihn, wer die Runde begonnen hat. Banner und Würdenträger müssen sofort benutzt werden.',
  'help.d.score': 'Punkte',
  'help.d.score.text':
    'Die Partie endet nach einer Runde, in der eine Karte voll ist oder niemand gezeichnet hat. Ein Gebiet sind gleiche Wappen, die sich an den Seiten berühren. Es bringt seine Wappen mal seine Kreuze. Bei Gleichstand entscheidet das größte Gebiet; ist auch das gleich, wird der Sieg geteilt.',
  'help.d.spells': 'Die sechs Zauber',
  'help.d.boxes': '{coat}, {boxes, plural, one {# Kästchen} other {# Kästchen}}',
  'help.v.intro': 'All das kannst du für eine Partie Kingdomino einschalten und beliebig mischen.',
  'help.v.only': '({seats} Personen)',
  'help.v.mightyDuel': 'Zwölf Runden, jeder mit zwei Königen.',
  'help.v.middleKingdom':
    'Dein Königreich muss vom Schloss aus nach links so weit reichen wie nach rechts und nach oben so weit wie nach unten. Lücken schaden nicht.',
  'help.v.harmony': 'Mit anderen Worten: Dein Königreich hat keine Lücken.',
  'help.v.dynasty':
    'Für jede Partie werden die Könige neu gezogen. Die höchste Summe aus allen dreien gewinnt.',
  'help.v.lineOfFour': 'Wie in der neueren Ausgabe, statt 36 Dominos in Dreierreihen.',
  'help.v.balancedOpening': 'Der Zufall entscheidet nur, wer A ist.',
  'help.keys': 'Mit der Tastatur',
  'help.keys.text':
    'Du kannst allein mit der Tastatur und mit einem Screenreader spielen. Die Buchstaben gelten überall am Tisch; in den Einstellungen lassen sie sich abschalten.',
  'help.keys.arrows': 'Pfeiltasten',
  'help.keys.arrows.text': 'Über das Spielfeld gehen',
  'help.keys.turn': 'Sagen, wer dran ist und was zu tun ist',
  'help.keys.line': 'Die Reihen oder die Würfel vorlesen',
  'help.keys.kingdom': 'Das Königreich oder die Karte in der Mitte vorlesen',
  'help.keys.scores': 'Die Punkte vorlesen',
  'help.keys.move': 'Den letzten Zug vorlesen',
} as const satisfies Texts;
