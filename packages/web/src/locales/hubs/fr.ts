import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Revois tes parties et trouve le meilleur coup.',
  'hub.replay.text': 'Depuis un fichier ou un lien, coup par coup.',
  'hub.editor.text': 'N’importe quelle position, pour l’analyser.',
  'hub.archive.text': 'Avec des statistiques, prêtes à revoir.',
  'hub.results.text': 'Le bilan de tes parties sur cet appareil.',
  'hub.achievements.text': 'Des médailles pour tes exploits.',
  'hub.pad.text': 'Compte les points d’une partie à une vraie table.',
  'hub.people.text': 'Trouve de la compagnie, compare-toi, garde le contact.',
  'hub.friends': 'Amis',
  'hub.friends.text': 'Qui est en ligne, et une partie en deux gestes.',
  'hub.now.text': 'On te trouve le prochain joueur libre.',
  'hub.table.text': 'Un lien pour tes amis. Pas besoin de compte.',
  'hub.clubs.text': 'Une saison entre amis, avec son classement.',
  'hub.tournaments.text': 'Beaucoup de joueurs, un vainqueur. Ou la même donne pour tous.',
  'hub.leaders.text': 'Qui est au sommet des parties classées.',
  'hub.programs': 'Programmes',
  'hub.programs.text': 'Écrits par des joueurs, ils s’affrontent jour et nuit.',
  'hub.account.text': 'Ton nom, tes appareils et ta confidentialité.',
} as const satisfies Texts;
