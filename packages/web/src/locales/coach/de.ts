import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Trainer',
  'coach.thinking': 'Ich überlege …',
  'coach.failed': 'Der Trainer konnte nicht geladen werden. Prüfe die Verbindung.',
  'coach.tell': 'Zeig mir den Zug',
  'coach.why': 'Warum?',
  'coach.play': 'So spielen',
  'coach.look.board': 'Vergleiche in Ruhe die möglichen Plätze.',
  'coach.look.gain': 'Genau hier sind +{points} zu holen.',
  'coach.look.join': 'Hier kann etwas zusammenwachsen: {what}.',
  'coach.look.centre': 'Behalte die Mitte deines Königreichs im Blick.',
  'coach.look.no-hole': 'Achte auf Lücken, die sich nicht füllen lassen.',
  'coach.look.pick': 'Ein Stein der neuen Reihe kann dir +{points} bringen.',
  'coach.look.deny': '{name} hätte gern einen dieser Steine. Welchen?',
  'coach.look.first': 'Wer die niedrigste Zahl nimmt, wählt in der nächsten Runde zuerst.',
  'coach.look.spell': 'Sieh dir diesen Zauber in deinem Zauberbuch an: {spell}.',
  'coach.look.castle': 'Dein Schloss hat noch ein Kreuz zu vergeben.',
  'coach.look.die': 'Such das auf den Würfeln: {what}.',
  'coach.look.dice': 'Zwei dieser Würfel bringen zusammen bis zu +{points}.',
  'coach.warning': 'Bist du sicher?',
  'coach.warning.text':
    'Dieser Zug kostet etwa {percent} Siegchance und {points, plural, one {# Punkt} other {# Punkte}}.',
  'coach.think-again': 'Noch mal überlegen',
  'coach.play-anyway': 'Trotzdem spielen',
} satisfies Texts;
