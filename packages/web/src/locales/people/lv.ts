import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Jūs spēlējat kā viesis. Jūs pazīst tikai šis pārlūks.',
  'account.keep': 'Paturēt manu vārdu',
  'account.keep.text':
    'Piekļuves atslēga glabā jūsu vārdu, vietas un reitingus un ļauj pieteikties jebkurā ierīcē ar pirksta nospiedumu, seju vai PIN. Bez e-pasta un bez paroles.',
  'account.since': 'Šis vārds ir jūsu kopš {date}.',
  'account.sign-in': 'Pieteikties',
  'account.sign-in.text': 'Vai jums šeit jau ir vārds?',
  'account.use-code': 'Lietot atkopšanas kodu',
  'account.code': 'Atkopšanas kods',
  'account.code.text': 'Ja pazaudēsiet visas ierīces, pieteiksieties ar šo kodu. Izveidots {date}.',
  'account.code.none': 'Jums vēl nav atkopšanas koda.',
  'account.code.new': 'Izveidot jaunu kodu',
  'account.code.write': 'Pierakstiet šo kodu un labi to glabājiet. Tas tiek parādīts tikai vienreiz.',
  'account.code.done': 'Esmu pierakstījis',
  'account.code.copy': 'Kopēt',
  'account.code.wrong': 'Tāda atkopšanas koda nevienam nav. Pārbaudiet katru burtu.',
  'account.passkeys': 'Piekļuves atslēgas',
  'account.passkey.add': 'Pievienot piekļuves atslēgu',
  'account.passkey.name': 'Piekļuves atslēgas nosaukums',
  'account.passkey.used': 'Pēdējoreiz lietota {date}',
  'account.passkey.remove': 'Noņemt',
  'account.passkey.remove.text': 'Ar „{name}” vairs nevarēs pieteikties.',
  'account.passkey.failed': 'Piekļuves atslēga nenostrādāja. Mēģiniet vēlreiz.',
  'account.passkey.none':
    'Šajā pārlūkā piekļuves atslēgas nedarbojas. To vietā jūsu vārdu saglabās atkopšanas kods.',
  'account.kept': 'Tagad jūsu vārds ir {name}.',
  'account.sign-out': 'Izrakstīties šeit',
  'account.sign-out-all': 'Izrakstīties visur',
  'account.sign-out-all.text':
    'Visas jūsu ierīces tiks izrakstītas. Piekļuves atslēgas un atkopšanas kods joprojām derēs.',
  'account.export': 'Lejupielādēt manus datus',
  'account.erase': 'Dzēst manu kontu',
  'account.erase.text':
    'Jūsu vārds, piekļuves atslēgas un reitingi tiks dzēsti uz visiem laikiem. Pabeigtās spēles paliks bez jūsu vārda.',
  'account.erase.go': 'Dzēst pavisam',
  'account.lose':
    'Šajā ierīcē jūs esat {name}, un jums ir {count, plural, zero {# tiešsaistes spēļu} one {# tiešsaistes spēle} other {# tiešsaistes spēles}}. Ja pieteiksieties kā kāds cits, jūs zaudēsiet tām piekļuvi.',
  'account.lose.go': 'Tomēr pieteikties',
} as const satisfies Texts;
