import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': '{game} lernen',
  'learn.step': 'Schritt {step} von {steps}',
  'learn.next': 'Weiter',
  'learn.again': 'Von vorn',
  'learn.rules': 'Regeln lesen',
  'learn.why': 'Noch nicht:',
  'learn.k.pick':
    'Jedes Domino zeigt zwei Landschaften. Stell deinen König auf Nummer 24: Es hat eine Krone, und Kronen bringen Punkte.',
  'learn.k.pick.other': 'Das ginge auch. Nimm hier Nummer 24 mit der Krone.',
  'learn.k.place':
    'Leg es jetzt in dein Königreich. Das erste Domino muss an dein Schloss grenzen, und zum Schloss passt jede Landschaft.',
  'learn.k.order':
    'Dein König wählt für die nächste Runde. Kleine Zahlen sind dann früher dran, große sind mehr wert. Nimm Nummer 5, dann beginnst du.',
  'learn.k.order.other': 'Ein gutes Domino, aber dann beginnst du nicht. Nimm Nummer 5.',
  'learn.k.match':
    'Du beginnst. Leg die Wälder an deinen Wald: Eine Hälfte muss an ihre eigene Landschaft grenzen. Die übrigen Seiten sind egal.',
  'learn.k.match.other': 'Das ist erlaubt, bringt aber nichts. Leg die neuen Wälder an deinen Wald.',
  'learn.k.count':
    'Zählen wir: Ein Gebiet bringt seine Felder mal seine Kronen. Dein Wald: {squares} × {crowns} = {points}. Ohne Krone wären es 0.',
  'learn.k.size':
    'Ein anderes Spiel, kurz vor dem Ende. Mit dem Schloss darf dein Königreich 5 × 5 Felder groß sein, nicht mehr. Finde den Platz mit den meisten Punkten.',
  'learn.k.size.other':
    'Da passt es, aber ein anderer Platz bringt mehr. Probier andere Felder oder dreh es.',
  'learn.k.discard': 'Diese Wälder passen in deinem 5 × 5 nirgends. Nur dann darf man ein Domino abwerfen.',
  'learn.k.bonus':
    'Am Ende gibt es Boni: 10 Punkte für das Reich der Mitte, denn dein Schloss steht genau in der Mitte. Die 5 Punkte der Harmonie bekommt nur, wer nichts abwirft.',
  'learn.k.end':
    'Mehr brauchst du nicht! Nach der letzten Runde gewinnen die meisten Punkte. Spiel jetzt dein erstes Spiel.',
} satisfies Texts;
