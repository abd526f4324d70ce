import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Удалить результат: {when}',
  'results.delete.text':
    'Вместе с ним исчезнут партия и её запись, и в результатах она больше не будет учитываться.',
  'results.delete-all': 'Удалить все результаты',
  'results.delete-all.text':
    'Исчезнут все результаты и законченные партии на этом устройстве. Неоконченные партии останутся.',
  'results.deleted': 'Удалено.',
  'results.delete.yes': 'Удалить',
  'games.title': 'Мои партии',
  'results.none': 'Доиграй партию до конца, и здесь появятся твои результаты.',
  'results.modes': 'По играм',
  'results.bots': 'Против ботов',
  'results.players': '{players, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'results.at-home': 'За столом дома',
  'results.games': 'Партии',
  'results.won': 'Победы',
  'results.mean': 'Среднее',
  'results.best': 'Рекорд',
} satisfies Texts;
