import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Antrenor',
  'coach.thinking': 'Mă gândesc…',
  'coach.failed': 'Nu am putut fi încărcat. Verifică conexiunea.',
  'coach.tell': 'Arată-mi mutarea',
  'coach.place': 'rândul {row}, coloana {column}',
  'coach.look.board': 'Compară liniștit locurile posibile.',
  'coach.look.gain': 'Se pot lua puncte chiar acum.',
  'coach.look.join': 'Uită-te la: {what}.',
  'coach.look.centre': 'Ai grijă de centrul regatului tău.',
  'coach.look.no-hole': 'Ferește-te de goluri care nu se mai pot umple.',
  'coach.look.pick': 'Privește atent șirul nou.',
  'coach.look.deny': 'Ce și-ar dori {name}?',
  'coach.look.first': 'Gândește-te cine alege primul runda viitoare.',
  'coach.look.spell': 'Uită-te în cartea de vrăji.',
  'coach.look.dice': 'Privește atent zarurile.',
  'coach.warning': 'Sigur?',
  'coach.warning.text': 'Această mutare costă circa {percent} % din șansa de a câștiga și {points} puncte.',
  'coach.think-again': 'Mai mă gândesc',
  'coach.play-anyway': 'Joacă oricum',
} satisfies Texts;
