import type { Texts } from './en.ts';

export const catalogue = {
  // around the table
  'title.table': 'Kingdomino',
  'title.yours': '● À toi de jouer – Kingdomino',
  'missing.game':
    'Cette partie n’est pas enregistrée sur cet appareil. Elle a pu être supprimée, ou jouée sur un autre.',
  'seat.away': 'hors ligne',

  // terrains, dominoes, squares
  'terrain.wheat': 'blé',
  'terrain.forest': 'forêt',
  'terrain.lake': 'lac',
  'terrain.grassland': 'prairie',
  'terrain.swamp': 'marais',
  'terrain.mine': 'mine',
  'terrain.castle': 'château',
  'square.crowned':
    '{terrain} avec {crowns, plural, one {# couronne} many {# de couronnes} other {# couronnes}}',
  'domino.name': 'Domino {number} : {first} et {second}',
  'cell.empty': 'rangée {row}, colonne {column}, vide',
  'cell.legal':
    'rangée {row}, colonne {column}, vide, tu peux poser ici, {points, plural, one {# point} many {# de points} other {# points}}',
  'cell.taken': 'rangée {row}, colonne {column}, {what}',
  'board.label': '{name, select, Toi {Ton royaume} other {Royaume : {name}}}',
  'board.zoom': 'Agrandir',

  // the table of Kingdomino
  'status.kings': 'On tire un roi…',
  'status.line': 'On dévoile une nouvelle ligne…',
  'status.over': 'Partie terminée.',
  'context.label': 'Cette partie',
  'context.practice': 'Entraînement',
  'status.me.place': 'À toi : pose le domino {number} dans ton royaume.',
  'status.me.pick': 'Choisis maintenant ton prochain domino.',
  'status.me.first-pick':
    'Choisis ton premier domino. Les petits nombres jouent plus tôt, les grands valent plus.',
  'status.me.discard': 'Le domino {number} ne peut être posé nulle part.',
  'status.friend.place': '{name} : pose le domino {number} dans ton royaume.',
  'status.friend.pick': '{name} : choisis ton prochain domino.',
  'status.friend.first-pick': '{name} : choisis ton premier domino.',
  'status.friend.discard': '{name} : le domino {number} ne peut être posé nulle part.',
  'status.other.place': '{name, select, Toi {Tu poses} other {{name} pose}} un domino…',
  'status.other.pick': '{name, select, Toi {Tu choisis} other {{name} choisit}} un domino…',
  'hand-over': '{name, select, Toi {À toi de jouer !} other {{name}, à toi de jouer !}}',
  'others.label': 'Royaumes',
  'others.show':
    '{name}, {points, plural, one {# point} many {# de points} other {# points}} : voir ce royaume',
  'others.back': 'Revenir à mon royaume',
  'lines.label': 'Lignes',
  'lines.older': 'Se pose maintenant',
  'lines.newer': 'Au choix',
  'lines.kings': 'Doivent encore choisir : {names}',
  'lines.last': 'Dernier tour : il ne reste qu’à poser tes dominos.',
  'slot.of': '{domino}. {name, select, Toi {Ton roi} other {Roi : {name}}}.',
  'slot.nobody': '{domino}. Encore libre.',
  'slot.take': 'Prendre : {domino}',
  'slot.now': 'En train d’être posé.',
  'slot.waiting': 'En attente.',
  'slot.done': 'Fait.',
  'pick.best': 'Meilleur emplacement pour l’instant : +{points}.',
  'pick.nowhere': 'Ne peut pas être posé dans ton royaume pour l’instant.',
  'pick.order': 'Au prochain tour : position {place} sur {kings}.',
  'areas.label': 'Points par territoire',
  'areas.product': '{squares} × {crowns}',
  'areas.none': 'Pas encore de couronne',
  'areas.explain':
    '{what} : {squares, plural, one {# case} many {# de cases} other {# cases}} × {marks, plural, one {# couronne} many {# de couronnes} other {# couronnes}} = {points}',
  'areas.total': 'Total',
  'chance.open': '{bonus} : +{points} encore possible',
  'chance.sure': '{bonus} : +{points}',
  'chance.lost': '{bonus} : n’est plus possible',
  'unseen.button': 'Cachés : {unseen}',
  'unseen.title': 'Dominos encore cachés',
  'unseen.text':
    '{unseen, plural, one {# domino est encore caché} many {# de dominos sont encore cachés} other {# dominos sont encore cachés}} ; {toCome, plural, one {# viendra} many {# viendront} other {# viendront}} encore.',
  'unseen.all':
    '{unseen, plural, one {# domino est encore caché, et il viendra.} many {# de dominos sont encore cachés ; tous viendront.} other {# dominos sont encore cachés ; tous viendront.}}',
  'unseen.done':
    '{unseen, plural, =0 {Tous les dominos ont été vus.} one {Il n’en viendra plus : # domino reste caché.} many {Il n’en viendra plus : # de dominos restent cachés.} other {Il n’en viendra plus : # dominos restent cachés.}}',
  'unseen.seen': 'vu',
  'hand.held': '{domino}. Touche pour tourner, fais glisser pour poser.',
  'tip.pick':
    'Choisis le domino que tu poseras ensuite : les petits nombres jouent d’abord, les grands valent plus.',
  'tip.place': 'Une moitié doit toucher ton château ou le même paysage : choisis une case en surbrillance.',
  'hand.hint': 'Fais-le glisser sur le plateau, ou touche une case en surbrillance.',
  'hand.hint.key': 'La touche R le tourne.',
  'hand.turn': 'Tourner',
  'hand.lift': 'Reprendre',
  'hand.confirm': 'Valider',
  'hand.coach': 'Un conseil',
  'hand.line': 'Poser la ligne suivante',
  'hand.king': 'Tirer un roi',
  'hand.go-on': 'Continuer',
  'hand.stuck':
    'Nulle part dans ton carré il ne peut toucher le château ou le même paysage. Il est défaussé et ne rapporte rien.',
  'hand.discard': 'Défausser',
  'preview.points': '+{points}',
  'choice.gain': '{what} : +{points}',
  'problem.overlap': 'La case est prise',
  'problem.too-wide': 'Ne tient pas dans le carré',
  'problem.no-match': 'Aucun paysage identique ici',
  'table.more': 'Plus',
  'log.title': 'Journal de la partie',
  'log.empty': 'Rien encore.',
  'log.kings': 'Ordre des rois : {names}.',
  'log.king': 'Roi tiré : {name}.',
  'log.line': 'Nouvelle ligne : {numbers}.',
  'log.pick': '{name, select, Toi {Tu prends} other {{name} prend}} le domino {number}.',
  'log.discard': '{name, select, Toi {Tu défausses} other {{name} défausse}} le domino {number}.',
  'log.place':
    '{name, select, Toi {Tu poses} other {{name} pose}} le domino {number} : {points, plural, =0 {aucun point} one {# point} many {# de points} other {# points}}.',

  // the end
  'end.title': 'Score final',
  'end.again-with': 'Rejouer avec {names}',
  'end.evening': 'Parties gagnées',
  'end.skip': 'Passer',
  'end.area': '{terrain} : {squares} × {crowns} = {points}',
  'end.winner':
    '{name, select, Toi {Tu gagnes} other {{name} gagne}} avec {points, plural, one {# point} many {# de points} other {# points}} !',
  'end.shared': 'Victoire partagée : {names} !',
  'end.tie.largest':
    'Égalité de points, mais {name, select, Toi {tu as} other {{name} a}} le plus grand territoire ({count, plural, one {# case} many {# de cases} other {# cases}}).',
  'end.tie.crowns':
    'Égalité de points et de plus grand territoire, mais {name, select, Toi {tu as} other {{name} a}} plus de couronnes ({count}).',
  'end.tie.dynasty.largest':
    'Égalité de points, mais {name, select, Toi {tu as} other {{name} a}} les plus grands territoires sur les trois parties ({count, plural, one {# case} many {# de cases} other {# cases}} en tout).',
  'end.tie.dynasty.crowns':
    'Égalité de points et de plus grands territoires sur les trois parties, mais {name, select, Toi {tu as} other {{name} a}} plus de couronnes ({count} en tout).',
  'end.again': 'Rejouer',
  'end.share': 'Partager',
  'end.save': 'Enregistrer la partie',
  'end.replay': 'Revoir',
  'end.look': 'Voir la table',
  'end.together': 'Analyser ensemble',
  'end.copied': 'Lien copié.',
  'end.place': 'Rang {place}',
  'end.place.2': '{name, select, Toi {Tu finis} other {{name} finit}} à la deuxième place.',
  'end.place.3': '{name, select, Toi {Tu finis} other {{name} finit}} à la troisième place.',
  'end.place.4': '{name, select, Toi {Tu finis} other {{name} finit}} à la quatrième place.',
  'end.margin': 'Avance',
  'end.best-area': 'Meilleur territoire',
  'end.record': 'Nouveau record',
  'end.best-so-far': 'Ton record',
  'end.picture': 'Partager une image',
  'end.picture-saved': 'Image enregistrée.',
  'end.picture-failed': 'L’image n’a pas pu être créée. Réessaie.',
  'dynasty.standings': 'La dynastie',
  'dynasty.player': 'Joueur',
  'dynasty.game-of': 'Partie {number} sur {games}',
  'dynasty.over': 'Partie {number} terminée',
  'dynasty.next': 'Passer à la partie {number}',

  // how to play
  'help.k.line.text':
    'Les dominos sont en ligne, le plus petit nombre en premier. Mets ton roi sur celui que tu veux : tu le poseras au prochain tour. Les grands nombres valent plus.',
  'help.k.lay.text':
    'Au moins une moitié doit toucher ton château ou une case du même paysage ; les coins ne comptent pas. Les autres côtés n’ont pas à correspondre. Si un domino peut être posé, il doit l’être ; sinon, il est défaussé.',

  // a deal that was fair
  'online.rematch': 'Rejouer',
  'online.rematch-from': '{name} propose une autre partie : rejoindre',
  'online.rematch-ready': 'Nouvelle partie prête',
  'online.rematch-decline': 'Pas maintenant',
  'fair.check': 'Vérifier la donne',
  'fair.title': 'La donne était-elle équitable ?',
  'fair.yes': 'Oui, tout a été distribué équitablement.',
  'fair.no': 'Non, quelque chose ne va pas.',
  'fair.seed': 'La graine secrète du serveur est bien celle fixée avant la partie ({commitment}…).',
  'fair.seed.no': 'La graine secrète du serveur n’est pas celle fixée avant la partie ({commitment}…).',
  'fair.salts': 'Puis les joueurs ont ajouté leurs propres valeurs aléatoires : {count} sur {seats}.',
  'fair.salts.no':
    'Les valeurs aléatoires des joueurs n’ont pas été utilisées telles qu’ils les ont envoyées.',
  'fair.draws': 'Tous les tirages et lancers de la partie en découlent ({count} en tout).',
  'fair.draws.no': 'Les tirages et lancers de la partie n’en découlent pas.',

  // replay
  'replay.back': 'Étape précédente',
  'replay.forward': 'Étape suivante',
  'replay.analyse': 'Analyser',
  'replay.no-analysis': 'L’analyse n’a pas pu être chargée. Vérifie la connexion.',

  // when something is not as it should be, and who won
  'missing.damaged': 'Cette partie ne peut pas s’ouvrir : elle est abîmée.',
  'end.forfeit.time': '{name} gagne : {loser} n’avait plus de temps.',
  'end.forfeit.left': '{name} gagne : {loser} a quitté la partie.',
  'end.forfeit.away': '{name} gagne : {loser} n’a plus répondu.',
  'end.gave-up': '{name} n’a pas fini la partie et prend la dernière place.',
  'lies.east': '{here} ici, {there} à l’est',
  'lies.south': '{here} ici, {there} au sud',
  'lies.west': '{here} ici, {there} à l’ouest',
  'lies.north': '{here} ici, {there} au nord',
  'announce.undone': '{name, select, Toi {Tu annules} other {{name} annule}} le dernier coup.',
  'read.score': '{name} : {points, plural, one {# point} many {# de points} other {# points}}',
} as const satisfies Texts;
