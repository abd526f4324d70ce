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
  'help.k.order': 'Qui joue en premier ?',
  'help.k.order.text':
    'Le roi sur le plus petit nombre joue en premier : pose le domino sous ton roi, puis mets le roi sur un domino libre de la ligne suivante. Prendre un bon domino maintenant, c’est choisir plus tard la prochaine fois. À deux, chacun a deux rois.',
  'help.k.lay': 'Poser',
  'help.k.score': 'Les points',
  'help.k.score.text':
    'Un territoire, ce sont des cases d’un même paysage reliées par leurs côtés. Il rapporte ses cases × ses couronnes : 3 cases avec 1 couronne font 3 points. Sans couronne, pas de points. Le château ne rapporte rien et ne relie rien.',
  'help.k.terrains': 'Les paysages',
  'help.k.terrains.text':
    'Le blé est courant, mais a peu de couronnes ; les marais et les mines sont rares, mais en ont beaucoup. Dans les réglages, tu peux afficher une lettre sur chaque paysage.',
  'help.k.dominoes': 'Les 48 dominos',
  'help.k.dominoes.text':
    'À quatre, on les joue tous ; à trois, 36, en lignes de trois ; à deux, 24. Personne ne voit ceux qui restent dans la boîte. Voici combien il y a de cases :',
  'help.k.crowns':
    '{crowns, plural, =0 {Sans couronne} one {# couronne} many {# de couronnes} other {# couronnes}}',
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
    'La partie finit après un tour où une carte est pleine, ou bien où personne ne pouvait dessiner sans sort et où personne n’en a utilisé. Un domaine, ce sont des blasons identiques reliés par leurs côtés. Il rapporte ses blasons × ses croix. À égalité, le plus grand domaine décide ; s’il y a encore égalité, la victoire est partagée.',
  'help.d.spells': 'Les six sorts',
  'help.d.boxes': '{coat}, {boxes, plural, one {# case} many {# de cases} other {# cases}}',
  'help.v.intro':
    'Active ces variantes quand tu prépares une partie de Kingdomino, et combine-les comme tu veux.',
  'help.v.only': '({seats, plural, one {# joueur} other {# joueurs}})',
  'help.v.mightyDuel': 'Douze tours, avec deux rois chacun.',
  'help.v.middleKingdom':
    'Ton royaume doit s’étendre aussi loin à gauche du château qu’à droite, et aussi loin en haut qu’en bas. Les trous n’y changent rien.',
  'help.v.harmony': 'Autrement dit, ton royaume n’a aucun trou.',
  'help.v.dynasty':
    'On tire à nouveau les rois à chaque partie. Le plus grand total des trois gagne. En cas d’égalité, on additionne les plus grands territoires, puis toutes les couronnes.',
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
  'help.ex.right': 'Permis :',
  'help.ex.wrong': 'Interdit :',
  'help.ex.castle': 'il touche le château, et le château accepte tout.',
  'help.k.ex.match': 'la moitié forêt touche une forêt. L’autre moitié peut être à côté de n’importe quoi.',
  'help.k.ex.none': 'il touche d’autres cases, mais aucune moitié ne touche son paysage.',
  'help.k.ex.corner': 'les deux forêts ne se touchent que par un coin.',
  'help.k.ex.wide': 'le paysage convient, mais le royaume ferait six cases de large.',
  'help.d.ex.match': 'un blason touche le même blason d’un tour précédent.',
  'help.d.ex.none': 'il touche d’autres blasons, mais pas le même.',
  'help.d.ex.same': 'les deux nouveaux blasons ne correspondent qu’entre eux.',
  'help.k.counted': 'Exemple : le décompte d’un royaume',
  'help.k.counted.text':
    'Chaque territoire rapporte ses cases × ses couronnes. Le château est exactement au milieu et rien n’a été défaussé : avec Empire du Milieu et Harmonie, cela fait 15 de plus.',
  'help.d.counted': 'Exemple : le décompte d’une carte',
  'help.d.counted.text':
    'Chaque domaine rapporte ses blasons × ses croix. La Bannière ajoute 3 points pour chaque domaine de son blason, même sans croix.',
  'help.try': 'Essayer',
  'help.learn': 'Apprendre en jouant',
  'help.questions': 'Questions et réponses',
  'help.q.K-P4': 'Je ne veux pas de ce domino. Puis-je le défausser ?',
  'help.a.K-P4':
    'Non. S’il peut être posé quelque part, il faut le poser, même là où ça fait mal. On ne défausse qu’un domino impossible à poser.',
  'help.q.K-P2': 'Tous les côtés d’un domino doivent-ils correspondre ?',
  'help.a.K-P2':
    'Non. Une moitié doit toucher ton château ou son paysage ; tous les autres côtés peuvent toucher n’importe quoi. Les deux moitiés ne comptent pas l’une pour l’autre.',
  'help.q.K-P3': 'Mon château doit-il être au milieu ?',
  'help.a.K-P3':
    'Non, il peut être partout dans ton carré. Seule la variante Empire du Milieu récompense le centre exact.',
  'help.q.K-E1': 'Comment comptent plusieurs couronnes dans un territoire ?',
  'help.a.K-E1':
    'On les additionne, puis on multiplie : 5 cases avec 3 couronnes rapportent 15. Les territoires qui ne se touchent pas se comptent un par un.',
  'help.q.K-V3': 'Les trous sont-ils mauvais ?',
  'help.a.K-V3':
    'En eux-mêmes, ils ne coûtent rien. Mais Harmonie demande de ne rien défausser, et alors il n’y a pas de trou.',
  'help.q.K-E2': 'Et en cas d’égalité ?',
  'help.a.K-E2':
    'Le plus grand territoire gagne, même sans couronne, puis le plus de couronnes du royaume. Si c’est encore égal, la victoire est partagée.',
  'help.q.D-R6': 'Dois-je dessiner mon domino ?',
  'help.a.D-R6':
    'Oui, s’il peut être placé sans sort. Un sort n’est jamais obligatoire : s’il faut un sort, tu peux ne rien dessiner.',
  'help.q.D-R5': 'Mes deux nouveaux blasons sont identiques. Est-ce que ça suffit ?',
  'help.a.D-R5': 'Non. L’un des deux doit toucher le château ou le même blason d’un tour précédent.',
  'help.q.D-R7': 'Quels dés cochent une case du grimoire ?',
  'help.a.D-R7':
    'Chaque dé qui montre un blason sans croix, même si tu ne dessines rien. Les jokers, les dés à croix et celui de la croix du château n’en cochent pas.',
  'help.q.D-R8': 'Et si nous finissons tous deux une ligne au même tour ?',
  'help.a.D-R8': 'Le sort va à la personne qui a commencé ce tour, et l’autre ligne est barrée.',
  'help.q.D-S1': 'Quand puis-je utiliser un sort ? Et plusieurs à la fois ?',
  'help.a.D-S1':
    'Dès le tour suivant celui où tu l’as gagné ; Bannière et Dignitaire tout de suite. Tu peux en utiliser plusieurs pour un domino, avec la croix du château.',
  'help.q.D-B1': 'Combien de croix un blason peut-il avoir ?',
  'help.a.D-B1': 'Jusqu’à quatre : deux du dé, une du château et une du Dignitaire.',
} as const satisfies Texts;
