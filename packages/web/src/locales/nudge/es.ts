import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Avísame cuando me toque',
  'nudge.text': 'También con esta página cerrada. Como mucho una notificación por mesa, hasta que vuelvas.',
  'nudge.turn': 'Te toca',
  'nudge.invited': 'Hay un sitio reservado para ti',
  'nudge.full': 'Empieza la partida',
  'nudge.time': 'Te queda poco tiempo',
  'nudge.write': 'Alguien quiere escribirte',
  'nudge.challenge': 'Alguien te reta',
  'nudge.rematch': 'Alguien quiere la revancha',
  'nudge.club': 'Una mesa de tu club espera',
  'nudge.study': 'Alguien está mirando tu partida',
  'nudge.followed': 'Alguien te sigue',
  'nudge.tournament': 'Empieza un torneo',
  'nudge.paired': 'Tu mesa del torneo está lista',
  'nudge.result': 'Un torneo ha terminado',
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
