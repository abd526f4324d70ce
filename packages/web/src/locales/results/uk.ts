import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Видалити результат: {when}',
  'results.delete.text':
    'Разом із ним зникнуть партія та її запис, і в результатах вона більше не враховуватиметься.',
  'results.delete-all': 'Видалити всі результати',
  'results.delete-all.text':
    'Зникнуть усі результати й закінчені партії на цьому пристрої. Незакінчені партії залишаться.',
  'results.deleted': 'Видалено.',
  'results.delete.yes': 'Видалити',
  'games.title': 'Мої партії',
  'results.none': 'Дограй партію до кінця, і тут з’являться твої результати.',
  'results.modes': 'За іграми',
  'results.bots': 'Проти ботів',
  'results.players': '{players, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}',
  'results.at-home': 'За столом удома',
  'results.games': 'Партії',
  'results.won': 'Перемоги',
  'results.mean': 'Середнє',
  'results.best': 'Рекорд',
} satisfies Texts;
