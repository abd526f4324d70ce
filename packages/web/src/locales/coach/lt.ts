import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Treneris',
  'coach.thinking': 'Galvoju…',
  'coach.failed': 'Nepavyko įkelti trenerio. Patikrink ryšį.',
  'coach.tell': 'Parodyk ėjimą',
  'coach.why': 'Kodėl?',
  'coach.play': 'Žaisti taip',
  'coach.look.board': 'Ramiai palygink galimas vietas.',
  'coach.look.gain': 'Čia pat galima gauti +{points}.',
  'coach.look.join': 'Čia kai kas gali susijungti: {what}.',
  'coach.look.centre': 'Stebėk savo karalystės vidurį.',
  'coach.look.no-hole': 'Saugokis tarpų, kurių neužpildysi.',
  'coach.look.pick': 'Viena naujos eilės plytelė gali tau duoti +{points}.',
  'coach.look.deny': '{name} mielai paimtų vieną iš šių plytelių. Kurią?',
  'coach.look.first': 'Mažiausias numeris duoda pirmą pasirinkimą kitame rate.',
  'coach.look.spell': 'Pažiūrėk į šį burtą savo knygoje: {spell}.',
  'coach.look.castle': 'Tavo pilis dar turi vieną kryželį.',
  'coach.look.die': 'Ieškok šito ant kauliukų: {what}.',
  'coach.look.dice': 'Du iš šių kauliukų kartu gali duoti +{points}.',
  'coach.warning': 'Tikrai?',
  'coach.warning.text':
    'Šis ėjimas sumažina tavo tikimybę laimėti maždaug {percent} ir kainuoja apie {points, plural, one {# tašką} few {# taškus} many {# taško} other {# taškų}}.',
  'coach.think-again': 'Dar pagalvoti',
  'coach.play-anyway': 'Vis tiek žaisti',
} satisfies Texts;
