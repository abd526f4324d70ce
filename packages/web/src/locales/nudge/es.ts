import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Avísame cuando me toque',
  'nudge.text': 'También con esta página cerrada. Como mucho una notificación por mesa, hasta que vuelvas.',
  'nudge.turn': 'Te toca',
  'nudge.invited': 'Hay un sitio reservado para ti',
  'nudge.full': 'Empieza la partida',
  'nudge.time': 'Te queda poco tiempo',
  'nudge.with': 'Con {names}',
  'nudge.denied':
    'El navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.',
  'nudge.unsupported': 'Este navegador no puede mostrar notificaciones.',
  'nudge.home-screen':
    'En un iPhone o iPad, añade primero esta página a la pantalla de inicio y ábrela desde allí.',
  'nudge.page-only':
    'Las notificaciones solo aparecen con esta página abierta: el navegador no permite otras.',
  'nudge.failed': 'No ha funcionado. Inténtalo más tarde.',
} as const satisfies Texts;
