import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Entraîneur',
  'coach.thinking': 'Je réfléchis…',
  'coach.failed': 'Je n’ai pas pu être chargé. Vérifie la connexion.',
  'coach.tell': 'Montre-moi le tour',
  'coach.place': 'rangée {row}, colonne {column}',
  'coach.look.board': 'Compare calmement les places possibles.',
  'coach.look.gain': 'Il y a des points à prendre tout de suite.',
  'coach.look.join': 'Regarde ceci : {what}.',
  'coach.look.centre': 'Garde un œil sur le centre de ton royaume.',
  'coach.look.no-hole': 'Attention aux trous qu’on ne peut plus remplir.',
  'coach.look.pick': 'Regarde bien la nouvelle ligne.',
  'coach.look.deny': 'Que voudrait {name} ?',
  'coach.look.first': 'Pense à qui choisira en premier au prochain tour.',
  'coach.look.spell': 'Regarde le grimoire.',
  'coach.look.dice': 'Regarde bien les dés.',
  'coach.warning': 'Tu es sûr ?',
  'coach.warning.text': 'Ce tour coûte environ {percent} % de chance de gagner et {points} points.',
  'coach.think-again': 'Réfléchir encore',
  'coach.play-anyway': 'Jouer quand même',
} satisfies Texts;
