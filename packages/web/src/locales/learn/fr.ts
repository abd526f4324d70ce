import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Apprendre {game}',
  'learn.step': 'Étape {step} sur {steps}',
  'learn.next': 'Suivant',
  'learn.again': 'Recommencer',
  'learn.rules': 'Lire les règles',
  'learn.why': 'Pas encore :',
  'learn.k.pick':
    'Chaque domino montre deux paysages. Mets ton roi sur le numéro 24 : il a une couronne, et les couronnes rapportent des points.',
  'learn.k.pick.other': 'Celui-là irait aussi. Pour cette leçon, prends le numéro 24 avec la couronne.',
  'learn.k.place':
    'Pose-le maintenant dans ton royaume. Le premier domino doit toucher ton château, et tous les paysages vont avec le château.',
  'learn.k.order':
    'Ton roi choisit pour le prochain tour. Les petits nombres y jouent en premier, les grands valent plus. Prends le numéro 5 pour jouer en premier.',
  'learn.k.order.other': 'C’est un bon domino, mais tu ne jouerais pas en premier. Prends le numéro 5.',
  'learn.k.match':
    'Tu joues en premier. Pose les forêts contre ta forêt : une moitié doit toucher son propre paysage. Les autres côtés n’ont pas d’importance.',
  'learn.k.match.other': 'C’est permis, mais ça ne rapporte rien. Relie les nouvelles forêts à ta forêt.',
  'learn.k.count':
    'Comptons. Un territoire rapporte ses cases fois ses couronnes. Ta forêt : {squares} × {crowns} = {points}. Sans couronne, ce serait 0.',
  'learn.k.size':
    'Une autre partie, vers la fin. Avec le château, ton royaume peut faire 5 × 5 cases, pas plus. Trouve l’endroit qui rapporte le plus.',
  'learn.k.size.other':
    'Il tient là, mais une autre place rapporte plus. Essaie d’autres cases ou tourne-le.',
  'learn.k.discard':
    'Ces forêts ne correspondent à rien dans ton carré de 5 × 5. C’est le seul cas où l’on défausse un domino.',
  'learn.k.bonus':
    'Les bonus de fin : 10 points pour l’Empire du Milieu, car ton château est au centre. Les 5 points de l’Harmonie sont pour ceux qui ne défaussent rien.',
  'learn.k.end':
    'C’est tout ! Après le dernier tour, la personne qui a le plus de points gagne. Joue maintenant ta première partie.',
  'learn.d.take':
    'Quatre dés, chacun avec un blason. Tu en prends un, l’adversaire en prend deux, et tu reçois le dernier. Prends celui aux deux croix : les croix rapportent des points.',
  'learn.d.take.other': 'Celui-là a moins de croix. Prends le dé qui en a deux.',
  'learn.d.draw':
    'Dessine maintenant tes deux blasons côte à côte sur ta carte. Ils doivent toucher le château, et tous les blasons vont avec le château.',
  'learn.d.keep': 'Garde la croix du château pour plus tard et dessine sans elle.',
  'learn.d.book':
    'Ton blason sans croix a coché une case du grimoire. La première personne qui finit une ligne gagne son sort.',
  'learn.d.joker':
    'L’adversaire commence, donc tu prends deux dés. Prends le joker, qui peut être n’importe quel blason, et le blason qui a deux croix sur ta carte.',
  'learn.d.joker.other': 'Prends le joker et le blason qui a deux croix sur ta carte.',
  'learn.d.domain':
    'Dessine-les à côté de tes deux croix. Le joker devient le même blason : des blasons identiques côte à côte forment un domaine.',
  'learn.d.domain.other':
    'Il peut aller là, mais ton domaine pourrait grandir davantage. Les trois blasons identiques doivent se toucher.',
  'learn.d.count':
    'Un domaine rapporte ses blasons fois ses croix : {squares} × {crosses} = {points}. Sans croix, ce serait 0.',
  'learn.d.spell':
    'Une autre partie. Dessine où tu veux : ton blason sans croix coche la dernière case de sa ligne, et le sort est à toi.',
  'learn.d.dignitary':
    'Tu as gagné le Dignitaire : ajoute une croix à un blason de ta carte. Choisis-en un dans ton plus grand domaine.',
  'learn.d.dignitary.other': 'Un autre blason rapporterait plus. Choisis-en un dans ton plus grand domaine.',
  'learn.d.castle':
    'Plus tard dans cette partie. Une fois par partie, ton château ajoute une croix à l’un de tes dés. Appuie sur « {bonus} » et agrandis ton plus grand domaine.',
  'learn.d.castle.other':
    'Utilise maintenant la croix du château, sur le blason qui rejoint ton plus grand domaine.',
  'learn.d.end':
    'C’est tout ! La partie finit quand une carte est pleine ou que personne ne dessine pendant un tour. Joue maintenant ton premier duel.',
  'learn.all': 'Leçons',
  'learn.more': 'Autres leçons',
  'learn.done': 'Terminée',
  'learn.y.first':
    'Une Dynastie, ce sont trois parties de suite. Voici la fin de la première : pose ton dernier domino là où il rapporte le plus.',
  'learn.y.next':
    'Tes points sont acquis. Maintenant, chacun commence un nouveau royaume et les rois sont tirés à nouveau.',
  'learn.y.last':
    'La fin de la troisième partie. Au total, tu as un peu de retard. Trouve la place qui gagne la Dynastie.',
  'learn.y.last.other':
    'Ce n’est pas assez : le total de tes trois parties resterait plus petit. Une autre place rapporte plus.',
  'learn.y.end':
    'Le plus grand total des trois parties gagne. En cas d’égalité, on additionne les plus grands territoires, puis toutes les couronnes.',
  'learn.m.first':
    'Comme toujours à deux, chacun a deux rois. Quand le tien est tiré, prends le numéro 24 avec la couronne.',
  'learn.m.second': 'Déjà ton deuxième roi ! Prends le numéro 36 : il a aussi une couronne.',
  'learn.m.second.other': 'Prends le numéro 36 avec la couronne.',
  'learn.m.size':
    'Plus tard dans la partie. Au Grand duel, ton royaume peut faire 7 × 7 cases avec le château. Trouve la place qui rapporte le plus.',
  'learn.m.end':
    'Les 48 dominos entrent en jeu : tout ce qui est encore caché sortira. Il y a de la place pour de très grands territoires, bâtis-les autour de tes couronnes.',
  'learn.s.owned':
    '« {spell} » est un sort. Il revient à la première personne qui coche {boxes, plural, one {la case} other {les # cases}} de « {coat} ». Ici, il est à toi.',
  'learn.s.cast-first': 'Appuie d’abord sur « {spell} ».',
  'learn.s.free':
    'Tes deux blasons ne trouvent pas de place. Avec « {spell} », tu peux les dessiner à n’importe quel endroit libre : appuie dessus et choisis.',
  'learn.s.free.other': 'Appuie d’abord sur « {spell} », puis choisis un endroit.',
  'learn.s.split':
    'Tes blasons vont à des endroits différents. Avec « {spell} », tu les dessines à part : appuie dessus et donne à chacun la place où il rapporte le plus.',
  'learn.s.split.other':
    'Il tient là, mais une autre place rapporte plus. Chaque blason veut rejoindre son domaine.',
  'learn.s.both':
    'Tu commences ce tour. Avec « {spell} », tu prends deux dés ensemble : appuie dessus, puis prends le joker et le blason à deux croix.',
  'learn.s.both.other': 'Prends le joker et le blason à deux croix.',
  'learn.s.turn':
    'Tes deux blasons ne trouvent pas de place. Avec « {spell} », un de tes dés montre une autre face : appuie dessus et agrandis ton plus grand domaine.',
  'learn.s.turn.other': 'C’est possible, mais une autre face ou une autre place rapporte plus.',
  'learn.s.win':
    'Dessine où tu veux : ton blason sans croix coche la dernière case de sa ligne, et « {spell} » est à toi.',
  'learn.s.banner':
    'À la fin, chacun de tes domaines d’un blason rapporte 3 points de plus, même sans croix. Choisis le blason qui a le plus de domaines séparés.',
  'learn.s.banner.other': 'Un autre blason a plus de domaines séparés.',
  'learn.s.end':
    'Voilà, « {spell} » a servi. Chaque sort ne sert qu’une fois, alors garde-le pour un bon moment.',
  'learn.s.end-at-once':
    '« {spell} » agit dès que tu le gagnes, et une seule fois. Les cinq autres lignes du grimoire sont encore ouvertes !',
} satisfies Texts;
