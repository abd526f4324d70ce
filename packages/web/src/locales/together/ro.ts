import type { Texts } from './en.ts';

export const catalogue = {
  'together.title': 'Ne uităm împreună',
  'together.leads': '{name} are controlul.',
  'together.you-lead': 'Ai controlul: ceilalți văd ce vezi tu.',
  'together.nobody': 'Nimeni n-are controlul.',
  'together.lead': 'Preia controlul',
  'together.let': 'Cedează controlul',
  'together.follow': 'Urmărește: {name}',
  'together.following': 'Urmărești: {name}.',
  'together.wander': 'Te uiți pe cont propriu.',
  'together.people': 'Cine e aici',
  'together.points': '{name} arată: {what}',
  'together.came': '{name} e aici acum.',
  'together.went': '{name} a plecat.',
  'together.look-only':
    'Doar cine are controlul sau a jucat poate schimba ceva. Deschide o copie și încearcă orice.',
  'together.copy': 'Deschide o copie pentru tine',
  'together.taken': 'Acum altcineva are controlul.',
  'together.changed': 'Altcineva tocmai a schimbat asta. Mai uită-te o dată.',
  'together.full': 'Nu mai e loc pentru note la acest joc.',
  'together.hint': 'Apasă un pătrat, o piesă sau un zar ca să arăți spre el.',
  'together.running': 'Jocul acesta nu s-a terminat încă.',
  'together.to-table': 'Mergi la masă',
} satisfies Texts;
