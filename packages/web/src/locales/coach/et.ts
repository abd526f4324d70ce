import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Treener',
  'coach.thinking': 'Mõtlen…',
  'coach.failed': 'Nõuannet ei õnnestunud laadida. Kontrolli ühendust.',
  'coach.tell': 'Näita käiku',
  'coach.place': 'rida {row}, veerg {column}',
  'coach.look.board': 'Võrdle rahulikult võimalikke kohti.',
  'coach.look.gain': 'Punkte saab juba praegu.',
  'coach.look.join': 'Vaata seda: {what}.',
  'coach.look.centre': 'Hoia silm peal kuningriigi keskkohal.',
  'coach.look.no-hole': 'Hoidu aukudest, mida täita ei saa.',
  'coach.look.pick': 'Vaata uut rida hoolega.',
  'coach.look.deny': 'Mida {name} tahaks?',
  'coach.look.first': 'Mõtle, kes valib järgmises voorus esimesena.',
  'coach.look.spell': 'Vaata loitsuraamatusse.',
  'coach.look.dice': 'Vaata täringuid hoolega.',
  'coach.warning': 'Oled kindel?',
  'coach.warning.text': 'See käik maksab umbes {percent} % võiduvõimalust ja {points} punkti.',
  'coach.think-again': 'Mõtle veel',
  'coach.play-anyway': 'Mängi ikkagi',
} satisfies Texts;
