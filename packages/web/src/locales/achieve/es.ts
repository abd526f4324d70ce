/** The words of firsts and bests in Spanish. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Más objetivos',
  'achieve.text': 'Hitos y récords de tus partidas en este dispositivo.',
  'achieve.text.account': 'Hitos y récords de tus partidas en este dispositivo y en tu cuenta.',
  'achieve.away': 'Ahora no se puede acceder a tu cuenta: estas son las partidas de este dispositivo.',
  'achieve.ask':
    'Antes de que iniciaras sesión, {count, plural, one {se terminó # partida} other {se terminaron # partidas}} en este dispositivo. ¿Jugabas tú?',
  'achieve.ask.yes': 'Sí, añadir a mi cuenta',
  'achieve.ask.no': 'No, no era yo',
  'achieve.sign-in': 'Inicia sesión para verlos en todos tus dispositivos',
  'achieve.bests': 'Récords',
  'achieve.points': 'Puntos',
  'achieve.wins': 'Primeras victorias',
  'achieve.levels': 'Bots vencidos',
  'achieve.feats': 'Hazañas',
  'achieve.most': 'Más puntos',
  'achieve.row': 'Victorias seguidas',
  'achieve.whole-dynasty': 'Las tres partidas de una Dinastía ganadas',
  'achieve.spells': 'Todos los hechizos usados',
  'achieve.streak': 'Tres victorias seguidas',
  'achieve.games': 'Partidas jugadas: {count}',
  'achieve.pad': 'Una partida jugada en casa y anotada aquí',
  'achieve.not-yet': 'Todavía no',
  'achieve.count': '{count} de {all}',
  'achieve.new': 'Nuevo: {what}',
  'achieve.new.more': 'Nuevo: {what} (y {count} más)',
};
