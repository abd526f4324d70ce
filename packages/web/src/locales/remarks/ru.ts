import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'О, привет! Я тренировался.',
  'remark.squire.proud': 'Видишь? Нет, ты видишь?',
  'remark.squire.impressed': 'Ух ты! Научишь меня?',
  'remark.knight.greeting': 'Приветствую! Пусть победит лучшее королевство.',
  'remark.knight.proud': 'За честь и короны!',
  'remark.knight.impressed': 'Благородный ход. Моё почтение!',
  'remark.baron.greeting': 'Садись, спешить некуда.',
  'remark.baron.proud': 'Я берёг это место.',
  'remark.baron.impressed': 'Хм. У меня были на это планы.',
  'remark.duke.greeting': 'Значит, вызов бросаешь ты.',
  'remark.duke.proud': 'Как и ожидалось.',
  'remark.duke.impressed': 'Осторожно. Я это заметил.',
  'remark.prince.greeting': 'Начнём? Обожаю публику.',
  'remark.prince.proud': 'Не волнуйся, твой час придёт.',
  'remark.prince.impressed': 'Прелестно! Вот теперь я проснулся.',
  'remark.grandmaster.greeting': 'Каждое королевство начинается с малого.',
  'remark.grandmaster.proud': 'Терпение приносит плоды.',
  'remark.grandmaster.impressed': 'Хорошо. Ты тоже это видишь.',
} as const satisfies Texts;
