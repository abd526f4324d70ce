import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'O, labas! Aš treniravausi.',
  'remark.squire.proud': 'Ar matei? Na, ar matei?',
  'remark.squire.impressed': 'Oho! Ar išmokysi mane?',
  'remark.knight.greeting': 'Sveikinimai! Tegul laimi gražesnė karalystė.',
  'remark.knight.proud': 'Už garbę ir karūnas!',
  'remark.knight.impressed': 'Kilnus ėjimas. Lenkiu galvą!',
  'remark.baron.greeting': 'Sėsk, nėra kur skubėti.',
  'remark.baron.proud': 'Šitą vietą taupiau.',
  'remark.baron.impressed': 'Hm. Turėjau tam planų.',
  'remark.duke.greeting': 'Vadinasi, metei man iššūkį.',
  'remark.duke.proud': 'Kaip ir tikėjausi.',
  'remark.duke.impressed': 'Atsargiai. Aš tai pastebėjau.',
  'remark.prince.greeting': 'Pradedam? Dievinu publiką.',
  'remark.prince.proud': 'Nesijaudink, ateis ir tavo akimirka.',
  'remark.prince.impressed': 'Žavu! Dabar jau pabudau.',
  'remark.grandmaster.greeting': 'Kiekviena karalystė prasideda nuo mažumės.',
  'remark.grandmaster.proud': 'Kantrybė duoda vaisių.',
  'remark.grandmaster.impressed': 'Gerai. Tu irgi tai pamatei.',
} as const satisfies Texts;
