import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Entrenador',
  'coach.thinking': 'Déjame pensar…',
  'coach.failed': 'No he podido cargarme. Comprueba la conexión.',
  'coach.tell': 'Enséñame el turno',
  'coach.place': 'fila {row}, columna {column}',
  'coach.look.board': 'Compara con calma los sitios posibles.',
  'coach.look.gain': 'Ahora mismo hay puntos que ganar.',
  'coach.look.join': 'Fíjate en esto: {what}.',
  'coach.look.centre': 'No pierdas de vista el centro de tu reino.',
  'coach.look.no-hole': 'Cuidado con los huecos que no se pueden llenar.',
  'coach.look.pick': 'Mira bien la línea nueva.',
  'coach.look.deny': '¿Qué querría {name}?',
  'coach.look.first': 'Piensa en quién elegirá primero la próxima ronda.',
  'coach.look.spell': 'Mira el grimorio.',
  'coach.look.dice': 'Mira bien los dados.',
  'coach.warning': '¿Seguro?',
  'coach.warning.text': 'Este turno cuesta un {percent} % de probabilidad de ganar y {points} puntos.',
  'coach.think-again': 'Pensarlo otra vez',
  'coach.play-anyway': 'Jugarlo igualmente',
} satisfies Texts;
