/** The words of accounts and ratings in English: the source of their keys for every other language. */
export const catalogue = {
  'account.guest': 'You’re playing as a guest. Only this browser knows you.',
  'account.keep': 'Keep my name',
  'account.keep.text':
    'A passkey keeps your name, seats and ratings and signs you in on any device, with your fingerprint, face or PIN. No e-mail, no password.',
  'account.since': 'This name is yours, since {date}.',
  'account.sign-in': 'Sign in',
  'account.sign-in.text': 'Already have a name here?',
  'account.use-code': 'Use a recovery code',
  'account.code': 'Recovery code',
  'account.code.text': 'If you lose all your devices, this code signs you in. Made on {date}.',
  'account.code.none': 'You don’t have a recovery code yet.',
  'account.code.new': 'Make a new code',
  'account.code.write': 'Write this code down and keep it safe. It’s shown only once.',
  'account.code.done': 'I’ve written it down',
  'account.code.copy': 'Copy',
  'account.code.wrong': 'Nobody has this recovery code. Check every letter.',
  'account.passkeys': 'Passkeys',
  'account.passkey.add': 'Add a passkey',
  'account.passkey.name': 'Name of the passkey',
  'account.passkey.used': 'Last used {date}',
  'account.passkey.remove': 'Remove',
  'account.passkey.remove.text': '“{name}” won’t sign you in any more.',
  'account.passkey.failed': 'The passkey didn’t work. Try again.',
  'account.passkey.none': 'Passkeys don’t work in this browser. A recovery code keeps your name instead.',
  'account.kept': '{name} is your name now.',
  'account.sign-out': 'Sign out here',
  'account.sign-out-all': 'Sign out everywhere',
  'account.sign-out-all.text':
    'All your devices will be signed out. Your passkeys and your recovery code still work.',
  'account.export': 'Download my data',
  'account.erase': 'Delete my account',
  'account.erase.text':
    'Your name, passkeys and ratings are deleted for good. Finished games stay, without your name.',
  'account.erase.go': 'Delete for good',
  'account.lose':
    'You’re {name} on this device, with {count, plural, one {# online game} other {# online games}}. If you sign in as someone else, you lose access to them.',
  'account.lose.go': 'Sign in anyway',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
