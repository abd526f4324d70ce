import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Ištrinti rezultatą: {when}',
  'results.delete.text': 'Kartu dings ir partija su jos peržiūra, ir rezultatuose ji nebebus skaičiuojama.',
  'results.delete-all': 'Ištrinti visus rezultatus',
  'results.delete-all.text':
    'Dings visi šio įrenginio rezultatai ir baigtos partijos. Nebaigtos partijos liks.',
  'results.deleted': 'Ištrinta.',
  'results.delete.yes': 'Ištrinti',
} satisfies Texts;
