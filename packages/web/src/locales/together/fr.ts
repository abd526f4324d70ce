import type { Texts } from './en.ts';

export const catalogue = {
  'together.title': 'On regarde ensemble',
  'together.leads': '{name} a la main.',
  'together.you-lead': 'Tu as la main : les autres voient ce que tu vois.',
  'together.nobody': 'Personne n’a la main.',
  'together.lead': 'Prendre la main',
  'together.let': 'Passer la main',
  'together.follow': 'Suivre {name}',
  'together.following': 'Tu suis {name}.',
  'together.wander': 'Tu regardes à ta guise.',
  'together.people': 'Qui est là',
  'together.points': '{name} montre : {what}',
  'together.came': '{name} est là maintenant.',
  'together.went': '{name} n’est plus là.',
  'together.look-only':
    'Seuls les joueurs de la partie et la personne qui a la main peuvent modifier. Ouvre une copie pour essayer à ta façon.',
  'together.copy': 'Ouvrir une copie pour soi',
  'together.taken': 'Quelqu’un d’autre a la main.',
  'together.changed': 'Quelqu’un vient de le changer. Regarde encore une fois.',
  'together.full': 'Il n’y a plus de place pour des notes sur cette partie.',
  'together.hint': 'Appuie sur une case, un domino ou un dé pour le montrer.',
  'together.running': 'Cette partie n’est pas encore finie.',
  'together.to-table': 'Aller à la table',
} satisfies Texts;
