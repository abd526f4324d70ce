import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'Oh, tere! Ma harjutasin.',
  'remark.squire.proud': 'Kas sa nägid? No kas nägid?',
  'remark.squire.impressed': 'Vau! Kas õpetad mulle ka?',
  'remark.knight.greeting': 'Tervitus! Võitku kaunim kuningriik.',
  'remark.knight.proud': 'Au ja kroonide nimel!',
  'remark.knight.impressed': 'Õilis käik. Minu austus!',
  'remark.baron.greeting': 'Istu, pole kiiret.',
  'remark.baron.proud': 'Seda kohta ma hoidsin.',
  'remark.baron.impressed': 'Hm. Mul oli sellega plaane.',
  'remark.duke.greeting': 'Nii et sina esitadki väljakutse.',
  'remark.duke.proud': 'Nagu arvata oli.',
  'remark.duke.impressed': 'Ettevaatust. Ma panin tähele.',
  'remark.prince.greeting': 'Alustame? Mulle meeldib publik.',
  'remark.prince.proud': 'Ära muretse, sinugi hetk tuleb.',
  'remark.prince.impressed': 'Võluv! Nüüd ma ärkasin.',
  'remark.grandmaster.greeting': 'Iga kuningriik algab väikesest.',
  'remark.grandmaster.proud': 'Kannatlikkus kannab vilja.',
  'remark.grandmaster.impressed': 'Hea. Sina nägid seda samuti.',
} as const satisfies Texts;
