import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Žaidžiate kaip svečias. Jus pažįsta tik ši naršyklė.',
  'account.keep': 'Išsaugoti mano vardą',
  'account.keep.text':
    'Prieigos raktas saugo jūsų vardą, vietas ir reitingus ir prijungia bet kuriame įrenginyje pirštų atspaudu, veidu arba PIN kodu. Be el. pašto ir be slaptažodžio.',
  'account.since': 'Šis vardas jūsų nuo {date}.',
  'account.sign-in': 'Prisijungti',
  'account.sign-in.text': 'Jau turite čia vardą?',
  'account.use-code': 'Naudoti atkūrimo kodą',
  'account.code': 'Atkūrimo kodas',
  'account.code.text': 'Jei prarasite visus įrenginius, prisijungsite šiuo kodu. Sukurtas {date}.',
  'account.code.none': 'Dar neturite atkūrimo kodo.',
  'account.code.new': 'Sukurti naują kodą',
  'account.code.write': 'Užsirašykite šį kodą ir gerai jį saugokite. Jis parodomas tik kartą.',
  'account.code.done': 'Užsirašiau',
  'account.code.copy': 'Kopijuoti',
  'account.code.wrong': 'Tokio atkūrimo kodo niekas neturi. Patikrinkite kiekvieną raidę.',
  'account.passkeys': 'Prieigos raktai',
  'account.passkey.add': 'Pridėti prieigos raktą',
  'account.passkey.name': 'Prieigos rakto pavadinimas',
  'account.passkey.used': 'Paskutinį kartą naudotas {date}',
  'account.passkey.remove': 'Pašalinti',
  'account.passkey.remove.text': '„{name}“ jūsų daugiau neprijungs.',
  'account.passkey.failed': 'Prieigos raktas nesuveikė. Bandykite dar kartą.',
  'account.passkey.none':
    'Šioje naršyklėje prieigos raktai neveikia. Vietoj jų jūsų vardą išsaugos atkūrimo kodas.',
  'account.kept': 'Dabar jūsų vardas – {name}.',
  'account.sign-out': 'Atsijungti čia',
  'account.sign-out-all': 'Atsijungti visur',
  'account.sign-out-all.text':
    'Visi jūsų įrenginiai bus atjungti. Prieigos raktai ir atkūrimo kodas galios toliau.',
  'account.export': 'Atsisiųsti mano duomenis',
  'account.erase': 'Ištrinti mano paskyrą',
  'account.erase.text':
    'Jūsų vardas, prieigos raktai ir reitingai bus ištrinti visam laikui. Baigti žaidimai liks be jūsų vardo.',
  'account.erase.go': 'Ištrinti visam laikui',
  'account.lose':
    'Šiame įrenginyje esate {name} ir turite {count, plural, one {# žaidimą internete} few {# žaidimus internete} many {# žaidimo internete} other {# žaidimų internete}}. Jei prisijungsite kitu vardu, prie jų nebeprieisite.',
  'account.lose.go': 'Vis tiek prisijungti',
} as const satisfies Texts;
