import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Повідомляє твоїй програмі про події за столами підписаним запитом POST.',
  'hook.url': 'Адреса',
  'hook.kinds': 'Про що повідомляти',
  'hook.finished': 'Партія закінчена',
  'hook.test': 'Перевірка',
  'hook.about': 'Які столи',
  'hook.all': 'Усі мої столи',
  'hook.club': 'Зіграні партії клубу {club}',
  'hook.table': 'Один стіл',
  'hook.add': 'Додати вебхук',
  'hook.secret':
    'Цим секретним ключем підписано кожне повідомлення. Скопіюй його зараз: його показують лише раз.',
  'hook.try': 'Перевірити',
  'hook.answered': 'Відповідь: {status}.',
  'hook.silent': 'Немає відповіді',
  'hook.answers': 'Останні відповіді',
  'hook.remove': 'Видалити',
  'hook.remove.text': 'На {url} більше нічого не надсилатиметься.',
  'hook.bad': 'Ця адреса не підходить. Вона має починатися з https:// і бути доступною в інтернеті.',
} as const satisfies Texts;
