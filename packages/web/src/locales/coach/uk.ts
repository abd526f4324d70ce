import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Тренер',
  'coach.thinking': 'Думаю…',
  'coach.failed': 'Не вдалося завантажити підказку. Перевір з’єднання.',
  'coach.tell': 'Показати хід',
  'coach.place': 'рядок {row}, стовпець {column}',
  'coach.look.board': 'Спокійно порівняй можливі місця.',
  'coach.look.gain': 'Очки можна взяти просто зараз.',
  'coach.look.join': 'Придивися: {what}.',
  'coach.look.centre': 'Стеж за серединою свого королівства.',
  'coach.look.no-hole': 'Остерігайся порожнин, які нічим заповнити.',
  'coach.look.pick': 'Уважно подивися на новий ряд.',
  'coach.look.deny': 'Що хотів би отримати {name}?',
  'coach.look.first': 'Подумай, хто обирає першим у наступному раунді.',
  'coach.look.spell': 'Зазирни до книги заклять.',
  'coach.look.dice': 'Уважно подивися на кубики.',
  'coach.warning': 'Точно?',
  'coach.warning.text': 'Цей хід коштує приблизно {percent} % шансу на перемогу та {points} очк.',
  'coach.think-again': 'Подумати ще',
  'coach.play-anyway': 'Усе одно зіграти',
} satisfies Texts;
