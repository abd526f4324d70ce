import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'О, здравей! Упражнявах се.',
  'remark.squire.proud': 'Видя ли това? Видя ли?',
  'remark.squire.impressed': 'Леле! Ще ме научиш ли?',
  'remark.knight.greeting': 'Добра среща! Нека победи по-хубавото кралство.',
  'remark.knight.proud': 'За чест и корони!',
  'remark.knight.impressed': 'Благороден ход. Поздравления!',
  'remark.baron.greeting': 'Сядай, няма закъде да бързаме.',
  'remark.baron.proud': 'Пазех си това място.',
  'remark.baron.impressed': 'Хм. Имах планове за това.',
  'remark.duke.greeting': 'Значи ти ме предизвикваш.',
  'remark.duke.proud': 'Както се очакваше.',
  'remark.duke.impressed': 'Внимавай. Забелязах това.',
  'remark.prince.greeting': 'Започваме ли? Обичам публиката.',
  'remark.prince.proud': 'Спокойно, и твоят миг ще дойде.',
  'remark.prince.impressed': 'Очарователно! Сега се събудих.',
  'remark.grandmaster.greeting': 'Всяко кралство започва от малко.',
  'remark.grandmaster.proud': 'Търпението дава плод.',
  'remark.grandmaster.impressed': 'Добре. И ти го видя.',
} as const satisfies Texts;
