import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Grasz jako gość. Zna cię tylko ta przeglądarka.',
  'account.keep': 'Zachowaj moje imię',
  'account.keep.text':
    'Klucz dostępu przechowuje twoje imię, miejsca i rankingi oraz loguje cię na każdym urządzeniu odciskiem palca, twarzą lub kodem PIN. Bez e-maila i bez hasła.',
  'account.since': 'To imię należy do ciebie od {date}.',
  'account.sign-in': 'Zaloguj się',
  'account.sign-in.text': 'Masz już tutaj imię?',
  'account.use-code': 'Użyj kodu odzyskiwania',
  'account.code': 'Kod odzyskiwania',
  'account.code.text': 'Jeśli stracisz wszystkie urządzenia, zalogujesz się tym kodem. Utworzono {date}.',
  'account.code.none': 'Nie masz jeszcze kodu odzyskiwania.',
  'account.code.new': 'Utwórz nowy kod',
  'account.code.write': 'Zapisz ten kod i dobrze go schowaj. Pokazujemy go tylko raz.',
  'account.code.done': 'Mam go zapisany',
  'account.code.copy': 'Kopiuj',
  'account.code.wrong': 'Nikt nie ma takiego kodu odzyskiwania. Sprawdź każdą literę.',
  'account.passkeys': 'Klucze dostępu',
  'account.passkey.add': 'Dodaj klucz dostępu',
  'account.passkey.name': 'Nazwa klucza dostępu',
  'account.passkey.used': 'Ostatnio użyto: {date}',
  'account.passkey.remove': 'Usuń',
  'account.passkey.remove.text': '„{name}” nie będzie już cię logować.',
  'account.passkey.failed': 'Klucz dostępu nie zadziałał. Spróbuj jeszcze raz.',
  'account.passkey.none':
    'W tej przeglądarce klucze dostępu nie działają. Zamiast tego twoje imię zachowa kod odzyskiwania.',
  'account.kept': '{name} to teraz twoje imię.',
  'account.sign-out': 'Wyloguj się tutaj',
  'account.sign-out-all': 'Wyloguj się wszędzie',
  'account.sign-out-all.text':
    'Wszystkie twoje urządzenia zostaną wylogowane. Klucze dostępu i kod odzyskiwania nadal działają.',
  'account.export': 'Pobierz moje dane',
  'account.erase': 'Usuń moje konto',
  'account.erase.text':
    'Twoje imię, klucze dostępu i rankingi znikną na zawsze. Zakończone gry zostaną, bez twojego imienia.',
  'account.erase.go': 'Usuń na zawsze',
  'account.lose':
    'Na tym urządzeniu grasz jako {name} i masz {count, plural, one {# grę online} few {# gry online} many {# gier online} other {# gry online}}. Jeśli zalogujesz się jako ktoś inny, stracisz do nich dostęp.',
  'account.lose.go': 'Zaloguj się mimo to',
} as const satisfies Texts;
