import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Trainer',
  'coach.thinking': 'Ich überlege …',
  'coach.failed': 'Ich konnte nicht geladen werden. Prüfe die Verbindung.',
  'coach.tell': 'Zeig mir den Zug',
  'coach.place': 'Zeile {row}, Spalte {column}',
  'coach.look.board': 'Vergleiche in Ruhe die möglichen Plätze.',
  'coach.look.gain': 'Hier gibt es gleich Punkte zu holen.',
  'coach.look.join': 'Schau hierauf: {what}.',
  'coach.look.centre': 'Behalte die Mitte deines Königreichs im Blick.',
  'coach.look.no-hole': 'Achte auf Lücken, die sich nicht füllen lassen.',
  'coach.look.pick': 'Sieh dir die neue Reihe genau an.',
  'coach.look.deny': 'Was hätte {name} gern?',
  'coach.look.first': 'Denk daran, wer in der nächsten Runde zuerst wählt.',
  'coach.look.spell': 'Wirf einen Blick ins Zauberbuch.',
  'coach.look.dice': 'Sieh dir die Würfel genau an.',
  'coach.warning': 'Bist du sicher?',
  'coach.warning.text': 'Dieser Zug kostet etwa {percent} % Siegchance und {points} Punkte.',
  'coach.think-again': 'Noch mal überlegen',
  'coach.play-anyway': 'Trotzdem spielen',
} satisfies Texts;
