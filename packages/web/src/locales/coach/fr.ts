import type { Texts } from './en.ts';

export const catalogue = {
  'coach.title': 'Entraîneur',
  'coach.thinking': 'Je réfléchis…',
  'coach.failed': 'L’entraîneur n’a pas pu être chargé. Vérifie la connexion.',
  'coach.tell': 'Montre-moi le coup',
  'coach.why': 'Pourquoi ?',
  'coach.play': 'Jouer ce coup',
  'coach.look.board': 'Compare calmement les emplacements.',
  'coach.look.gain': 'Il y a +{points} à prendre juste ici.',
  'coach.look.join': 'On peut réunir quelque chose ici : {what}.',
  'coach.look.centre': 'Garde un œil sur le centre de ton royaume.',
  'coach.look.no-hole': 'Attention aux trous qu’on ne peut plus remplir.',
  'coach.look.pick': 'Un domino de la nouvelle ligne peut te rapporter +{points}.',
  'coach.look.deny': '{name} aimerait bien un de ces dominos. Lequel ?',
  'coach.look.first': 'Prendre le plus petit numéro, c’est choisir en premier au prochain tour.',
  'coach.look.spell': 'Regarde ce sort dans ton grimoire : {spell}.',
  'coach.look.castle': 'Ton château a encore une croix à donner.',
  'coach.look.die': 'Cherche ceci sur les dés : {what}.',
  'coach.look.dice': 'Deux de ces dés peuvent rapporter +{points} ensemble.',
  'coach.warning': 'Vraiment ?',
  'coach.warning.text':
    'Ce coup coûte environ {percent} de chance de gagner et {points, plural, one {# point} other {# points}}.',
  'coach.think-again': 'Réfléchir encore',
  'coach.play-anyway': 'Jouer quand même',
} satisfies Texts;
