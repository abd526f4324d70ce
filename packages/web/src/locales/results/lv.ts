import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Dzēst rezultātu: {when}',
  'results.delete.text': 'Pazudīs arī spēle un tās atkārtojums, un rezultātos to vairs neskaitīs.',
  'results.delete-all': 'Dzēst visus rezultātus',
  'results.delete-all.text':
    'Pazudīs visi rezultāti un pabeigtās spēles šajā ierīcē. Nepabeigtās spēles paliks.',
  'results.deleted': 'Dzēsts.',
  'results.delete.yes': 'Dzēst',
} satisfies Texts;
