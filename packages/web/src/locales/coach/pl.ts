import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Trener',
  'coach.thinking': 'Już myślę…',
  'coach.failed': 'Nie udało się mnie wczytać. Sprawdź połączenie.',
  'coach.tell': 'Pokaż mi ruch',
  'coach.place': 'wiersz {row}, kolumna {column}',
  'coach.look.board': 'Porównaj spokojnie możliwe miejsca.',
  'coach.look.gain': 'Można zdobyć punkty już teraz.',
  'coach.look.join': 'Przyjrzyj się: {what}.',
  'coach.look.centre': 'Miej na oku środek królestwa.',
  'coach.look.no-hole': 'Uważaj na luki, których nie da się wypełnić.',
  'coach.look.pick': 'Przyjrzyj się nowej kolumnie.',
  'coach.look.deny': 'Co przydałoby się graczowi {name}?',
  'coach.look.first': 'Pomyśl, kto wybiera pierwszy w następnej rundzie.',
  'coach.look.spell': 'Zajrzyj do księgi zaklęć.',
  'coach.look.dice': 'Przyjrzyj się kościom.',
  'coach.warning': 'Na pewno?',
  'coach.warning.text': 'Ten ruch kosztuje około {percent} % szansy na wygraną i {points} pkt.',
  'coach.think-again': 'Pomyśl jeszcze',
  'coach.play-anyway': 'Zagraj mimo to',
} satisfies Texts;
