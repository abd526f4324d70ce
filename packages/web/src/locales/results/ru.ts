import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Удалить результат: {when}',
  'results.delete.text':
    'Вместе с ним исчезнут партия и её повтор, и в результатах она больше не учитывается.',
  'results.delete-all': 'Удалить все результаты',
  'results.delete-all.text':
    'Исчезнут все результаты и законченные партии на этом устройстве. Неоконченные партии останутся.',
  'results.deleted': 'Удалено.',
  'results.delete.yes': 'Удалить',
} satisfies Texts;
