import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Supprimer le résultat : {when}',
  'results.delete.text':
    'La partie et sa relecture disparaîtront aussi, et elle ne comptera plus dans tes résultats.',
  'results.delete-all': 'Supprimer tous les résultats',
  'results.delete-all.text':
    'Tous les résultats et toutes les parties terminées sur cet appareil disparaîtront. Les parties en cours restent.',
  'results.deleted': 'Supprimé.',
  'results.delete.yes': 'Supprimer',
  'games.title': 'Mes parties',
  'results.none': 'Termine une partie et tes résultats apparaîtront ici.',
  'results.modes': 'Par jeu',
  'results.bots': 'Contre les bots',
  'results.players': '{players, plural, one {# joueur} other {# joueurs}}',
  'results.at-home': 'À la table, à la maison',
  'results.games': 'Parties',
  'results.won': 'Victoires',
  'results.mean': 'Moyenne',
  'results.best': 'Record',
} satisfies Texts;
