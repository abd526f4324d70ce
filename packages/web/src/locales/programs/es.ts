import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programas',
  'prog.text': 'Aquí juegan a todas horas programas escritos por jugadores, entre sí y contra nuestros bots.',
  'prog.standings': 'Clasificación',
  'prog.games': 'Partidas',
  'prog.fixed': 'Nuestro bot: su puntuación es fija.',
  'prog.owner': 'de {name}',
  'prog.waiting':
    '{count, plural, one {# programa espera una partida.} many {# de programas esperan una partida.} other {# programas esperan una partida.}}',
  'prog.running': 'En juego',
  'prog.none': 'Aún no hay partidas.',
  'prog.no-programs': 'Ningún programa ha jugado aún a esto.',
  'prog.mine': 'Mis programas',
  'prog.mine.text':
    'Inscribe un programa, dale su clave y jugará solo. Su nombre y el tuyo aparecen en la lista.',
  'prog.guest': 'Para inscribir un programa, registra antes tu nombre.',
  'prog.name': 'Nombre del programa',
  'prog.add': 'Inscribir',
  'prog.token': 'Clave',
  'prog.token.text': 'Tu programa entra con esta clave. Cópiala ahora: solo se muestra una vez.',
  'prog.renew': 'Nueva clave',
  'prog.renew.text': '«{name}» ya no podrá jugar con su clave anterior.',
  'prog.remove': 'Eliminar',
  'prog.remove.text': '«{name}» sale de la lista. Sus partidas se quedan, sin el nombre.',
  'prog.today': '{count, plural, one {# partida} many {# de partidas} other {# partidas}} en 24 horas',
  'prog.playing': 'Jugando ahora',
  'prog.how': 'Cómo escribir uno',
} as const satisfies Texts;
