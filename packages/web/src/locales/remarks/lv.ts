import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'Ak, čau! Es trenējos.',
  'remark.squire.proud': 'Vai redzēji? Nu, vai redzēji?',
  'remark.squire.impressed': 'Oho! Vai iemācīsi man to?',
  'remark.knight.greeting': 'Prieks tevi redzēt! Lai uzvar skaistākā karaliste.',
  'remark.knight.proud': 'Par godu un kroņiem!',
  'remark.knight.impressed': 'Cēls gājiens. Mana cieņa!',
  'remark.baron.greeting': 'Sēdies, nav kur steigties.',
  'remark.baron.proud': 'Šo vietu es taupīju.',
  'remark.baron.impressed': 'Hm. Man bija plāni.',
  'remark.duke.greeting': 'Tātad izaicini mani tu.',
  'remark.duke.proud': 'Kā jau gaidīts.',
  'remark.duke.impressed': 'Uzmanīgi. Es to pamanīju.',
  'remark.prince.greeting': 'Sākam? Es dievinu publiku.',
  'remark.prince.proud': 'Neuztraucies, pienāks arī tavs brīdis.',
  'remark.prince.impressed': 'Burvīgi! Tagad esmu pamodies.',
  'remark.grandmaster.greeting': 'Katra karaliste sākas maza.',
  'remark.grandmaster.proud': 'Pacietībai ir sava raža.',
  'remark.grandmaster.impressed': 'Labi. Tu arī to redzēji.',
} as const satisfies Texts;
