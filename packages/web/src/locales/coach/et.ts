import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Treener',
  'coach.thinking': 'Mõtlen…',
  'coach.failed': 'Treenerit ei õnnestunud laadida. Kontrolli ühendust.',
  'coach.tell': 'Näita käiku',
  'coach.why': 'Miks?',
  'coach.play': 'Mängi nii',
  'coach.look.board': 'Võrdle rahulikult võimalikke kohti.',
  'coach.look.gain': 'Siinsamas on saada +{points}.',
  'coach.look.join': 'Siin võib midagi kokku kasvada: {what}.',
  'coach.look.centre': 'Hoia silm peal kuningriigi keskkohal.',
  'coach.look.no-hole': 'Hoidu tühjadest kohtadest, mida täita ei saa.',
  'coach.look.pick': 'Üks doominokivi uues reas võib sulle anda +{points}.',
  'coach.look.deny': '{name} võtaks meelsasti ühe neist doominokividest. Millise?',
  'coach.look.first': 'Väikseim number annab järgmises voorus esimese valiku.',
  'coach.look.spell': 'Vaata seda loitsu oma raamatus: {spell}.',
  'coach.look.castle': 'Sinu lossil on veel üks rist anda.',
  'coach.look.die': 'Otsi täringutelt seda: {what}.',
  'coach.look.dice': 'Kaks neist täringutest võivad koos anda +{points}.',
  'coach.warning': 'Oled kindel?',
  'coach.warning.text':
    'See käik vähendab su võiduvõimalust umbes {percent} võrra ja maksab umbes {points, plural, one {# punkti} other {# punkti}}.',
  'coach.think-again': 'Mõtle veel',
  'coach.play-anyway': 'Mängi ikkagi',
} satisfies Texts;
