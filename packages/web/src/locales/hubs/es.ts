import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Repasa tus partidas y encuentra la mejor jugada.',
  'hub.replay.text': 'Desde un archivo o un enlace, jugada a jugada.',
  'hub.editor.text': 'Cualquier posición, para analizarla.',
  'hub.archive.text': 'Con estadísticas, listas para repasar.',
  'hub.results.text': 'El balance de tus partidas en este dispositivo.',
  'hub.achievements.text': 'Medallas por tus logros.',
  'hub.pad.text': 'Cuenta los puntos de una partida en una mesa de verdad.',
  'hub.people.text': 'Encuentra compañía, compárate y mantén el contacto.',
  'hub.friends': 'Amigos',
  'hub.friends.text': 'Quién está en línea, y una partida en dos toques.',
  'hub.now.text': 'Te emparejamos con el siguiente jugador libre.',
  'hub.table.text': 'Un enlace para tus amigos. Sin cuenta.',
  'hub.clubs.text': 'Una temporada entre amigos, con su clasificación.',
  'hub.tournaments.text': 'Muchos jugadores, un ganador. O el mismo reparto para todos.',
  'hub.leaders.text': 'Quién manda en las partidas puntuadas.',
  'hub.programs': 'Programas',
  'hub.programs.text': 'Escritos por jugadores, compiten día y noche.',
  'hub.account.text': 'Tu nombre, tus dispositivos y tu privacidad.',
} as const satisfies Texts;
