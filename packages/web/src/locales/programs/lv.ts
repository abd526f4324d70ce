import type { Texts } from './en.ts';

export const catalogue = {
  'prog.title': 'Programmas',
  'prog.text': 'Šeit augu diennakti spēlē spēlētāju rakstītas programmas: savā starpā un pret mūsu botiem.',
  'prog.standings': 'Tabula',
  'prog.games': 'Spēles',
  'prog.fixed': 'Mūsu botu reitingi nemainās. Pēc tiem mēra programmas.',
  'prog.owner': 'autors: {name}',
  'prog.waiting':
    '{count, plural, zero {# programmu gaida spēli.} one {# programma gaida spēli.} other {# programmas gaida spēli.}}',
  'prog.running': 'Notiek tagad',
  'prog.none': 'Spēļu vēl nav.',
  'prog.no-programs': 'To vēl nav spēlējusi neviena programma.',
  'prog.mine': 'Manas programmas',
  'prog.mine.text':
    'Piesaki programmu, iedod tai atslēgu, un tā spēlē pati. Tās nosaukums un tavs vārds redzami tabulā.',
  'prog.guest': 'Lai pieteiktu programmu, vispirms reģistrē savu vārdu.',
  'prog.name': 'Programmas nosaukums',
  'prog.add': 'Pieteikt',
  'prog.token': 'Atslēga',
  'prog.token.text':
    'Ar šo atslēgu pieslēdzas tava programma. Nokopē to tagad: tā tiek parādīta tikai vienreiz.',
  'prog.renew': 'Jauna atslēga',
  'prog.renew.text': '„{name}” ar veco atslēgu vairs nevarēs spēlēt.',
  'prog.remove': 'Dzēst',
  'prog.remove.text': '„{name}” pazudīs no tabulas. Spēles paliks, bet bez nosaukuma.',
  'prog.today': '{count, plural, zero {# spēļu} one {# spēle} other {# spēles}} pēdējās 24 stundās',
  'prog.playing': 'Spēlē tagad',
  'prog.how': 'Kā uzrakstīt programmu',
} as const satisfies Texts;
