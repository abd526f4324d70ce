import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Usuń wynik: {when}',
  'results.delete.text': 'Znikną też partia i jej powtórka, a w wynikach nie będzie się już liczyć.',
  'results.delete-all': 'Usuń wszystkie wyniki',
  'results.delete-all.text':
    'Znikną wszystkie wyniki i zakończone partie na tym urządzeniu. Niedokończone partie zostaną.',
  'results.deleted': 'Usunięto.',
  'results.delete.yes': 'Usuń',
  'games.title': 'Moje partie',
  'results.none': 'Dokończ partię, a tutaj pojawią się twoje wyniki.',
  'results.modes': 'Według gier',
  'results.bots': 'Przeciw botom',
  'results.players': '{players, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'results.at-home': 'Przy stole w domu',
  'results.games': 'Partie',
  'results.won': 'Wygrane',
  'results.mean': 'Średnio',
  'results.best': 'Rekord',
} satisfies Texts;
