import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Aprender {game}',
  'learn.step': 'Paso {step} de {steps}',
  'learn.next': 'Siguiente',
  'learn.again': 'Empezar de nuevo',
  'learn.rules': 'Leer las reglas',
  'learn.why': 'Todavía no:',
  'learn.k.pick':
    'Cada ficha muestra dos terrenos. Pon tu rey en el número 24: tiene una corona, y las coronas dan puntos.',
  'learn.k.pick.other': 'Ese también valdría. En esta lección, toma el número 24, el de la corona.',
  'learn.k.place':
    'Ahora colócala en tu reino. La primera ficha debe tocar tu castillo, y cualquier terreno encaja con el castillo.',
  'learn.k.order':
    'Tu rey elige para la próxima ronda. En ella los números bajos juegan antes y los altos valen más. Toma el número 5 para jugar primero.',
  'learn.k.order.other': 'Es una buena ficha, pero no jugarías primero. Toma la número 5.',
  'learn.k.match':
    'Juegas primero. Coloca los bosques junto a tu bosque: una mitad debe tocar su mismo terreno. Los demás lados no importan.',
  'learn.k.match.other': 'Se puede, pero no da puntos. Une los bosques nuevos a tu bosque.',
  'learn.k.count':
    'Contemos. Un territorio da sus casillas por sus coronas. Tu bosque: {squares} × {crowns} = {points}. Sin corona daría 0.',
  'learn.k.size':
    'Otra partida, cerca del final. Con el castillo, tu reino puede tener 5 × 5 casillas, no más. Busca el lugar que da más puntos.',
  'learn.k.size.other': 'Ahí encaja, pero otro lugar da más. Prueba otras casillas o gírala.',
  'learn.k.discard':
    'Estos bosques no encajan en ningún lugar de tu 5 × 5. Solo entonces se puede descartar una ficha.',
  'learn.k.bonus':
    'Al final hay bonificaciones: 10 puntos por el Reino del medio, porque tu castillo está en el centro. Los 5 puntos de la Armonía son solo para quien no descarta nada.',
  'learn.k.end':
    '¡Eso es todo! Tras la última ronda, gana quien tiene más puntos. Juega ahora tu primera partida.',
  'learn.d.take':
    'Cuatro dados, cada uno con un escudo. Tomas uno, tu rival toma dos y tú recibes el último. Toma el que tiene dos cruces: las cruces dan puntos.',
  'learn.d.take.other': 'Ese tiene menos cruces. Toma el dado que tiene dos.',
  'learn.d.draw':
    'Ahora dibuja tus dos escudos uno junto al otro en tu mapa. Deben tocar el castillo, y cualquier escudo encaja con él.',
  'learn.d.keep': 'Guarda la cruz del castillo para después y dibuja sin ella.',
  'learn.d.book':
    'Tu escudo sin cruz ha marcado una casilla del grimorio. Quien completa antes una línea consigue su hechizo.',
  'learn.d.joker':
    'Ahora empieza tu rival, así que tomas dos. Toma el comodín, que puede ser cualquier escudo, y el escudo que tiene dos cruces en tu mapa.',
  'learn.d.joker.other': 'Toma el comodín y el escudo que tiene dos cruces en tu mapa.',
  'learn.d.domain':
    'Dibújalos junto a tus dos cruces. El comodín se vuelve el mismo escudo: los escudos iguales que se tocan son un dominio.',
  'learn.d.domain.other':
    'Ahí encaja, pero tu dominio podría crecer más. Los tres escudos iguales deben unirse.',
  'learn.d.count':
    'Un dominio da sus escudos por sus cruces: {squares} × {crosses} = {points}. Sin cruz daría 0.',
  'learn.d.spell':
    'Otra partida. Dibuja donde quieras: tu escudo sin cruz marca la última casilla de su línea y el hechizo es tuyo.',
  'learn.d.dignitary':
    'Has ganado el Dignatario: añade una cruz a un escudo de tu mapa. Elige uno de tu dominio más grande.',
  'learn.d.dignitary.other': 'Otro escudo daría más. Elige uno de tu dominio más grande.',
  'learn.d.castle':
    'Más tarde en esa partida. Una vez por partida, tu castillo añade una cruz a uno de tus dados. Pulsa «{bonus}» y haz crecer tu dominio más grande.',
  'learn.d.castle.other': 'Usa ahora la cruz del castillo, en el escudo que se une a tu dominio más grande.',
  'learn.d.end':
    '¡Eso es todo! La partida termina cuando un mapa está lleno o cuando nadie dibuja en una ronda. Juega ahora tu primer duelo.',
  'learn.all': 'Lecciones',
  'learn.more': 'Más lecciones',
  'learn.done': 'Hecha',
  'learn.y.first':
    'Una Dinastía son tres partidas seguidas. Este es el final de la primera: coloca tu última ficha donde dé más puntos.',
  'learn.y.next':
    'Tus puntos están a salvo. Ahora todos empiezan un reino nuevo y los reyes se sacan otra vez.',
  'learn.y.last':
    'El final de la tercera partida. En el total vas un poco por detrás. Encuentra el lugar que gana la Dinastía.',
  'learn.y.last.other': 'No basta: el total de tus tres partidas seguiría siendo menor. Otro lugar da más.',
  'learn.y.end':
    'Gana el total más alto de las tres partidas. En caso de empate se suman los territorios más grandes y luego todas las coronas.',
  'learn.m.first':
    'Como siempre entre dos, cada uno tiene dos reyes. Cuando salga el tuyo, toma el número 24, el de la corona.',
  'learn.m.second': '¡Ya sale tu segundo rey! Toma el número 36: también tiene corona.',
  'learn.m.second.other': 'Toma el número 36, el de la corona.',
  'learn.m.size':
    'Más adelante. En el Gran duelo tu reino puede medir 7 × 7 casillas con el castillo. Encuentra el lugar que da más puntos.',
  'learn.m.end':
    'Las 48 fichas entran en juego: lo que sigue oculto aún saldrá. Hay sitio para territorios muy grandes, créalos en torno a tus coronas.',
  'learn.s.owned':
    '«{spell}» es un hechizo. Lo consigue quien marca primero {boxes, plural, one {la casilla} other {las # casillas}} de «{coat}». Aquí es tuyo.',
  'learn.s.cast-first': 'Pulsa primero «{spell}».',
  'learn.s.free':
    'Tus dos escudos no encajan en ningún lugar. Con «{spell}» puedes dibujarlos en cualquier sitio libre: púlsalo y elige uno.',
  'learn.s.free.other': 'Pulsa primero «{spell}» y luego elige un lugar.',
  'learn.s.split':
    'Tus escudos van en lugares distintos. Con «{spell}» los dibujas separados: púlsalo y da a cada uno el lugar donde más vale.',
  'learn.s.split.other': 'Ahí encaja, pero otro lugar da más. Cada escudo quiere unirse a su dominio.',
  'learn.s.both':
    'Esta ronda empiezas tú. Con «{spell}» tomas dos dados juntos: púlsalo y toma el comodín y el escudo con dos cruces.',
  'learn.s.both.other': 'Toma el comodín y el escudo con dos cruces.',
  'learn.s.turn':
    'Tus dos escudos no encajan en ningún lugar. Con «{spell}» uno de tus dados muestra otra cara: púlsalo y haz crecer tu dominio más grande.',
  'learn.s.turn.other': 'Se puede, pero otra cara u otro lugar da más.',
  'learn.s.win':
    'Dibuja donde quieras: tu escudo sin cruz marca la última casilla de su línea y «{spell}» es tuyo.',
  'learn.s.banner':
    'Al final, cada dominio tuyo de un escudo da 3 puntos más, incluso sin cruz. Elige el escudo con más dominios separados.',
  'learn.s.banner.other': 'Otro escudo tiene más dominios separados.',
  'learn.s.end':
    '«{spell}» ya está usado. Cada hechizo sirve una sola vez, así que guárdalo para un buen momento.',
  'learn.s.end-at-once':
    '«{spell}» actúa en cuanto lo ganas, y solo una vez. ¡Las otras cinco líneas del grimorio siguen abiertas!',
} satisfies Texts;
