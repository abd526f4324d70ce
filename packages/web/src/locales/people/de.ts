import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Du spielst als Gast. Nur dieser Browser kennt dich.',
  'account.keep': 'Meinen Namen behalten',
  'account.keep.text':
    'Ein Passkey bewahrt deinen Namen, deine Plätze und Wertungen und meldet dich auf jedem Gerät an, mit Fingerabdruck, Gesicht oder PIN. Ohne E-Mail, ohne Passwort.',
  'account.since': 'Dieser Name gehört dir seit dem {date}.',
  'account.sign-in': 'Anmelden',
  'account.sign-in.text': 'Hast du hier schon einen Namen?',
  'account.use-code': 'Wiederherstellungscode verwenden',
  'account.code': 'Wiederherstellungscode',
  'account.code.text': 'Falls du alle Geräte verlierst, meldet dich dieser Code an. Erstellt am {date}.',
  'account.code.none': 'Du hast noch keinen Wiederherstellungscode.',
  'account.code.new': 'Neuen Code erstellen',
  'account.code.write':
    'Schreib diesen Code auf und bewahre ihn gut auf. Er wird nur dieses eine Mal gezeigt.',
  'account.code.done': 'Ich habe ihn aufgeschrieben',
  'account.code.copy': 'Kopieren',
  'account.code.wrong': 'Diesen Wiederherstellungscode hat niemand. Prüfe jeden Buchstaben.',
  'account.passkeys': 'Deine Passkeys',
  'account.passkey.add': 'Passkey hinzufügen',
  'account.passkey.name': 'Name des Passkeys',
  'account.passkey.used': 'Zuletzt benutzt: {date}',
  'account.passkey.remove': 'Entfernen',
  'account.passkey.remove.text': '„{name}“ meldet dich dann nicht mehr an.',
  'account.passkey.failed': 'Der Passkey hat nicht funktioniert. Versuch es noch einmal.',
  'account.passkey.none':
    'In diesem Browser funktionieren Passkeys nicht. Stattdessen bewahrt ein Wiederherstellungscode deinen Namen.',
  'account.kept': '{name} ist jetzt dein Name.',
  'account.sign-out': 'Hier abmelden',
  'account.sign-out-all': 'Überall abmelden',
  'account.sign-out-all.text':
    'Alle deine Geräte werden abgemeldet. Deine Passkeys und dein Wiederherstellungscode gelten weiter.',
  'account.export': 'Meine Daten herunterladen',
  'account.erase': 'Mein Konto löschen',
  'account.erase.text':
    'Dein Name, deine Passkeys und Wertungen werden endgültig gelöscht. Beendete Spiele bleiben, ohne deinen Namen.',
  'account.erase.go': 'Endgültig löschen',
  'account.lose':
    'Auf diesem Gerät bist du {name} und hast {count, plural, one {# Online-Spiel} other {# Online-Spiele}}. Wenn du dich als jemand anderes anmeldest, kommst du nicht mehr an sie heran.',
  'account.lose.go': 'Trotzdem anmelden',
} as const satisfies Texts;
