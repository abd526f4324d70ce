import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Hilfethemen',
  'help.k.goal': 'Das Ziel',
  'help.k.goal.text':
    'Von deinem Schloss aus baust du ein Königreich aus Dominosteinen. Es muss in ein Quadrat von 5×5 Feldern passen; das Schloss darf darin überall stehen, auch in einer Ecke. Große Gebiete einer Landschaft mit vielen Kronen bringen die meisten Punkte.',
  'help.k.line': 'Wählen',
  'help.k.opening': 'Der Anfang',
  'help.k.opening.text':
    'Die erste Reihe liegt offen aus. Dann werden die Könige einzeln aus der geschlossenen Hand gezogen: Kommt deiner, stellst du ihn auf einen freien Stein, bevor der nächste gezogen wird. Wessen König das sein wird, weiß niemand.',
  'help.k.order': 'Wer ist zuerst dran?',
  'help.k.order.text':
    'Der König auf der kleinsten Zahl ist zuerst dran: Leg den Stein, auf dem er steht, und stell den König dann auf einen freien Stein der nächsten Reihe. Wer jetzt einen guten Stein nimmt, wählt beim nächsten Mal später. Zu zweit hat jeder zwei Könige.',
  'help.k.lay': 'Legen',
  'help.k.score': 'Punkte',
  'help.k.score.text':
    'Ein Gebiet sind Felder einer Landschaft, die sich an den Seiten berühren. Es bringt seine Felder mal seine Kronen: 3 Felder mit 1 Krone bringen 3 Punkte. Ohne Krone keine Punkte. Das Schloss zählt nicht und verbindet nichts.',
  'help.k.terrains': 'Die Landschaften',
  'help.k.terrains.text':
    'Kornfelder sind häufig, haben aber wenige Kronen; Sümpfe und Bergwerke sind selten, aber reich daran. In den Optionen kannst du auf jeder Landschaft einen Buchstaben anzeigen.',
  'help.k.dominoes': 'Die 48 Dominosteine',
  'help.k.dominoes.text':
    'Zu viert kommen alle ins Spiel, zu dritt 36 in Dreierreihen, zu zweit 24. Welche in der Schachtel bleiben, sieht niemand. So viele Felder gibt es:',
  'help.k.crowns': '{crowns, plural, =0 {Ohne Krone} one {# Krone} other {# Kronen}}',
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
    'Die Partie endet nach einer Runde, in der eine Karte voll ist oder in der ohne Zauber niemand zeichnen konnte und niemand einen einsetzte. Ein Gebiet sind gleiche Wappen, die sich an den Seiten berühren. Es bringt seine Wappen mal seine Kreuze. Bei Gleichstand entscheidet das größte Gebiet; ist auch das gleich, wird der Sieg geteilt.',
  'help.d.spells': 'Die sechs Zauber',
  'help.d.boxes': '{coat}, {boxes, plural, one {# Kästchen} other {# Kästchen}}',
  'help.v.intro': 'All das kannst du für eine Partie Kingdomino einschalten und beliebig mischen.',
  'help.v.only': '({seats, plural, one {# Person} other {# Personen}})',
  'help.v.mightyDuel': 'Zwölf Runden, jeder mit zwei Königen.',
  'help.v.middleKingdom':
    'Dein Königreich muss vom Schloss aus nach links so weit reichen wie nach rechts und nach oben so weit wie nach unten. Lücken schaden nicht.',
  'help.v.harmony': 'Mit anderen Worten: Dein Königreich hat keine Lücken.',
  'help.v.dynasty':
    'Für jede Partie werden die Könige neu gezogen. Die höchste Summe aus allen dreien gewinnt. Bei Gleichstand zählen die größten Gebiete zusammen, dann alle Kronen.',
  'help.v.lineOfFour': 'Wie in der neueren Ausgabe, statt 36 Steine in Dreierreihen.',
  'help.v.balancedOpening': 'Der Zufall entscheidet nur, wer A ist.',
  'help.keys': 'Mit der Tastatur',
  'help.keys.text':
    'Du kannst allein mit der Tastatur und mit einem Screenreader spielen. Die Buchstaben gelten überall am Tisch; in den Optionen lassen sie sich abschalten.',
  'help.keys.arrows': 'Pfeiltasten',
  'help.keys.arrows.text': 'Über das Spielfeld gehen',
  'help.keys.turn': 'Sagen, wer dran ist und was zu tun ist',
  'help.keys.line': 'Die Reihen oder die Würfel vorlesen',
  'help.keys.kingdom': 'Das Königreich oder die Karte in der Mitte vorlesen',
  'help.keys.scores': 'Die Punkte vorlesen',
  'help.keys.move': 'Den letzten Zug vorlesen',
  'help.ex.right': 'Erlaubt:',
  'help.ex.wrong': 'Nicht erlaubt:',
  'help.ex.castle': 'Es grenzt an das Schloss, und dazu passt alles.',
  'help.k.ex.match': 'Die Waldhälfte grenzt an einen Wald. Die andere Hälfte darf neben allem liegen.',
  'help.k.ex.none': 'Es grenzt an andere Felder, aber keine Hälfte an ihre eigene Landschaft.',
  'help.k.ex.corner': 'Die beiden Wälder treffen sich nur an einer Ecke.',
  'help.k.ex.wide': 'Die Landschaft passt, aber das Königreich wäre sechs Felder breit.',
  'help.d.ex.match': 'Ein Wappen grenzt an dasselbe Wappen aus einer früheren Runde.',
  'help.d.ex.none': 'Es grenzt an andere Wappen, aber nicht an das gleiche.',
  'help.d.ex.same': 'Die zwei neuen Wappen passen nur zueinander.',
  'help.k.counted': 'Beispiel: Wertung eines Königreichs',
  'help.k.counted.text':
    'Jedes Gebiet bringt seine Felder × seine Kronen. Das Schloss steht genau in der Mitte und nichts wurde abgeworfen: Mit Reich der Mitte und Harmonie sind das 15 mehr.',
  'help.d.counted': 'Beispiel: Wertung einer Karte',
  'help.d.counted.text':
    'Jedes Gebiet bringt seine Wappen × seine Kreuze. Das Banner bringt 3 Punkte für jedes Gebiet seines Wappens, auch ohne Kreuz.',
  'help.try': 'Ausprobieren',
  'help.learn': 'Beim Spielen lernen',
  'help.questions': 'Fragen und Antworten',
  'help.q.K-P4': 'Ich will diesen Stein nicht. Darf ich ihn abwerfen?',
  'help.a.K-P4':
    'Nein. Wenn er irgendwo passt, musst du ihn legen, auch wenn es wehtut. Nur was nirgends passt, wird abgeworfen.',
  'help.q.K-P2': 'Müssen alle Seiten eines Steins passen?',
  'help.a.K-P2':
    'Nein. Eine Hälfte muss an dein Schloss oder ihre eigene Landschaft grenzen, alle anderen Seiten dürfen an alles grenzen. Die zwei Hälften zählen nicht füreinander.',
  'help.q.K-P3': 'Muss mein Schloss in der Mitte stehen?',
  'help.a.K-P3':
    'Nein, es darf überall in deinem Quadrat stehen. Nur die Variante Reich der Mitte belohnt die genaue Mitte.',
  'help.q.K-E1': 'Wie zählen mehrere Kronen in einem Gebiet?',
  'help.a.K-E1':
    'Sie werden erst addiert, dann wird malgenommen: 5 Felder mit 3 Kronen bringen 15. Gebiete, die sich nicht berühren, zählen einzeln.',
  'help.q.K-V3': 'Sind Lücken schlimm?',
  'help.a.K-V3':
    'Für sich kosten sie nichts. Aber Harmonie gibt es nur, wenn nichts abgeworfen wurde, und dann gibt es keine Lücken.',
  'help.q.K-E2': 'Was passiert bei Gleichstand?',
  'help.a.K-E2':
    'Das größte einzelne Gebiet gewinnt, auch ohne Kronen, dann die meisten Kronen im Königreich. Ist auch das gleich, wird der Sieg geteilt.',
  'help.q.D-R6': 'Muss ich mein Domino zeichnen?',
  'help.a.D-R6':
    'Ja, wenn es ohne Zauber passt. Einen Zauber musst du nie benutzen: Passt es nur mit einem, darfst du auch nichts zeichnen.',
  'help.q.D-R5': 'Meine zwei neuen Wappen sind gleich. Reicht das?',
  'help.a.D-R5':
    'Nein. Mindestens eins muss an das Schloss oder an dasselbe Wappen aus einer früheren Runde grenzen.',
  'help.q.D-R7': 'Welche Würfel füllen ein Kästchen im Zauberbuch?',
  'help.a.D-R7':
    'Jeder, der ein Wappen ohne Kreuz zeigt, auch wenn du nichts zeichnest. Joker, Würfel mit Kreuzen und der mit dem Schlosskreuz füllen keins.',
  'help.q.D-R8': 'Und wenn wir beide eine Reihe in derselben Runde füllen?',
  'help.a.D-R8':
    'Dann bekommt den Zauber, wer in dieser Runde begonnen hat. Die andere Reihe wird gestrichen.',
  'help.q.D-S1': 'Wann darf ich einen Zauber benutzen, und auch mehrere?',
  'help.a.D-S1':
    'Ab der Runde, nachdem du ihn gewonnen hast, Banner und Würdenträger sofort. Für ein Domino gehen mehrere, auch zusammen mit dem Schlosskreuz.',
  'help.q.D-B1': 'Wie viele Kreuze kann ein Wappen haben?',
  'help.a.D-B1': 'Bis zu vier: zwei vom Würfel, eins vom Schloss und eins vom Würdenträger.',
} as const satisfies Texts;
