import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Изтрий резултата от {when}',
  'results.delete.text': 'Изчезват и играта, и повторението ѝ, и тя вече няма да се брои в резултатите ти.',
  'results.delete-all': 'Изтрий всички резултати',
  'results.delete-all.text':
    'Ще изчезнат всички резултати и завършени игри на това устройство. Незавършените игри остават.',
  'results.deleted': 'Изтрито.',
  'results.delete.yes': 'Изтрий',
} satisfies Texts;
