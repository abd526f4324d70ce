import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Тренер',
  'coach.thinking': 'Думаю…',
  'coach.failed': 'Не удалось загрузить подсказку. Проверь соединение.',
  'coach.tell': 'Показать ход',
  'coach.place': 'строка {row}, столбец {column}',
  'coach.look.board': 'Спокойно сравни возможные места.',
  'coach.look.gain': 'Очки можно взять прямо сейчас.',
  'coach.look.join': 'Присмотрись: {what}.',
  'coach.look.centre': 'Следи за серединой своего королевства.',
  'coach.look.no-hole': 'Остерегайся пустот, которые нечем заполнить.',
  'coach.look.pick': 'Внимательно посмотри на новый ряд.',
  'coach.look.deny': 'Что хотел бы получить {name}?',
  'coach.look.first': 'Подумай, кто выбирает первым в следующем раунде.',
  'coach.look.spell': 'Загляни в книгу заклинаний.',
  'coach.look.dice': 'Внимательно посмотри на кубики.',
  'coach.warning': 'Точно?',
  'coach.warning.text': 'Этот ход стоит примерно {percent} % шанса на победу и {points} очк.',
  'coach.think-again': 'Подумать ещё',
  'coach.play-anyway': 'Всё равно сыграть',
} satisfies Texts;
