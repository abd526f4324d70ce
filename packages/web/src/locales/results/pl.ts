import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Usuń wynik: {when}',
  'results.delete.text': 'Zniknie też partia i jej powtórka i nie będzie się już liczyć w wynikach.',
  'results.delete-all': 'Usuń wszystkie wyniki',
  'results.delete-all.text':
    'Znikną wszystkie wyniki i zakończone partie na tym urządzeniu. Niedokończone partie zostaną.',
  'results.deleted': 'Usunięto.',
  'results.delete.yes': 'Usuń',
} satisfies Texts;
