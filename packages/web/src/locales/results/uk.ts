import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Видалити результат: {when}',
  'results.delete.text':
    'Разом із ним зникнуть партія та її повтор, і в результатах вона більше не враховується.',
  'results.delete-all': 'Видалити всі результати',
  'results.delete-all.text':
    'Зникнуть усі результати й закінчені партії на цьому пристрої. Незакінчені партії залишаться.',
  'results.deleted': 'Видалено.',
  'results.delete.yes': 'Видалити',
} satisfies Texts;
