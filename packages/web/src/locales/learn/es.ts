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
} satisfies Texts;
