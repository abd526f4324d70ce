import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Entrenador',
  'coach.thinking': 'Déjame pensar…',
  'coach.failed': 'No se pudo cargar el entrenador. Comprueba la conexión.',
  'coach.tell': 'Enséñame la jugada',
  'coach.why': '¿Por qué?',
  'coach.play': 'Jugarla',
  'coach.look.board': 'Compara con calma los sitios posibles.',
  'coach.look.gain': 'Aquí mismo hay +{points} por ganar.',
  'coach.look.join': 'Aquí puede unirse algo: {what}.',
  'coach.look.centre': 'No pierdas de vista el centro de tu reino.',
  'coach.look.no-hole': 'Cuidado con los huecos que no se pueden llenar.',
  'coach.look.pick': 'Una ficha de la línea nueva puede darte +{points}.',
  'coach.look.deny': 'A {name} le encantaría una de estas fichas. ¿Cuál?',
  'coach.look.first': 'Quien tome el número más bajo elige primero en la próxima ronda.',
  'coach.look.spell': 'Mira este hechizo en tu grimorio: {spell}.',
  'coach.look.castle': 'Tu castillo aún tiene una cruz que dar.',
  'coach.look.die': 'Busca esto en los dados: {what}.',
  'coach.look.dice': 'Dos de estos dados pueden dar +{points} juntos.',
  'coach.warning': '¿Seguro?',
  'coach.warning.text':
    'Esta jugada cuesta alrededor de un {percent} de probabilidad de ganar y {points, plural, one {# punto} other {# puntos}}.',
  'coach.think-again': 'Pensarlo otra vez',
  'coach.play-anyway': 'Jugarlo igualmente',
} satisfies Texts;
