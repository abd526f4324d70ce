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
    'Ton roi choisit pour le prochain tour. Les petits nombres y jouent d’abord, les grands valent plus. Prends le numéro 5 pour jouer en premier.',
  'learn.k.order.other': 'C’est un bon domino, mais tu ne jouerais pas en premier. Prends le numéro 5.',
  'learn.k.match':
    'Tu joues en premier. Pose les forêts contre ta forêt : une moitié doit toucher son propre paysage. Les autres côtés n’ont pas d’importance.',
  'learn.k.match.other': 'C’est permis, mais ça ne rapporte rien. Relie les nouvelles forêts à ta forêt.',
  'learn.k.count':
    'Comptons. Un territoire rapporte ses cases fois ses couronnes. Ta forêt : {squares} × {crowns} = {points}. Sans couronne, ce serait 0.',
  'learn.k.size':
    'Une autre partie, vers la fin. Avec le château, ton royaume peut faire 5 × 5 cases, pas plus. Trouve la place qui rapporte le plus.',
  'learn.k.size.other':
    'Il tient là, mais une autre place rapporte plus. Essaie d’autres cases ou tourne-le.',
  'learn.k.discard':
    'Ces forêts ne correspondent à rien dans ton carré de 5 × 5. C’est le seul cas où l’on défausse un domino.',
  'learn.k.bonus':
    'Les bonus de fin : 10 points pour l’Empire du Milieu, car ton château est au centre. Les 5 points de l’Harmonie sont pour qui ne défausse rien.',
  'learn.k.end':
    'C’est tout ! Après le dernier tour, le plus de points gagne. Joue maintenant ta première partie.',
} satisfies Texts;
