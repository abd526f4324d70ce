/** The words of the score pad in Spanish. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text': 'Para la partida en tu mesa: toca lo que hay, y los puntos se cuentan solos.',
  'pad.start': 'Contar',
  'pad.setup': 'Jugadores y variantes',
  'pad.next': 'Nueva partida',
  'pad.next.done': 'Una página nueva para los mismos jugadores.',
  'pad.boards': 'De quién es el tablero',
  'pad.way': 'Cómo anotarlo',
  'pad.way.squares': 'Casillas',
  'pad.way.dominoes': 'Dominós',
  'pad.way.areas': 'Solo territorios',
  'pad.way.domains': 'Solo dominios',
  'pad.how.squares':
    'Elige una casilla abajo y toca todos los sitios donde está. Toca otra vez para las coronas.',
  'pad.how.castle': '¿El castillo no está en el centro? Tócalo y luego su sitio.',
  'pad.how.dominoes':
    'Elige un dominó y toca dónde está su mitad izquierda, y luego la derecha. Tocar un dominó puesto lo quita.',
  'pad.how.areas': 'Añade cada territorio con sus casillas y coronas.',
  'pad.how.duel':
    'Elige un escudo abajo y toca todos los sitios donde está dibujado. Toca otra vez para las cruces.',
  'pad.how.domains': 'Añade cada dominio con sus escudos y cruces.',
  'pad.brushes': 'Lo que hay',
  'pad.eraser': 'Borrar',
  'pad.fill': 'Rellenar el resto',
  'pad.clear': 'Vaciar el tablero',
  'pad.cleared': 'El tablero está vacío.',
  'pad.other-half': 'Ahora toca la otra mitad.',
  'pad.no-room': 'No hay sitio para la otra mitad.',
  'pad.used': '{domino}. Ya está en un reino: {name}.',
  'pad.add': 'Añadir: {what}',
  'pad.squares': 'Casillas',
  'pad.coats': 'Escudos',
  'pad.crowns': 'Coronas',
  'pad.crosses': 'Cruces',
  'pad.more': '{what}: uno más',
  'pad.fewer': '{what}: uno menos',
  'pad.remove': 'Quitar: {what}',
  'pad.no-banner': 'Ninguno',
  'pad.missing': 'Falta por anotar: {names}.',
  'pad.keep': 'Guardar el resultado',
  'pad.kept': 'Guardado con tus resultados.',
  'pad.stale': 'Algo ha cambiado desde que lo guardaste.',
  'pad.editor': 'Abrir en el editor',
  'pad.guess':
    'Como final de una partida. Qué dominós se descartaron o llegaron los últimos ya no se sabe: el editor recibe una suposición.',
  'pad.guess.duel':
    'Como final de una partida. Los dados, el grimorio y el orden de las rondas se han perdido: el editor recibe una suposición.',
  'pad.opened': 'La hoja guardada está abierta de nuevo.',
  'pad.mistakes': 'Algo no cuadra',
  'pad.mistake.box': '{what}: {count}, pero la caja solo tiene {most}.',
  'pad.mistake.alone': 'Ningún dominó une las casillas marcadas con una vecina.',
  'pad.mistake.odd': 'Un número impar de casillas ({count}), pero cada dominó cubre dos.',
  'pad.mistake.apart': 'Las casillas marcadas no tocan el resto del reino.',
  'pad.mistake.no-dominoes': 'Los dominós de la caja no pueden estar así según las reglas.',
  'pad.mistake.same-dominoes': 'No todos estos reinos pueden ser correctos: necesitan el mismo dominó.',
  'pad.mistake.too-many': 'Casillas: {count}, pero solo caben {most}.',
  'pad.mistake.crowns':
    '{what} {count} × {marks}: demasiadas coronas. En tantas casillas, la caja tiene como mucho {most}.',
  'pad.mistake.not-full': 'Armonía pide un reino completo (casillas: {count} de {most}).',
  'pad.mistake.crosses':
    'Los escudos marcados tienen más cruces de las que dados, castillo y Dignatario pueden dar a un jugador.',
  'pad.mistake.crosses-together':
    'Los dos mapas juntos tienen más cruces de las que dados, castillos y un Dignatario pueden dar.',
  'pad.mistake.banners': 'Solo un jugador puede tener el Estandarte.',
};
