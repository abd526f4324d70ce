import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Treneris',
  'coach.thinking': 'Domāju…',
  'coach.failed': 'Padomu neizdevās ielādēt. Pārbaudi savienojumu.',
  'coach.tell': 'Parādi gājienu',
  'coach.place': '{row}. rinda, {column}. kolonna',
  'coach.look.board': 'Mierīgi salīdzini iespējamās vietas.',
  'coach.look.gain': 'Punktus var iegūt jau tagad.',
  'coach.look.join': 'Paskaties: {what}.',
  'coach.look.centre': 'Paturi acīs savas karalistes vidu.',
  'coach.look.no-hole': 'Sargies no caurumiem, kurus nevar aizpildīt.',
  'coach.look.pick': 'Rūpīgi apskati jauno rindu.',
  'coach.look.deny': 'Ko vēlētos {name}?',
  'coach.look.first': 'Padomā, kurš nākamajā kārtā izvēlas pirmais.',
  'coach.look.spell': 'Ieskaties burvju grāmatā.',
  'coach.look.dice': 'Rūpīgi apskati kauliņus.',
  'coach.warning': 'Vai tiešām?',
  'coach.warning.text': 'Šis gājiens maksā ap {percent} % izredžu uzvarēt un {points} punktus.',
  'coach.think-again': 'Padomāt vēl',
  'coach.play-anyway': 'Tomēr spēlēt',
} satisfies Texts;
