import type { Texts } from './en.ts';

export const catalogue = {
  'hook.text': 'Сообщает твоей программе о событиях за столами подписанным запросом POST.',
  'hook.url': 'Адрес',
  'hook.kinds': 'О чём сообщать',
  'hook.finished': 'Партия окончена',
  'hook.test': 'Проверка',
  'hook.about': 'Какие столы',
  'hook.all': 'Все мои столы',
  'hook.club': 'Сыгранные партии клуба {club}',
  'hook.table': 'Один стол',
  'hook.add': 'Добавить вебхук',
  'hook.secret':
    'Этим секретным ключом подписывается каждое сообщение. Скопируй его сейчас: он показывается только один раз.',
  'hook.try': 'Проверить',
  'hook.answered': 'Ответ: {status}.',
  'hook.silent': 'Нет ответа',
  'hook.answers': 'Последние ответы',
  'hook.remove': 'Удалить',
  'hook.remove.text': 'На {url} больше ничего не отправится.',
  'hook.bad': 'Этот адрес не подходит. Он должен начинаться с https:// и быть доступен в интернете.',
} as const satisfies Texts;
