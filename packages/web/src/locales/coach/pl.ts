import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Trener',
  'coach.thinking': 'Już myślę…',
  'coach.failed': 'Nie udało się wczytać trenera. Sprawdź połączenie.',
  'coach.tell': 'Pokaż mi ruch',
  'coach.why': 'Dlaczego?',
  'coach.play': 'Zagraj tak',
  'coach.look.board': 'Porównaj spokojnie możliwe miejsca.',
  'coach.look.gain': 'Tu jest do zdobycia +{points}.',
  'coach.look.join': 'Coś może się tu połączyć: {what}.',
  'coach.look.centre': 'Miej na oku środek królestwa.',
  'coach.look.no-hole': 'Uważaj na luki, których nie da się wypełnić.',
  'coach.look.pick': 'Jedna płytka z nowej kolumny może dać ci +{points}.',
  'coach.look.deny': '{name} chętnie weźmie jedną z tych płytek. Którą?',
  'coach.look.first': 'Najniższy numer daje pierwszy wybór w następnej rundzie.',
  'coach.look.spell': 'Spójrz na to zaklęcie w księdze: {spell}.',
  'coach.look.castle': 'Twój zamek ma jeszcze krzyż do oddania.',
  'coach.look.die': 'Poszukaj tego na kościach: {what}.',
  'coach.look.dice': 'Dwie z tych kości mogą dać razem +{points}.',
  'coach.warning': 'Na pewno?',
  'coach.warning.text':
    'Ten ruch zmniejsza twoją szansę na wygraną o około {percent} i kosztuje około {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}.',
  'coach.think-again': 'Pomyśl jeszcze',
  'coach.play-anyway': 'Zagraj mimo to',
} satisfies Texts;
