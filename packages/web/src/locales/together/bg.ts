import type { Texts } from './en.ts';

export const catalogue = {
  'together.title': 'Разбор заедно',
  'together.leads': '{name} управлява.',
  'together.you-lead': 'Ти управляваш: останалите виждат каквото виждаш ти.',
  'together.nobody': 'Никой не управлява.',
  'together.lead': 'Поеми управлението',
  'together.let': 'Предай управлението',
  'together.follow': 'Следвай: {name}',
  'together.following': 'Следваш: {name}.',
  'together.wander': 'Разглеждаш по свой начин.',
  'together.people': 'Кой е тук',
  'together.points': '{name} сочи: {what}',
  'together.came': '{name} вече е тук.',
  'together.went': '{name} си тръгна.',
  'together.look-only':
    'Само управляващият и играчите могат да променят. Отвори копие и опитай каквото искаш.',
  'together.copy': 'Отвори копие за себе си',
  'together.taken': 'Сега управлява някой друг.',
  'together.changed': 'Някой току-що го промени. Погледни пак.',
  'together.full': 'Няма повече място за бележки към тази игра.',
  'together.hint': 'Натисни поле, плочка или зар, за да ги посочиш.',
  'together.running': 'Тази игра още не е свършила.',
  'together.to-table': 'Към масата',
} satisfies Texts;
