import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Șterge rezultatul din {when}',
  'results.delete.text': 'Dispar și jocul, și reluarea lui, iar la rezultate nu mai contează.',
  'results.delete-all': 'Șterge toate rezultatele',
  'results.delete-all.text':
    'Dispar toate rezultatele și jocurile terminate de pe acest dispozitiv. Jocurile neterminate rămân.',
  'results.deleted': 'Șters.',
  'results.delete.yes': 'Șterge',
} satisfies Texts;
