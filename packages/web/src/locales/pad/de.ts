/** The words of the score pad in German. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text':
    'Für die Partie auf eurem Tisch: Tippe ein, was da liegt, und die Punkte zählen sich von selbst.',
  'pad.start': 'Zählen',
  'pad.setup': 'Spieler und Varianten',
  'pad.next': 'Neue Partie',
  'pad.next.done': 'Ein neues Blatt für dieselben Spieler.',
  'pad.boards': 'Wessen Plan',
  'pad.way': 'So eingeben',
  'pad.way.squares': 'Felder',
  'pad.way.dominoes': 'Dominos',
  'pad.way.areas': 'Nur Gebiete',
  'pad.way.domains': 'Nur Gebiete',
  'pad.how.squares':
    'Wähle unten ein Feld und tippe überall hin, wo es liegt. Noch einmal tippen für Kronen.',
  'pad.how.castle': 'Das Schloss steht nicht in der Mitte? Tippe es an, dann seinen Platz.',
  'pad.how.dominoes':
    'Wähle ein Domino und tippe hin, wo seine linke Hälfte liegt, dann die rechte. Ein Tipp auf ein Domino nimmt es weg.',
  'pad.how.areas': 'Füge jedes Gebiet mit Feldern und Kronen hinzu.',
  'pad.how.duel':
    'Wähle unten ein Wappen und tippe überall hin, wo es gezeichnet ist. Noch einmal tippen für Kreuze.',
  'pad.how.domains': 'Füge jedes Gebiet mit Wappen und Kreuzen hinzu.',
  'pad.brushes': 'Was da liegt',
  'pad.eraser': 'Radieren',
  'pad.fill': 'Rest auffüllen',
  'pad.clear': 'Alles leeren',
  'pad.cleared': 'Der Plan ist leer.',
  'pad.other-half': 'Tippe jetzt die andere Hälfte an.',
  'pad.no-room': 'Für die andere Hälfte ist kein Platz.',
  'pad.used': '{domino}. Liegt schon in einem Königreich: {name}.',
  'pad.add': 'Hinzufügen: {what}',
  'pad.squares': 'Felder',
  'pad.coats': 'Wappen',
  'pad.crowns': 'Kronen',
  'pad.crosses': 'Kreuze',
  'pad.more': '{what}: eins mehr',
  'pad.fewer': '{what}: eins weniger',
  'pad.remove': 'Entfernen: {what}',
  'pad.no-banner': 'Keins',
  'pad.missing': 'Es fehlt noch: {names}.',
  'pad.keep': 'Ergebnis speichern',
  'pad.kept': 'Bei deinen Ergebnissen gespeichert.',
  'pad.stale': 'Seit dem Speichern hat sich etwas geändert.',
  'pad.editor': 'Im Editor öffnen',
  'pad.guess':
    'Als Ende einer Partie. Welche Dominos abgeworfen wurden oder zuletzt kamen, weiß niemand mehr; der Editor bekommt, was passt.',
  'pad.guess.duel':
    'Als Ende einer Partie. Würfel, Zauberbuch und die Reihenfolge der Runden weiß niemand mehr; der Editor bekommt, was passt.',
  'pad.opened': 'Der gespeicherte Zettel ist wieder offen.',
  'pad.mistakes': 'Da stimmt etwas nicht',
  'pad.mistake.box': '{what}: {count}, aber in der Schachtel sind nur {most}.',
  'pad.mistake.alone': 'Kein Domino verbindet die markierten Felder mit einem daneben.',
  'pad.mistake.odd': 'Eine ungerade Zahl von Feldern ({count}), aber jedes Domino bedeckt zwei.',
  'pad.mistake.apart': 'Die markierten Felder berühren den Rest des Königreichs nicht.',
  'pad.mistake.no-dominoes': 'So können die Dominos der Schachtel nach den Regeln nicht liegen.',
  'pad.mistake.same-dominoes': 'Nicht alle Königreiche können stimmen: Sie brauchen dasselbe Domino.',
  'pad.mistake.too-many': 'Felder: {count}, aber es ist nur für {most} Platz.',
  'pad.mistake.crowns':
    '{what} {count} × {marks}: zu viele Kronen. Auf so vielen Feldern hat die Schachtel höchstens {most}.',
  'pad.mistake.not-full': 'Für Harmonie muss das Königreich voll sein (Felder: {count} von {most}).',
  'pad.mistake.crosses':
    'Die markierten Wappen haben mehr Kreuze, als Würfel, Schloss und Würdenträger einem Spieler geben können.',
  'pad.mistake.crosses-together':
    'Beide Karten zusammen haben mehr Kreuze, als Würfel, Schlösser und ein Würdenträger geben können.',
  'pad.mistake.banners': 'Nur ein Spieler kann das Banner haben.',
};
