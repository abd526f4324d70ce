import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Vous jouez en tant qu’invité. Seul ce navigateur vous connaît.',
  'account.keep': 'Garder mon nom',
  'account.keep.text':
    'Une clé d’accès garde votre nom, vos places et vos classements, et vous connecte sur tout appareil avec votre empreinte, votre visage ou un code PIN. Sans e-mail, sans mot de passe.',
  'account.since': 'Ce nom est à vous depuis le {date}.',
  'account.sign-in': 'Se connecter',
  'account.sign-in.text': 'Vous avez déjà un nom ici ?',
  'account.use-code': 'Utiliser un code de secours',
  'account.code': 'Code de secours',
  'account.code.text': 'Si vous perdez tous vos appareils, ce code vous connecte. Créé le {date}.',
  'account.code.none': 'Vous n’avez pas encore de code de secours.',
  'account.code.new': 'Créer un nouveau code',
  'account.code.write': 'Notez ce code et gardez-le en lieu sûr. Il n’est montré qu’une fois.',
  'account.code.done': 'Je l’ai noté',
  'account.code.copy': 'Copier',
  'account.code.wrong': 'Personne n’a ce code de secours. Vérifiez chaque lettre.',
  'account.passkeys': 'Clés d’accès',
  'account.passkey.add': 'Ajouter une clé d’accès',
  'account.passkey.name': 'Nom de la clé d’accès',
  'account.passkey.used': 'Dernière utilisation : {date}',
  'account.passkey.remove': 'Retirer',
  'account.passkey.remove.text': '« {name} » ne vous connectera plus.',
  'account.passkey.failed': 'La clé d’accès n’a pas fonctionné. Réessayez.',
  'account.passkey.none':
    'Les clés d’accès ne fonctionnent pas dans ce navigateur. Un code de secours garde votre nom à la place.',
  'account.kept': '{name} est désormais votre nom.',
  'account.sign-out': 'Se déconnecter ici',
  'account.sign-out-all': 'Se déconnecter partout',
  'account.sign-out-all.text':
    'Tous vos appareils seront déconnectés. Vos clés d’accès et votre code de secours restent valables.',
  'account.export': 'Télécharger mes données',
  'account.erase': 'Supprimer mon compte',
  'account.erase.text':
    'Votre nom, vos clés d’accès et vos classements sont supprimés pour toujours. Les parties terminées restent, sans votre nom.',
  'account.erase.go': 'Supprimer pour toujours',
  'account.lose':
    'Sur cet appareil, vous êtes {name} et avez {count, plural, one {# partie en ligne} other {# parties en ligne}}. Si vous vous connectez sous un autre nom, vous n’y aurez plus accès.',
  'account.lose.go': 'Se connecter quand même',
} as const satisfies Texts;
