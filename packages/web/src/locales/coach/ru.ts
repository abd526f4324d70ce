import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Тренер',
  'coach.thinking': 'Думаю…',
  'coach.failed': 'Тренер не загрузился. Проверь соединение.',
  'coach.tell': 'Показать ход',
  'coach.why': 'Почему?',
  'coach.play': 'Сыграть так',
  'coach.look.board': 'Спокойно сравни возможные места.',
  'coach.look.gain': 'Прямо здесь можно взять +{points}.',
  'coach.look.join': 'Здесь кое-что может срастись: {what}.',
  'coach.look.centre': 'Следи за серединой своего королевства.',
  'coach.look.no-hole': 'Остерегайся пустых клеток, которые нечем заполнить.',
  'coach.look.pick': 'Одна костяшка нового ряда может дать тебе +{points}.',
  'coach.look.deny': 'Одна из этих костяшек пригодилась бы игроку {name}. Какая?',
  'coach.look.first': 'Наименьший номер даёт первый выбор в следующем раунде.',
  'coach.look.spell': 'Посмотри на это заклинание в своей книге: {spell}.',
  'coach.look.castle': 'У твоего замка ещё есть крест в запасе.',
  'coach.look.die': 'Поищи это на кубиках: {what}.',
  'coach.look.dice': 'Два из этих кубиков вместе могут дать +{points}.',
  'coach.warning': 'Точно?',
  'coach.warning.text':
    'Этот ход снижает твой шанс на победу примерно на {percent} и стоит примерно {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'coach.think-again': 'Подумать ещё',
  'coach.play-anyway': 'Всё равно сыграть',
} satisfies Texts;
