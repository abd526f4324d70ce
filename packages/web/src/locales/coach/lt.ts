import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Treneris',
  'coach.thinking': 'Galvoju…',
  'coach.failed': 'Nepavyko įkelti patarimo. Patikrink ryšį.',
  'coach.tell': 'Parodyk ėjimą',
  'coach.place': '{row} eilutė, {column} stulpelis',
  'coach.look.board': 'Ramiai palygink galimas vietas.',
  'coach.look.gain': 'Taškų galima gauti jau dabar.',
  'coach.look.join': 'Pažiūrėk: {what}.',
  'coach.look.centre': 'Stebėk savo karalystės vidurį.',
  'coach.look.no-hole': 'Saugokis tarpų, kurių neužpildysi.',
  'coach.look.pick': 'Atidžiai pažiūrėk į naują eilę.',
  'coach.look.deny': 'Ko norėtų {name}?',
  'coach.look.first': 'Pagalvok, kas kitame rate renkasi pirmas.',
  'coach.look.spell': 'Pažiūrėk į burtų knygą.',
  'coach.look.dice': 'Atidžiai pažiūrėk į kauliukus.',
  'coach.warning': 'Tikrai?',
  'coach.warning.text': 'Šis ėjimas kainuoja apie {percent} % tikimybės laimėti ir {points} tšk.',
  'coach.think-again': 'Dar pagalvoti',
  'coach.play-anyway': 'Vis tiek žaisti',
} satisfies Texts;
