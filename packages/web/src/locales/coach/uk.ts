import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Тренер',
  'coach.thinking': 'Думаю…',
  'coach.failed': 'Тренер не завантажився. Перевір з’єднання.',
  'coach.tell': 'Показати хід',
  'coach.why': 'Чому?',
  'coach.play': 'Зіграти так',
  'coach.look.board': 'Спокійно порівняй можливі місця.',
  'coach.look.gain': 'Просто тут можна взяти +{points}.',
  'coach.look.join': 'Тут дещо може зростися: {what}.',
  'coach.look.centre': 'Стеж за серединою свого королівства.',
  'coach.look.no-hole': 'Остерігайся порожніх клітинок, які нічим заповнити.',
  'coach.look.pick': 'Одна плитка нового ряду може дати тобі +{points}.',
  'coach.look.deny': 'Одна з цих плиток знадобилася б гравцю {name}. Яка?',
  'coach.look.first': 'Найменший номер дає перший вибір у наступному раунді.',
  'coach.look.spell': 'Подивися на це закляття у своїй книзі: {spell}.',
  'coach.look.castle': 'Твій замок іще має хрест про запас.',
  'coach.look.die': 'Пошукай це на кубиках: {what}.',
  'coach.look.dice': 'Два з цих кубиків разом можуть дати +{points}.',
  'coach.warning': 'Точно?',
  'coach.warning.text':
    'Цей хід знижує твій шанс на перемогу приблизно на {percent} і коштує приблизно {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'coach.think-again': 'Подумати ще',
  'coach.play-anyway': 'Усе одно зіграти',
} satisfies Texts;
