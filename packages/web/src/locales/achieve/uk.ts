/** The words of firsts and bests in Ukrainian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Інші цілі',
  'achieve.text': 'Досягнення й рекорди з твоїх партій на цьому пристрої.',
  'achieve.text.account':
    'Досягнення й рекорди з твоїх партій на цьому пристрої й у твоєму обліковому записі.',
  'achieve.away': 'До твого облікового запису зараз не дістатися: це партії цього пристрою.',
  'achieve.ask':
    'До входу на цьому пристрої {count, plural, one {дограно # партію} few {дограно # партії} many {дограно # партій} other {дограно # партії}}. Це твої партії?',
  'achieve.ask.yes': 'Так, додати до мого облікового запису',
  'achieve.ask.no': 'Ні, не мої',
  'achieve.sign-in': 'Увійти, щоб вони були на всіх пристроях',
  'achieve.bests': 'Рекорди',
  'achieve.points': 'Очки',
  'achieve.wins': 'Перші перемоги',
  'achieve.levels': 'Переможені боти',
  'achieve.feats': 'Звершення',
  'achieve.most': 'Найбільше очок',
  'achieve.row': 'Перемоги поспіль',
  'achieve.whole-dynasty': 'Виграно всі три партії Династії',
  'achieve.spells': 'Використано кожне закляття',
  'achieve.streak': 'Три перемоги поспіль',
  'achieve.games': 'Зіграно партій: {count}',
  'achieve.pad': 'Партія з домашнього столу',
  'achieve.not-yet': 'Ще ні',
  'achieve.count': '{count} з {all}',
  'achieve.new': 'Нове: {what}',
  'achieve.new.more': 'Нове: {what} (і ще {count})',
};
