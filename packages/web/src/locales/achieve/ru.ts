/** The words of firsts and bests in Russian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Другие цели',
  'achieve.text': 'Достижения и рекорды из твоих партий на этом устройстве.',
  'achieve.text.account': 'Достижения и рекорды из твоих партий на этом устройстве и в твоём аккаунте.',
  'achieve.away': 'До твоего аккаунта сейчас не достучаться: это партии этого устройства.',
  'achieve.ask':
    'До входа на этом устройстве {count, plural, one {доиграна # партия} few {доиграны # партии} many {доиграно # партий} other {доиграно # партии}}. Это твои партии?',
  'achieve.ask.yes': 'Да, добавить в мой аккаунт',
  'achieve.ask.no': 'Нет, не мои',
  'achieve.sign-in': 'Войти, чтобы они были на всех устройствах',
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
