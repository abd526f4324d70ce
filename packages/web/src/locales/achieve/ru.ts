/** The words of firsts and bests in Russian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.text': 'Первое и лучшее из твоих партий на этом устройстве.',
  'achieve.bests': 'Рекорды',
  'achieve.points': 'Очки',
  'achieve.wins': 'Первые победы',
  'achieve.levels': 'Побеждённые боты',
  'achieve.feats': 'Свершения',
  'achieve.most': 'Больше всего очков',
  'achieve.row': 'Победы подряд',
  'achieve.whole-dynasty': 'Выиграны все три партии Династии',
  'achieve.spells': 'Использовано каждое заклинание',
  'achieve.streak': 'Три победы подряд',
  'achieve.games': 'Сыграно партий: {count}',
  'achieve.pad': 'Партия с домашнего стола',
  'achieve.not-yet': 'Ещё нет',
  'achieve.count': '{count} из {all}',
  'achieve.new': 'Новое: {what}',
  'achieve.new.more': 'Новое: {what} (и ещё {count})',
};
