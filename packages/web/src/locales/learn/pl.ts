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
  'learn.d.take':
    'Cztery kości, na każdej herb. Bierzesz jedną, przeciwnik dwie, a ostatnia jest twoja. Weź tę z dwoma krzyżami: krzyże dają punkty.',
  'learn.d.take.other': 'Ta ma mniej krzyży. Weź kość z dwoma.',
  'learn.d.draw':
    'Teraz narysuj swoje dwa herby obok siebie na mapie. Muszą dotykać zamku, a do zamku pasuje każdy herb.',
  'learn.d.keep': 'Zachowaj krzyż zamku na później i rysuj bez niego.',
  'learn.d.book':
    'Twój herb bez krzyża wypełnił kratkę w Księdze zaklęć. Kto pierwszy wypełni linię, dostaje jej zaklęcie.',
  'learn.d.joker':
    'Teraz zaczyna przeciwnik, więc bierzesz dwie. Weź jokera, który może być każdym herbem, i herb, który na twojej mapie ma dwa krzyże.',
  'learn.d.joker.other': 'Weź jokera i herb, który na twojej mapie ma dwa krzyże.',
  'learn.d.domain':
    'Narysuj je obok swoich dwóch krzyży. Joker staje się tym samym herbem: takie same herby obok siebie to jedna posiadłość.',
  'learn.d.domain.other':
    'Tu pasuje, ale posiadłość może urosnąć bardziej. Wszystkie trzy takie same herby muszą się łączyć.',
  'learn.d.count':
    'Posiadłość daje liczbę herbów razy liczbę krzyży: {squares} × {crosses} = {points}. Bez krzyża byłoby 0.',
  'learn.d.spell':
    'Inna gra. Rysuj, gdzie chcesz: herb bez krzyża wypełni ostatnią kratkę swojej linii i zaklęcie będzie twoje.',
  'learn.d.dignitary':
    'To Dostojnik: dodaj krzyż do herbu na swojej mapie. Wybierz herb w największej posiadłości.',
  'learn.d.dignitary.other': 'Inny herb da więcej. Wybierz herb w największej posiadłości.',
  'learn.d.castle':
    'Ta sama gra, później. Raz na grę zamek dodaje krzyż do jednej z twoich kości. Naciśnij {bonus} i powiększ największą posiadłość.',
  'learn.d.castle.other': 'Użyj teraz krzyża zamku na herbie przy największej posiadłości.',
  'learn.d.end':
    'To wszystko! Gra kończy się, gdy czyjaś mapa jest pełna albo nikt nie może rysować. Zagraj teraz swój pierwszy pojedynek.',
} satisfies Texts;
