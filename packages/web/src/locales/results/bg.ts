import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Изтрий резултата от {when}',
  'results.delete.text': 'Изчезват и играта, и повторението ѝ, и тя вече няма да се брои в резултатите ти.',
  'results.delete-all': 'Изтрий всички резултати',
  'results.delete-all.text':
    'Ще изчезнат всички резултати и завършени игри на това устройство. Незавършените игри остават.',
  'results.deleted': 'Изтрито.',
  'results.delete.yes': 'Изтрий',
  'games.title': 'Моите игри',
  'results.none': 'Изиграй една игра докрай и резултатите ти ще се появят тук.',
  'results.modes': 'По игри',
  'results.bots': 'Срещу ботове',
  'results.players': '{players, plural, one {# играч} other {# играчи}}',
  'results.at-home': 'На масата вкъщи',
  'results.games': 'Игри',
  'results.won': 'Победи',
  'results.mean': 'Средно',
  'results.best': 'Рекорд',
} satisfies Texts;
