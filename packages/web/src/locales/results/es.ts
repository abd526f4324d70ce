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
  'games.title': 'Mis partidas',
  'results.none': 'Termina una partida y tus resultados aparecerán aquí.',
  'results.modes': 'Por juego',
  'results.bots': 'Contra bots',
  'results.players': '{players, plural, one {# jugador} other {# jugadores}}',
  'results.at-home': 'En la mesa de casa',
  'results.games': 'Partidas',
  'results.won': 'Victorias',
  'results.mean': 'Media',
  'results.best': 'Récord',
} satisfies Texts;
