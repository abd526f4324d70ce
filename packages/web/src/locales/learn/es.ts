import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Aprender {game}',
  'learn.step': 'Paso {step} de {steps}',
  'learn.next': 'Siguiente',
  'learn.again': 'Empezar de nuevo',
  'learn.rules': 'Leer las reglas',
  'learn.why': 'Todavía no:',
  'learn.k.pick':
    'Cada dominó muestra dos terrenos. Pon tu rey en el número 24: tiene una corona, y las coronas dan puntos.',
  'learn.k.pick.other': 'Ese también valdría. En esta lección, toma el número 24, el de la corona.',
  'learn.k.place':
    'Ahora colócalo en tu reino. El primer dominó debe tocar tu castillo, y cualquier terreno encaja con el castillo.',
  'learn.k.order':
    'Tu rey elige para la próxima ronda. En ella los números bajos juegan antes y los altos valen más. Toma el número 5 para jugar primero.',
  'learn.k.order.other': 'Es un buen dominó, pero no jugarías primero. Toma el número 5.',
  'learn.k.match':
    'Juegas primero. Coloca los bosques junto a tu bosque: una mitad debe tocar su mismo terreno. Los demás lados no importan.',
  'learn.k.match.other': 'Se puede, pero no da puntos. Une los bosques nuevos a tu bosque.',
  'learn.k.count':
    'Contemos. Un territorio da sus casillas por sus coronas. Tu bosque: {squares} × {crowns} = {points}. Sin corona daría 0.',
  'learn.k.size':
    'Otra partida, cerca del final. Con el castillo, tu reino puede tener 5 × 5 casillas, no más. Busca el lugar que da más puntos.',
  'learn.k.size.other': 'Ahí cabe, pero otro lugar da más. Prueba otras casillas o gíralo.',
  'learn.k.discard':
    'Estos bosques no encajan en ningún lugar de tu 5 × 5. Solo entonces se puede descartar un dominó.',
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
    'Tu escudo sin cruz ha llenado una casilla del grimorio. Quien llena primero una línea consigue su hechizo.',
  'learn.d.joker':
    'Ahora empieza tu rival, así que tomas dos. Toma el comodín, que puede ser cualquier escudo, y el escudo que tiene dos cruces en tu mapa.',
  'learn.d.joker.other': 'Toma el comodín y el escudo que tiene dos cruces en tu mapa.',
  'learn.d.domain':
    'Dibújalos junto a tus dos cruces. El comodín se vuelve el mismo escudo: los escudos iguales que se tocan son un dominio.',
  'learn.d.domain.other':
    'Ahí cabe, pero tu dominio podría crecer más. Los tres escudos iguales deben unirse.',
  'learn.d.count':
    'Un dominio da sus escudos por sus cruces: {squares} × {crosses} = {points}. Sin cruz daría 0.',
  'learn.d.spell':
    'Otra partida. Dibuja donde quieras: tu escudo sin cruz llena la última casilla de su línea y el hechizo es tuyo.',
  'learn.d.dignitary':
    'Has ganado el Dignatario: añade una cruz a un escudo de tu mapa. Elige uno de tu dominio más grande.',
  'learn.d.dignitary.other': 'Otro escudo daría más. Elige uno de tu dominio más grande.',
  'learn.d.castle':
    'Más tarde en esa partida. Una vez por partida, tu castillo añade una cruz a uno de tus dados. Pulsa {bonus} y haz crecer tu dominio más grande.',
  'learn.d.castle.other': 'Usa ahora la cruz del castillo, en el escudo que se une a tu dominio más grande.',
  'learn.d.end':
    '¡Eso es todo! La partida termina cuando un mapa está lleno o nadie puede dibujar. Juega ahora tu primer duelo.',
} satisfies Texts;
