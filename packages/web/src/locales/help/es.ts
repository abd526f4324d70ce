import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Temas de ayuda',
  'help.k.goal': 'El objetivo',
  'help.k.goal.text':
    'A partir de tu castillo construyes un reino de fichas de dominó. Debe caber en un cuadrado de 5×5; el castillo puede quedar en cualquier lugar, incluso en una esquina. Los territorios grandes de un mismo terreno con muchas coronas son los que más puntos dan.',
  'help.k.line': 'Elegir',
  'help.k.opening': 'El comienzo',
  'help.k.opening.text':
    'La primera línea está a la vista. Luego se sacan los reyes de una mano cerrada, uno a uno: cuando sale el tuyo, lo pones en una ficha libre antes de que salga el siguiente. Nadie sabe de quién será.',
  'help.k.order': '¿Quién va primero?',
  'help.k.order.text':
    'El rey del número más bajo va primero: coloca la ficha en la que está y luego pon el rey en una ficha libre de la línea siguiente. Tomar una buena ficha ahora significa elegir más tarde la próxima vez. Con dos jugadores, cada uno tiene dos reyes.',
  'help.k.lay': 'Colocar',
  'help.k.score': 'Puntos',
  'help.k.score.text':
    'Un territorio son casillas del mismo terreno unidas por los lados. Da sus casillas × sus coronas: 3 casillas con 1 corona dan 3 puntos. Sin coronas, no hay puntos. El castillo no da puntos ni une nada.',
  'help.k.terrains': 'Los terrenos',
  'help.k.terrains.text':
    'El trigo es común, pero tiene pocas coronas; las ciénagas y las minas son raras, pero tienen muchas. En los ajustes puedes mostrar una letra en cada terreno.',
  'help.k.dominoes': 'Las 48 fichas',
  'help.k.dominoes.text':
    'Entre cuatro se usan todas; entre tres, 36 en líneas de tres; entre dos, 24. Nadie ve cuáles se quedan en la caja. Estas son las casillas que hay:',
  'help.k.crowns': '{crowns, plural, =0 {Sin corona} one {# corona} many {# de coronas} other {# coronas}}',
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
    'La partida acaba tras una ronda en la que un mapa está lleno, o en la que nadie podía dibujar sin un hechizo y nadie usó ninguno. Un dominio son escudos iguales unidos por los lados. Da sus escudos × sus cruces. Si hay empate, decide el dominio más grande; si sigue el empate, la victoria se comparte.',
  'help.d.spells': 'Los seis hechizos',
  'help.d.boxes': '{coat}, {boxes, plural, one {# casilla} many {# de casillas} other {# casillas}}',
  'help.v.intro':
    'Todo esto se puede activar al preparar una partida de Kingdomino, en cualquier combinación.',
  'help.v.only': '({seats, plural, one {# jugador} other {# jugadores}})',
  'help.v.mightyDuel': 'Doce rondas, con dos reyes cada uno.',
  'help.v.middleKingdom':
    'Tu reino debe llegar tan lejos a la izquierda del castillo como a la derecha, y tan lejos hacia arriba como hacia abajo. Los huecos no importan.',
  'help.v.harmony': 'Es decir, tu reino no tiene huecos.',
  'help.v.dynasty':
    'Los reyes se sortean de nuevo en cada partida. Gana el total más alto de las tres. En caso de empate se suman los territorios más grandes y luego todas las coronas.',
  'help.v.lineOfFour': 'La regla de la edición reciente, en vez de 36 fichas en líneas de tres.',
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
  'help.ex.right': 'Permitido:',
  'help.ex.wrong': 'No permitido:',
  'help.ex.castle': 'toca el castillo, y con el castillo encaja todo.',
  'help.k.ex.match': 'la mitad de bosque toca un bosque. La otra mitad puede estar junto a cualquier cosa.',
  'help.k.ex.none': 'toca otras casillas, pero ninguna mitad toca su terreno.',
  'help.k.ex.corner': 'los dos bosques solo se tocan en una esquina.',
  'help.k.ex.wide': 'el terreno encaja, pero el reino tendría seis casillas de ancho.',
  'help.d.ex.match': 'un escudo toca el mismo escudo de una ronda anterior.',
  'help.d.ex.none': 'toca otros escudos, pero no el mismo.',
  'help.d.ex.same': 'los dos escudos nuevos solo encajan entre sí.',
  'help.k.counted': 'Ejemplo: puntuación de un reino',
  'help.k.counted.text':
    'Cada territorio da sus casillas × sus coronas. El castillo está justo en el centro y no se descartó nada: con Reino del medio y Armonía son 15 más.',
  'help.d.counted': 'Ejemplo: puntuación de un mapa',
  'help.d.counted.text':
    'Cada dominio da sus escudos × sus cruces. El Estandarte añade 3 puntos por cada dominio de su escudo, incluso sin cruz.',
  'help.try': 'Probar',
  'help.learn': 'Aprender jugando',
  'help.questions': 'Preguntas y respuestas',
  'help.q.K-P4': 'No quiero esta ficha. ¿Puedo descartarla?',
  'help.a.K-P4':
    'No. Si encaja en algún lugar, hay que colocarla, aunque duela. Solo se descarta la que no encaja.',
  'help.q.K-P2': '¿Tienen que encajar todos los lados de una ficha?',
  'help.a.K-P2':
    'No. Una mitad debe tocar tu castillo o su terreno; los demás lados pueden tocar cualquier cosa. Las dos mitades no cuentan una para la otra.',
  'help.q.K-P3': '¿Tiene que estar mi castillo en el medio?',
  'help.a.K-P3':
    'No, puede estar en cualquier lugar de tu cuadrado. Solo la variante Reino del medio premia el centro exacto.',
  'help.q.K-E1': '¿Cómo cuentan varias coronas en un territorio?',
  'help.a.K-E1':
    'Se suman y luego se multiplica: 5 casillas con 3 coronas dan 15. Los territorios que no se tocan se cuentan uno por uno.',
  'help.q.K-V3': '¿Son malos los huecos?',
  'help.a.K-V3':
    'Por sí solos no cuestan nada. Pero Armonía exige no descartar nada, y entonces no hay huecos.',
  'help.q.K-E2': '¿Y si hay empate?',
  'help.a.K-E2':
    'Gana el territorio más grande, aunque no tenga coronas; luego, quien tenga más coronas en su reino. Si también hay empate, la victoria se comparte.',
  'help.q.D-R6': '¿Tengo que dibujar mi dominó?',
  'help.a.D-R6':
    'Sí, si encaja sin hechizo. Un hechizo nunca es obligatorio: si solo encaja con uno, puedes no dibujar nada.',
  'help.q.D-R5': 'Mis dos escudos nuevos son iguales. ¿Es suficiente?',
  'help.a.D-R5': 'No. Al menos uno debe tocar el castillo o el mismo escudo de una ronda anterior.',
  'help.q.D-R7': '¿Qué dados marcan una casilla del grimorio?',
  'help.a.D-R7':
    'Cada dado que muestra un escudo sin cruz, aunque no dibujes nada. Los comodines, los dados con cruces y el de la cruz del castillo no marcan ninguna.',
  'help.q.D-R8': '¿Y si los dos completamos una línea en la misma ronda?',
  'help.a.D-R8': 'El hechizo es de quien empezó esa ronda, y la otra línea se tacha.',
  'help.q.D-S1': '¿Cuándo puedo usar un hechizo, y puedo usar varios?',
  'help.a.D-S1':
    'Desde la ronda siguiente a la que lo ganas; Estandarte y Dignatario, al momento. Puedes usar varios para un mismo dominó, también con la cruz del castillo.',
  'help.q.D-B1': '¿Cuántas cruces puede tener un escudo?',
  'help.a.D-B1': 'Hasta cuatro: dos del dado, una del castillo y una del Dignatario.',
} as const satisfies Texts;
