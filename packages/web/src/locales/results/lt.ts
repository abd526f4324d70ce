import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Ištrinti rezultatą: {when}',
  'results.delete.text': 'Kartu dings ir partija su jos peržiūra, ir rezultatuose ji nebebus skaičiuojama.',
  'results.delete-all': 'Ištrinti visus rezultatus',
  'results.delete-all.text':
    'Dings visi šio įrenginio rezultatai ir baigtos partijos. Nebaigtos partijos liks.',
  'results.deleted': 'Ištrinta.',
  'results.delete.yes': 'Ištrinti',
  'games.title': 'Mano partijos',
  'results.none': 'Sužaisk partiją iki galo, ir čia atsiras tavo rezultatai.',
  'results.modes': 'Pagal žaidimą',
  'results.bots': 'Prieš botus',
  'results.players': '{players, plural, one {# žaidėjas} few {# žaidėjai} other {# žaidėjų}}',
  'results.at-home': 'Namie prie stalo',
  'results.games': 'Partijos',
  'results.won': 'Pergalės',
  'results.mean': 'Vidurkis',
  'results.best': 'Rekordas',
} satisfies Texts;
