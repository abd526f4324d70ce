import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Préviens-moi quand c’est à moi',
  'nudge.text': 'Même quand cette page est fermée. Une notification par table au plus, jusqu’à ton retour.',
  'nudge.turn': 'À toi de jouer',
  'nudge.invited': 'Une place t’est réservée',
  'nudge.full': 'La partie commence',
  'nudge.time': 'Il te reste peu de temps',
  'nudge.write': 'Quelqu’un aimerait t’écrire',
  'nudge.challenge': 'Quelqu’un te défie',
  'nudge.rematch': 'Quelqu’un veut une revanche',
  'nudge.club': 'Une table de ton club attend',
  'nudge.study': 'Quelqu’un regarde ta partie',
  'nudge.followed': 'Quelqu’un te suit',
  'nudge.tournament': 'Un tournoi commence',
  'nudge.paired': 'Ta table de tournoi est prête',
  'nudge.result': 'Un tournoi est terminé',
  'nudge.with': 'Avec {names}',
  'nudge.denied':
    'Le navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.',
  'nudge.unsupported': 'Ce navigateur ne peut pas afficher de notifications.',
  'nudge.home-screen': 'Sur iPhone ou iPad, ajoute d’abord cette page à l’écran d’accueil et ouvre-la de là.',
  'nudge.page-only':
    'Les notifications n’apparaissent que si cette page est ouverte : le navigateur n’en permet pas d’autres.',
  'nudge.failed': 'Ça n’a pas marché. Réessaie plus tard.',
} as const satisfies Texts;
