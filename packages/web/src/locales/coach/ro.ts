import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Antrenor',
  'coach.thinking': 'Mă gândesc…',
  'coach.failed': 'Antrenorul nu a putut fi încărcat. Verifică conexiunea.',
  'coach.tell': 'Arată-mi mutarea',
  'coach.why': 'De ce?',
  'coach.play': 'Joacă așa',
  'coach.look.board': 'Compară pe îndelete locurile posibile.',
  'coach.look.gain': 'Chiar aici se pot lua +{points}.',
  'coach.look.join': 'Ceva se poate uni aici: {what}.',
  'coach.look.centre': 'Ai grijă de centrul regatului tău.',
  'coach.look.no-hole': 'Ferește-te de goluri care nu se mai pot umple.',
  'coach.look.pick': 'O piesă din șirul nou îți poate aduce +{points}.',
  'coach.look.deny': '{name} și-ar dori una dintre aceste piese. Care?',
  'coach.look.first': 'Cine ia cel mai mic număr alege primul în runda viitoare.',
  'coach.look.spell': 'Uită-te la această vrajă din cartea ta: {spell}.',
  'coach.look.castle': 'Castelul tău mai are o cruce de dat.',
  'coach.look.die': 'Caută asta pe zaruri: {what}.',
  'coach.look.dice': 'Două dintre aceste zaruri pot aduce împreună +{points}.',
  'coach.warning': 'Sigur?',
  'coach.warning.text':
    'Această mutare îți scade șansa de câștig cu circa {percent} și costă {points, plural, one {# punct} few {# puncte} other {# de puncte}}.',
  'coach.think-again': 'Mă mai gândesc',
  'coach.play-anyway': 'Joacă oricum',
} satisfies Texts;
