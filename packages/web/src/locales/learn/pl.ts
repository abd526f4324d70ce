import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Nauka gry: {game}',
  'learn.step': 'Krok {step} z {steps}',
  'learn.next': 'Dalej',
  'learn.again': 'Od początku',
  'learn.rules': 'Przeczytaj zasady',
  'learn.why': 'Jeszcze nie:',
  'learn.k.pick': 'Każda płytka ma dwa tereny. Postaw króla na numerze 24: ma koronę, a korony dają punkty.',
  'learn.k.pick.other': 'Tę też można wziąć. W tej lekcji weź numer 24 z koroną.',
  'learn.k.place':
    'Teraz połóż ją w swoim królestwie. Pierwsza płytka musi dotykać zamku, a do zamku pasuje każdy teren.',
  'learn.k.order':
    'Król wybiera na następną rundę. Niskie numery ruszają w niej wcześniej, wysokie są cenniejsze. Weź numer 5, a to ty zaczniesz.',
  'learn.k.order.other': 'Dobra płytka, ale to nie ty zaczniesz. Weź numer 5.',
  'learn.k.match':
    'Zaczynasz. Połóż lasy obok swojego lasu: jedna połówka musi dotykać takiego samego terenu. Reszta boków nie ma znaczenia.',
  'learn.k.match.other': 'Tak można, ale to nie da punktów. Dołącz nowe lasy do swojego lasu.',
  'learn.k.count':
    'Policzmy. Posiadłość daje liczbę pól razy liczbę koron. Twój las: {squares} × {crowns} = {points}. Bez korony byłoby 0.',
  'learn.k.size':
    'Inna gra, blisko końca. Królestwo razem z zamkiem może mieć 5 × 5 pól, nie więcej. Znajdź miejsce, które da najwięcej punktów.',
  'learn.k.size.other': 'Tu pasuje, ale inne miejsce da więcej. Spróbuj innych pól albo obróć płytkę.',
  'learn.k.discard': 'Te lasy nie pasują nigdzie w twoim kwadracie 5 × 5. Tylko wtedy odrzuca się płytkę.',
  'learn.k.bonus':
    'Na koniec są premie: 10 punktów za Królestwo Środka, bo zamek stoi w środku. 5 punktów za Harmonię dostaje tylko ten, kto niczego nie odrzucił.',
  'learn.k.end':
    'To wszystko! Po ostatniej rundzie wygrywa ten, kto ma najwięcej punktów. Zagraj teraz swoją pierwszą grę.',
} satisfies Texts;
