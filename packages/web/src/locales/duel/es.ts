import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# escudo} many {# de escudos} other {# escudos}} × {marks, plural, one {# cruz} many {# de cruces} other {# cruces}} = {points}',
  'domains.label': 'Puntos de cada dominio',
  'domains.none': 'Aún sin cruces',
  'domains.banner': 'Estandarte «{coat}»',

  // coats, dice, spells
  'coat.disc': 'disco',
  'coat.discs': 'dos discos',
  'coat.band': 'banda',
  'coat.bands': 'dos bandas',
  'coat.solid': 'liso',
  'coat.quarters': 'cuarteles',
  'coat.joker': 'comodín',
  'coat.crossed': '{coat} con {crosses, plural, one {# cruz} many {# de cruces} other {# cruces}}',
  'spell.free': 'Colocación libre',
  'spell.free.text':
    'Dibuja este dominó donde quieras: no hace falta que toque el castillo ni un escudo igual.',
  'spell.split': 'Separar',
  'spell.split.text':
    'Dibuja los dos escudos en lugares distintos; cada uno debe tocar el castillo o un escudo igual de una ronda anterior.',
  'spell.both': 'Dos a la vez',
  'spell.both.text': 'Cuando empieces la ronda, toma dos dados a la vez. Los otros dos son para tu rival.',
  'spell.turn': 'Girar un dado',
  'spell.turn.text':
    'Gira uno de tus dos dados a cualquiera de sus caras. Desde entonces cuenta como esa cara, también en el grimorio. Aunque no dibujes nada, puedes girar un dado para que marque una casilla.',
  'spell.banner': 'Estandarte',
  'spell.banner.text':
    'Se usa al momento: elige un escudo. Al final, cada dominio tuyo de ese escudo da 3 puntos más.',
  'spell.dignitary': 'Dignatario',
  'spell.dignitary.text': 'Se usa al momento: añade una cruz a cualquier escudo de tu mapa.',
  'bonus.name': 'Cruz del castillo',
  'bonus.text':
    'Una vez por partida puedes añadir una cruz a uno de tus dados al dibujarlo, también a un comodín. Ese dado no marca ninguna casilla del grimorio.',
  'bonus.which': '¿Qué dado recibe la cruz?',
  'bonus.left': '{name}: disponible',
  'bonus.used': '{name}: usada',
  'book.label': 'Grimorio',
  'book.how':
    'Un dado que muestra «{coat}» sin cruz marca una casilla. La primera persona en marcar {boxes, plural, one {# casilla} other {# casillas}} consigue el hechizo.',
  'book.line': '{spell}, escudo «{coat}»: {counts}. {owner} Saber más.',
  'book.count': '{name} {filled} de {boxes}',
  'book.owned': '{name, select, Tú {Es tuyo} other {Es de {name}}}.',
  'book.cast': '{name, select, Tú {Lo has usado} other {Lo ha usado {name}}}.',
  'dice.label': 'Dados',
  'dice.take': 'Tomar este dado: {face}',
  'dice.up-to': 'hasta +{points}',
  'dice.box': '{spell}: casilla {filled} de {boxes}',
  'dice.earns': 'da el hechizo «{spell}»',
  'dice.crosses': 'Las cruces multiplican los puntos. Un escudo sin cruz marca una casilla.',
  'dice.of': '{face}, {name, select, Tú {tuyo} other {de {name}}}',
  'turn.die': 'El dado que muestra «{face}»',
  'joker.choose': 'El comodín será',
  'banner.choose': 'Escudo de tu estandarte',
  'map.label': '{name, select, Tú {Tu mapa} other {Mapa de {name}}}',
  'maps.label': 'Mapas',
  'maps.show': '{name}, {points, plural, one {# punto} many {# de puntos} other {# puntos}}: ver este mapa',
  'maps.back': 'Volver a mi mapa',
  'cell.legal-coat': 'fila {row}, columna {column}, vacía, sirve para {coat}',
  'hand.dice': 'Tu dominó: {first} y {second}. Toca para girar, arrastra para dibujar.',
  'hand.pass': 'No dibujar',
  'hand.pass.text':
    'Sin un hechizo, este dominó no encaja en ningún sitio. Aun así, tus dados marcan casillas del grimorio.',
  'hand.pass.turn': 'Antes puedes girar un dado para que marque otra casilla.',
  'hand.split': 'Elige un lugar para: {face}.',
  'duel.problem.overlap': 'Esa casilla está ocupada',
  'duel.problem.off-map': 'Se sale del mapa',
  'duel.problem.apart': 'Deben ir uno junto al otro',
  'duel.problem.no-match': 'Aquí no hay escudo igual',
  'duel.problem.split-match': 'Ambos deben encajar',

  // the table of Duel
  'duel.roll': 'Tirar los dados',
  'duel.status.first': '¿Quién empieza?',
  'duel.status.roll': 'Se lanzan los dados…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Toma un dado. El último también será tuyo.',
  'duel.status.me.take-two': 'Toma dos dados.',
  'duel.status.me.take-second': 'Ahora toma un dado más.',
  'duel.status.me.draw': 'Dibuja tus dos escudos en tu mapa.',
  'duel.status.me.banner': 'El Estandarte es tuyo: elige un escudo.',
  'duel.status.me.dignitary': 'El Dignatario es tuyo: elige un escudo de tu mapa y añádele una cruz.',
  'duel.status.other.take': '{name, select, Tú {Tomas} other {{name} toma}} un dado…',
  'duel.status.other.take-two': '{name, select, Tú {Tomas} other {{name} toma}} dos dados…',
  'duel.status.other.draw': '{name, select, Tú {Dibujas} other {{name} dibuja}}…',
  'duel.status.other.banner': '{name, select, Tú {Eliges} other {{name} elige}} un escudo…',
  'duel.status.other.dignitary': '{name, select, Tú {Eliges} other {{name} elige}} un escudo…',
  'duel.log.first': '{name, select, Tú {Empiezas} other {{name} empieza}}.',
  'duel.log.roll': 'Ronda {round}. Los dados muestran: {faces}.',
  'duel.log.take': '{name, select, Tú {Tomas} other {{name} toma}}: {faces}.',
  'duel.log.both': '{name, select, Tú {Tomas} other {{name} toma}} dos dados a la vez: {faces}.',
  'duel.log.draw':
    '{name, select, Tú {Dibujas} other {{name} dibuja}}: {points, plural, =0 {ningún punto} one {# punto} many {# de puntos} other {# puntos}}.',
  'duel.log.pass': '{name, select, Tú {No dibujas} other {{name} no dibuja}} nada.',
  'duel.log.banner': '{name, select, Tú {Alzas} other {{name} alza}} un estandarte: {coat}.',
  'duel.log.dignitary': '{name, select, Tú {Añades} other {{name} añade}} una cruz.',
  'duel.log.earns': '{name, select, Tú {Consigues} other {{name} consigue}} el hechizo «{spell}».',

  // the end
  'end.banner': 'Estandarte «{coat}»: +{points}',
  'end.tie.domain':
    'Empate a puntos, pero {name, select, Tú {tienes} other {{name} tiene}} el dominio más grande ({count, plural, one {# escudo} many {# de escudos} other {# escudos}}).',
  'end.best-domain': 'Mejor dominio',

  // how to play
  'tip.take': 'Los dos dados que tomas en esta ronda forman tu dominó.',
  'tip.draw': 'Dibuja los dos escudos juntos, uno de ellos tocando el castillo o un escudo igual.',
  'help.d.take.text':
    'Se lanzan cuatro dados. La primera persona toma uno, la otra toma dos y el último es para la primera. En la ronda siguiente se intercambian.',
  'help.d.draw.text':
    'Tus dos dados forman tu dominó: dibuja los dos escudos uno junto al otro, con sus cruces. Al menos uno debe tocar el castillo o un escudo igual de una ronda anterior. Un comodín vale por cualquier escudo, sin cruz. Si tu dominó encaja, tienes que dibujarlo; si no, no dibujas nada.',
} as const satisfies Texts;
