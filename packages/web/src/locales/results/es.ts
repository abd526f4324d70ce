import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Borrar el resultado: {when}',
  'results.delete.text':
    'También desaparecerán la partida y su repetición, y ya no contará en tus resultados.',
  'results.delete-all': 'Borrar todos los resultados',
  'results.delete-all.text':
    'Desaparecerán todos los resultados y las partidas terminadas de este dispositivo. Las partidas sin terminar se quedan.',
  'results.deleted': 'Borrado.',
  'results.delete.yes': 'Borrar',
} satisfies Texts;
