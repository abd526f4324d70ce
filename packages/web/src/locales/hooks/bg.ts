import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Съобщава на твоя програма какво става на масите ти с подписана заявка POST.',
  'hook.url': 'Адрес',
  'hook.kinds': 'За какво да съобщава',
  'hook.finished': 'Игра свърши',
  'hook.test': 'Проба',
  'hook.about': 'Кои маси',
  'hook.all': 'Всички мои маси',
  'hook.club': 'Завършените игри на {club}',
  'hook.table': 'Една маса',
  'hook.add': 'Добави webhook',
  'hook.secret': 'Тази тайна подписва всяко съобщение. Копирай я сега: показва се само веднъж.',
  'hook.try': 'Пробвай',
  'hook.answered': 'Отговор: {status}.',
  'hook.silent': 'Няма отговор',
  'hook.answers': 'Последни отговори',
  'hook.remove': 'Изтрий',
  'hook.remove.text': 'До {url} вече нищо няма да се изпраща.',
  'hook.bad': 'Този адрес не става. Трябва да започва с https:// и да е достъпен в интернет.',
} as const satisfies Texts;
