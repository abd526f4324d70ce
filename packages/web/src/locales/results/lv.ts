import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Dzēst rezultātu: {when}',
  'results.delete.text': 'Pazudīs arī spēle un tās ieraksts, un rezultātos to vairs neskaitīs.',
  'results.delete-all': 'Dzēst visus rezultātus',
  'results.delete-all.text':
    'Pazudīs visi rezultāti un pabeigtās spēles šajā ierīcē. Nepabeigtās spēles paliks.',
  'results.deleted': 'Dzēsts.',
  'results.delete.yes': 'Dzēst',
  'games.title': 'Manas spēles',
  'results.none': 'Izspēlē spēli līdz galam, un šeit parādīsies tavi rezultāti.',
  'results.modes': 'Pa spēlēm',
  'results.bots': 'Pret botiem',
  'results.players': '{players, plural, zero {# spēlētāju} one {# spēlētājs} other {# spēlētāji}}',
  'results.at-home': 'Mājās pie galda',
  'results.games': 'Spēles',
  'results.won': 'Uzvaras',
  'results.mean': 'Vidēji',
  'results.best': 'Rekords',
} satisfies Texts;
