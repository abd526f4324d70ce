import type { Texts } from './en.ts';

export const catalogue = {
  'nudge.title': 'Benachrichtige mich, wenn ich dran bin',
  'nudge.text':
    'Auch wenn diese Seite zu ist. Höchstens eine Benachrichtigung je Tisch, bis du wieder da bist.',
  'nudge.turn': 'Du bist dran',
  'nudge.invited': 'Ein Platz ist für dich reserviert',
  'nudge.full': 'Die Partie beginnt',
  'nudge.time': 'Deine Zeit wird knapp',
  'nudge.write': 'Jemand möchte dir schreiben',
  'nudge.challenge': 'Jemand fordert dich heraus',
  'nudge.rematch': 'Jemand möchte eine Revanche',
  'nudge.club': 'Ein Tisch deines Clubs wartet',
  'nudge.study': 'Jemand sieht sich deine Partie an',
  'nudge.followed': 'Jemand folgt dir',
  'nudge.tournament': 'Ein Turnier beginnt',
  'nudge.paired': 'Dein Turniertisch ist bereit',
  'nudge.result': 'Ein Turnier ist zu Ende',
  'nudge.with': 'Mit {names}',
  'nudge.denied':
    'Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.',
  'nudge.unsupported': 'Dieser Browser kann keine Benachrichtigungen anzeigen.',
  'nudge.home-screen':
    'Auf iPhone und iPad: Leg die Seite zuerst auf den Home-Bildschirm und öffne sie von dort.',
  'nudge.page-only':
    'Benachrichtigungen kommen nur, solange diese Seite offen ist: Andere lässt der Browser nicht zu.',
  'nudge.failed': 'Das hat nicht geklappt. Versuch es später noch einmal.',
} as const satisfies Texts;
