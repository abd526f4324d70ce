/** The words of firsts and bests in Bulgarian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Още цели',
  'achieve.text': 'Първи успехи и рекорди от твоите игри на това устройство.',
  'achieve.text.account': 'Първото и най-доброто от твоите игри на това устройство и в профила ти.',
  'achieve.away': 'Профилът ти е недостъпен в момента: това са игрите на това устройство.',
  'achieve.ask':
    'Преди да влезеш, на това устройство {count, plural, one {е завършена # игра} other {са завършени # игри}}. Твои ли са?',
  'achieve.ask.yes': 'Да, добави към моя профил',
  'achieve.ask.no': 'Не, не са мои',
  'achieve.sign-in': 'Влез, за да ги имаш на всички устройства',
  'achieve.bests': 'Рекорди',
  'achieve.points': 'Точки',
  'achieve.wins': 'Първи победи',
  'achieve.levels': 'Победени ботове',
  'achieve.feats': 'Подвизи',
  'achieve.most': 'Най-много точки',
  'achieve.row': 'Победи подред',
  'achieve.whole-dynasty': 'Спечелени и трите игри от Династия',
  'achieve.spells': 'Използвани всички заклинания',
  'achieve.streak': 'Три победи подред',
  'achieve.games': 'Изиграни игри: {count}',
  'achieve.pad': 'Игра, изиграна вкъщи и отчетена тук',
  'achieve.not-yet': 'Още не',
  'achieve.count': '{count} от {all}',
  'achieve.new': 'Ново: {what}',
  'achieve.new.more': 'Ново: {what} (и още {count})',
};
