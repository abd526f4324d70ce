/** The words of firsts and bests in Ukrainian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.text': 'Перше й найкраще з твоїх партій на цьому пристрої.',
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
