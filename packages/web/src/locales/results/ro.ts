import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Șterge rezultatul din {when}',
  'results.delete.text': 'Dispar și jocul, și reluarea lui, iar la rezultate nu mai contează.',
  'results.delete-all': 'Șterge toate rezultatele',
  'results.delete-all.text':
    'Dispar toate rezultatele și jocurile terminate de pe acest dispozitiv. Jocurile neterminate rămân.',
  'results.deleted': 'Șters.',
  'results.delete.yes': 'Șterge',
  'games.title': 'Jocurile mele',
  'results.none': 'Joacă o partidă până la capăt și rezultatele tale vor apărea aici.',
  'results.modes': 'Pe jocuri',
  'results.bots': 'Împotriva boților',
  'results.players': '{players, plural, one {un jucător} few {# jucători} other {# de jucători}}',
  'results.at-home': 'La masa de acasă',
  'results.games': 'Jocuri',
  'results.won': 'Victorii',
  'results.mean': 'Media',
  'results.best': 'Record',
} satisfies Texts;
