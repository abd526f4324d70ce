import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'O, cześć! Trochę ćwiczyłem.',
  'remark.squire.proud': 'Widzisz to? Widzisz?',
  'remark.squire.impressed': 'Łał! Nauczysz mnie tego?',
  'remark.knight.greeting': 'Witaj! Niech wygra piękniejsze królestwo.',
  'remark.knight.proud': 'Za honor i korony!',
  'remark.knight.impressed': 'Szlachetny ruch. Moje uznanie!',
  'remark.baron.greeting': 'Siadaj, nie ma pośpiechu.',
  'remark.baron.proud': 'Trzymałem to miejsce.',
  'remark.baron.impressed': 'Hm. Miałem na to plan.',
  'remark.duke.greeting': 'A więc to ty rzucasz wyzwanie.',
  'remark.duke.proud': 'Jak należało się spodziewać.',
  'remark.duke.impressed': 'Ostrożnie. Zauważyłem to.',
  'remark.prince.greeting': 'Zaczynamy? Uwielbiam publiczność.',
  'remark.prince.proud': 'Spokojnie, twoja chwila nadejdzie.',
  'remark.prince.impressed': 'Urocze! Teraz się obudziłem.',
  'remark.grandmaster.greeting': 'Każde królestwo zaczyna od małego.',
  'remark.grandmaster.proud': 'Cierpliwość przynosi plon.',
  'remark.grandmaster.impressed': 'Dobrze. I ty to widzisz.',
} as const satisfies Texts;
