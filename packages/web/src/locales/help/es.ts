import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Temas de ayuda',
  'help.k.goal': 'El objetivo',
  'help.k.goal.text':
    'A partir de tu castillo construyes un reino de dominós. Debe caber en un cuadrado de 5×5; el castillo puede quedar en cualquier lugar, incluso en una esquina. Los territorios grandes de un mismo terreno con muchas coronas son los que más puntos dan.',
  'help.k.line': 'Elegir',
  'help.k.opening': 'El comienzo',
  'help.k.opening.text':
    'La primera línea está a la vista. Luego se sacan los reyes de una mano cerrada, uno a uno: cuando sale el tuyo, lo pones en un dominó libre antes de que salga el siguiente. Nadie sabe de quién será.',
  'help.k.order': '¿Quién va primero?',
  'help.k.order.text':
    'El rey del número más bajo va primero: coloca el dominó en el que está y luego pon el rey en un dominó libre de la línea siguiente. Tomar un buen dominó ahora significa elegir más tarde la próxima vez. Con dos jugadores, cada uno tiene dos reyes.',
  'help.k.lay': 'Colocar',
  'help.k.score': 'Puntos',
  'help.k.score.text':
    'Un territorio son casillas del mismo terreno unidas por los lados. Da sus casillas × sus coronas: 3 casillas con 1 corona dan 3 puntos. Sin coronas, no hay puntos. El castillo no da puntos ni une nada.',
  'help.k.terrains': 'Los terrenos',
  'help.k.terrains.text':
    'El trigo es común, pero tiene pocas coronas; las ciénagas y las minas son raras, pero tienen muchas. En los ajustes puedes mostrar una letra en cada terreno.',
  'help.k.end': 'El final',
  'help.k.end.text':
    'La partida dura 12 rondas, o 6 con dos jugadores. Después gana el total más alto. Si hay empate, decide el territorio más grande y luego quien tenga más coronas; si sigue el empate, la victoria se comparte.',
  'help.d.goal': 'El objetivo',
  'help.d.goal.text':
    'Cada jugador tiene un mapa de 5 filas y 7 columnas con un castillo en el centro. En él dibujas escudos. Los dominios grandes de un mismo escudo con muchas cruces son los que más puntos dan.',
  'help.d.take': 'Tomar dados',
  'help.d.draw': 'Dibujar',
  'help.d.book': 'El grimorio',
  'help.d.book.text':
    'Cada dado tuyo que muestra un escudo sin cruces marca una casilla en la línea de ese escudo. Quien completa antes una línea consigue su hechizo y puede usarlo una vez; la otra línea se tacha. Si se completa a la vez en la misma ronda, el hechizo es de quien empezó esa ronda. Estandarte y Dignatario deben usarse al momento.',
  'help.d.score': 'Puntos',
  'help.d.score.text':
    'La partida acaba tras una ronda en la que un mapa está lleno o nadie ha dibujado. Un dominio son escudos iguales unidos por los lados. Da sus escudos × sus cruces. Si hay empate, decide el dominio más grande; si sigue el empate, la victoria se comparte.',
  'help.d.spells': 'Los seis hechizos',
  'help.d.boxes': '{coat}, {boxes, plural, one {# casilla} many {# de casillas} other {# casillas}}',
  'help.v.intro':
    'Todo esto se puede activar al preparar una partida de Kingdomino, en cualquier combinación.',
  'help.v.only': '({seats} jugadores)',
  'help.v.mightyDuel': 'Doce rondas, con dos reyes cada uno.',
  'help.v.middleKingdom':
    'Tu reino debe llegar tan lejos a la izquierda del castillo como a la derecha, y tan lejos hacia arriba como hacia abajo. Los huecos no importan.',
  'help.v.harmony': 'Es decir, tu reino no tiene huecos.',
  'help.v.dynasty': 'Los reyes se sortean de nuevo en cada partida. Gana el total más alto de las tres.',
  'help.v.lineOfFour': 'La regla de la edición reciente, en vez de 36 dominós en líneas de tres.',
  'help.v.balancedOpening': 'El azar solo decide quién es A.',
  'help.keys': 'Con el teclado',
  'help.keys.text':
    'Se puede jugar solo con el teclado y con un lector de pantalla. Las letras funcionan en toda la mesa; se desactivan en los ajustes.',
  'help.keys.arrows': 'Flechas',
  'help.keys.arrows.text': 'Moverse por el tablero',
  'help.keys.turn': 'Decir de quién es el turno y qué hacer',
  'help.keys.line': 'Leer las líneas o los dados',
  'help.keys.kingdom': 'Leer el reino o el mapa del centro',
  'help.keys.scores': 'Leer los puntos',
  'help.keys.move': 'Leer la última jugada',
} as const satisfies Texts;
