import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Rubriques d’aide',
  'help.k.goal': 'Le but',
  'help.k.goal.text':
    'À partir de ton château, tu bâtis un royaume de dominos. Il doit tenir dans un carré de 5×5 cases ; le château peut s’y trouver n’importe où, même dans un coin. Les grands territoires d’un même paysage, avec beaucoup de couronnes, rapportent le plus.',
  'help.k.line': 'Choisir',
  'help.k.opening': 'Le début',
  'help.k.opening.text':
    'La première ligne est face visible. Puis on tire les rois d’une main fermée, un par un : quand le tien sort, tu le mets sur un domino libre avant qu’on tire le suivant. Personne ne sait à qui il sera.',
  'help.k.order': 'Qui joue d’abord ?',
  'help.k.order.text':
    'Le roi sur le plus petit nombre joue d’abord : pose le domino sous ton roi, puis mets le roi sur un domino libre de la ligne suivante. Prendre un bon domino maintenant, c’est choisir plus tard la prochaine fois. À deux, chacun a deux rois.',
  'help.k.lay': 'Poser',
  'help.k.score': 'Les points',
  'help.k.score.text':
    'Un territoire, ce sont des cases d’un même paysage reliées par leurs côtés. Il rapporte ses cases × ses couronnes : 3 cases avec 1 couronne font 3 points. Sans couronne, pas de points. Le château ne rapporte rien et ne relie rien.',
  'help.k.terrains': 'Les paysages',
  'help.k.terrains.text':
    'Le blé est courant, mais a peu de couronnes ; les marais et les mines sont rares, mais en ont beaucoup. Dans les réglages, tu peux afficher une lettre sur chaque paysage.',
  'help.k.end': 'La fin',
  'help.k.end.text':
    'La partie dure 12 tours, ou 6 à deux. Ensuite, le plus grand total gagne. À égalité, le plus grand territoire décide, puis le plus de couronnes ; s’il y a encore égalité, la victoire est partagée.',
  'help.d.goal': 'Le but',
  'help.d.goal.text':
    'Chacun a une carte de 5 rangées et 7 colonnes, avec un château au milieu. Tu y dessines des blasons. Les grands domaines d’un même blason, avec beaucoup de croix, rapportent le plus.',
  'help.d.take': 'Prendre les dés',
  'help.d.draw': 'Dessiner',
  'help.d.book': 'Le grimoire',
  'help.d.book.text':
    'Chacun de tes dés qui montre un blason sans croix coche une case dans la ligne de ce blason. La première personne qui finit une ligne gagne son sort et peut l’utiliser une fois ; l’autre ligne est barrée. Si vous la finissez au même tour, le sort va à la personne qui a commencé ce tour. Bannière et Dignitaire doivent être utilisés tout de suite.',
  'help.d.score': 'Les points',
  'help.d.score.text':
    'La partie finit après un tour où une carte est pleine, ou bien où personne n’a dessiné. Un domaine, ce sont des blasons identiques reliés par leurs côtés. Il rapporte ses blasons × ses croix. À égalité, le plus grand domaine décide ; s’il y a encore égalité, la victoire est partagée.',
  'help.d.spells': 'Les six sorts',
  'help.d.boxes': '{coat}, {boxes, plural, one {# case} many {# de cases} other {# cases}}',
  'help.v.intro':
    'Active ces variantes quand tu prépares une partie de Kingdomino, et combine-les comme tu veux.',
  'help.v.only': '({seats} joueurs)',
  'help.v.mightyDuel': 'Douze tours, avec deux rois chacun.',
  'help.v.middleKingdom':
    'Ton royaume doit s’étendre aussi loin à gauche du château qu’à droite, et aussi loin en haut qu’en bas. Les trous n’y changent rien.',
  'help.v.harmony': 'Autrement dit, ton royaume n’a aucun trou.',
  'help.v.dynasty': 'On tire à nouveau les rois à chaque partie. Le plus grand total des trois gagne.',
  'help.v.lineOfFour': 'La règle de l’édition récente, au lieu de 36 dominos en lignes de trois.',
  'help.v.balancedOpening': 'Le hasard décide seulement de qui est A.',
  'help.keys': 'Au clavier',
  'help.keys.text':
    'On peut jouer au clavier seul et avec un lecteur d’écran. Les lettres marchent partout à la table, et se désactivent dans les réglages.',
  'help.keys.arrows': 'Flèches',
  'help.keys.arrows.text': 'Se déplacer sur le plateau',
  'help.keys.turn': 'Dire à qui de jouer, et quoi faire',
  'help.keys.line': 'Lire les lignes ou les dés',
  'help.keys.kingdom': 'Lire le royaume ou la carte au milieu',
  'help.keys.scores': 'Lire les scores',
  'help.keys.move': 'Lire le dernier coup',
} as const satisfies Texts;
