/** The words of the score pad in French. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text': 'Pour la partie sur ta table : touche ce qui s’y trouve, et les points se comptent tout seuls.',
  'pad.start': 'Compter',
  'pad.setup': 'Joueurs et variantes',
  'pad.next': 'Nouvelle partie',
  'pad.next.done': 'Une nouvelle page pour les mêmes joueurs.',
  'pad.boards': 'Quel plateau',
  'pad.way': 'Comment saisir',
  'pad.way.squares': 'Cases',
  'pad.way.dominoes': 'Dominos',
  'pad.way.areas': 'Territoires seuls',
  'pad.way.domains': 'Domaines seuls',
  'pad.how.squares':
    'Choisis une case plus bas, puis touche partout où elle se trouve. Touche encore pour les couronnes.',
  'pad.how.castle': 'Le château n’est pas au centre ? Touche-le, puis sa place.',
  'pad.how.dominoes':
    'Choisis un domino, puis touche la place de sa moitié gauche, et de la droite. Toucher un domino posé l’enlève.',
  'pad.how.areas': 'Ajoute chaque territoire avec ses cases et ses couronnes.',
  'pad.how.duel':
    'Choisis un blason plus bas, puis touche partout où il est dessiné. Touche encore pour les croix.',
  'pad.how.domains': 'Ajoute chaque domaine avec ses blasons et ses croix.',
  'pad.brushes': 'Ce qui s’y trouve',
  'pad.eraser': 'Effacer',
  'pad.fill': 'Remplir le reste',
  'pad.clear': 'Vider le plateau',
  'pad.cleared': 'Le plateau est vide.',
  'pad.other-half': 'Touche maintenant l’autre moitié.',
  'pad.no-room': 'Il n’y a pas de place pour l’autre moitié.',
  'pad.used': '{domino}. Déjà dans un royaume : {name}.',
  'pad.add': 'Ajouter : {what}',
  'pad.squares': 'Cases',
  'pad.coats': 'Blasons',
  'pad.crowns': 'Couronnes',
  'pad.crosses': 'Croix',
  'pad.more': '{what} : un de plus',
  'pad.fewer': '{what} : un de moins',
  'pad.remove': 'Enlever : {what}',
  'pad.no-banner': 'Aucune',
  'pad.missing': 'Il manque encore : {names}.',
  'pad.keep': 'Garder le résultat',
  'pad.kept': 'Gardé avec tes résultats.',
  'pad.stale': 'Quelque chose a changé depuis.',
  'pad.editor': 'Ouvrir dans l’éditeur',
  'pad.guess':
    'Comme une fin de partie. Quels dominos ont été défaussés ou sont venus en dernier, plus personne ne le sait : l’éditeur reçoit une supposition.',
  'pad.guess.duel':
    'Comme une fin de partie. Les dés, le grimoire et l’ordre des tours sont perdus : l’éditeur reçoit une supposition.',
  'pad.opened': 'La feuille gardée est de nouveau ouverte.',
  'pad.mistakes': 'Quelque chose ne va pas',
  'pad.mistake.box': '{what} : {count}, mais la boîte n’en a que {most}.',
  'pad.mistake.alone': 'Aucun domino ne relie les cases marquées à une voisine.',
  'pad.mistake.odd': 'Un nombre impair de cases ({count}), mais chaque domino en couvre deux.',
  'pad.mistake.apart': 'Les cases marquées ne touchent pas le reste du royaume.',
  'pad.mistake.no-dominoes': 'Les dominos de la boîte ne peuvent pas être posés ainsi selon les règles.',
  'pad.mistake.same-dominoes': 'Ces royaumes ne peuvent pas tous être justes : il leur faut le même domino.',
  'pad.mistake.too-many': 'Cases : {count}, mais il n’y a de place que pour {most}.',
  'pad.mistake.crowns':
    '{what} {count} × {marks} : trop de couronnes. Sur autant de cases, la boîte en a au plus {most}.',
  'pad.mistake.not-full': 'L’Harmonie demande un royaume complet (cases : {count} sur {most}).',
  'pad.mistake.crosses':
    'Les blasons marqués ont plus de croix que dés, château et Dignitaire ne peuvent en donner à un joueur.',
  'pad.mistake.crosses-together':
    'Les deux cartes ont ensemble plus de croix que dés, châteaux et un Dignitaire ne peuvent en donner.',
  'pad.mistake.banners': 'Un seul joueur peut avoir la Bannière.',
};
