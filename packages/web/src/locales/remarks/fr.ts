import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'Oh, salut ! Je me suis entraîné.',
  'remark.squire.proud': 'Tu as vu ça ? Tu as vu ?',
  'remark.squire.impressed': 'Waouh ! Tu m’apprends ça ?',
  'remark.knight.greeting': 'Salut à toi ! Que le plus beau royaume gagne.',
  'remark.knight.proud': 'Pour l’honneur et les couronnes !',
  'remark.knight.impressed': 'Un noble coup. Mes compliments !',
  'remark.baron.greeting': 'Assieds-toi, rien ne presse.',
  'remark.baron.proud': 'Je gardais cette place.',
  'remark.baron.impressed': 'Hum. J’avais des projets pour ça.',
  'remark.duke.greeting': 'C’est donc toi qui me défies.',
  'remark.duke.proud': 'Comme prévu.',
  'remark.duke.impressed': 'Attention. J’ai remarqué.',
  'remark.prince.greeting': 'On y va ? J’adore avoir un public.',
  'remark.prince.proud': 'Ne t’en fais pas, ton moment viendra.',
  'remark.prince.impressed': 'Charmant ! Me voilà réveillé.',
  'remark.grandmaster.greeting': 'Tout royaume commence petit.',
  'remark.grandmaster.proud': 'La patience porte ses fruits.',
  'remark.grandmaster.impressed': 'Bien. Toi aussi, tu l’as vu.',
} as const satisfies Texts;
