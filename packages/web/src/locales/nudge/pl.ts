import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Powiadom mnie, gdy mój ruch',
  'nudge.text':
    'Także gdy ta strona jest zamknięta. Najwyżej jedno powiadomienie na stół, dopóki nie wrócisz.',
  'nudge.turn': 'Twój ruch',
  'nudge.invited': 'Czeka na ciebie miejsce',
  'nudge.full': 'Gra się zaczyna',
  'nudge.time': 'Kończy ci się czas',
  'nudge.write': 'Ktoś chce do ciebie pisać',
  'nudge.challenge': 'Ktoś rzuca ci wyzwanie',
  'nudge.rematch': 'Ktoś chce rewanżu',
  'nudge.club': 'Stół twojego klubu czeka',
  'nudge.study': 'Ktoś ogląda twoją partię',
  'nudge.followed': 'Ktoś cię obserwuje',
  'nudge.tournament': 'Zaczyna się turniej',
  'nudge.paired': 'Twój stół turniejowy czeka',
  'nudge.result': 'Turniej się skończył',
  'nudge.with': 'Gracze: {names}',
  'nudge.denied':
    'Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie pozwolić w jej ustawieniach.',
  'nudge.unsupported': 'Ta przeglądarka nie potrafi pokazywać powiadomień.',
  'nudge.home-screen':
    'Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego i stamtąd ją otwórz.',
  'nudge.page-only':
    'Powiadomienia pojawiają się tylko przy otwartej stronie: innych przeglądarka nie dopuszcza.',
  'nudge.failed': 'Nie udało się. Spróbuj później.',
} as const satisfies Texts;
