import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'О, привіт! Я тренувався.',
  'remark.squire.proud': 'Бачиш? Ні, ти бачиш?',
  'remark.squire.impressed': 'Ого! Навчиш мене?',
  'remark.knight.greeting': 'Вітаю! Хай переможе краще королівство.',
  'remark.knight.proud': 'За честь і корони!',
  'remark.knight.impressed': 'Шляхетний хід. Моє шанування!',
  'remark.baron.greeting': 'Сідай, нема куди поспішати.',
  'remark.baron.proud': 'Я беріг це місце.',
  'remark.baron.impressed': 'Гм. Я мав на це плани.',
  'remark.duke.greeting': 'Отже, виклик кидаєш ти.',
  'remark.duke.proud': 'Як і слід було чекати.',
  'remark.duke.impressed': 'Обережно. Я це помітив.',
  'remark.prince.greeting': 'Почнемо? Обожнюю публіку.',
  'remark.prince.proud': 'Не хвилюйся, твій час настане.',
  'remark.prince.impressed': 'Чарівно! Ось тепер я прокинувся.',
  'remark.grandmaster.greeting': 'Кожне королівство починається з малого.',
  'remark.grandmaster.proud': 'Терпіння дає плоди.',
  'remark.grandmaster.impressed': 'Добре. Ти теж це бачиш.',
} as const satisfies Texts;
