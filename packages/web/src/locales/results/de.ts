import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Ergebnis vom {when} löschen',
  'results.delete.text':
    'Auch die Partie und ihre Wiederholung verschwinden, und sie zählt nicht mehr zu deinen Ergebnissen.',
  'results.delete-all': 'Alle Ergebnisse löschen',
  'results.delete-all.text':
    'Alle Ergebnisse und beendeten Partien auf diesem Gerät verschwinden. Offene Partien bleiben.',
  'results.deleted': 'Gelöscht.',
  'results.delete.yes': 'Löschen',
  'games.title': 'Meine Partien',
  'results.none': 'Spiel eine Partie zu Ende, dann erscheinen deine Ergebnisse hier.',
  'results.modes': 'Nach Spiel',
  'results.bots': 'Gegen Bots',
  'results.players': '{players, plural, one {# Person} other {# Personen}}',
  'results.at-home': 'Am Tisch zu Hause',
  'results.games': 'Partien',
  'results.won': 'Siege',
  'results.mean': 'Schnitt',
  'results.best': 'Rekord',
} satisfies Texts;
