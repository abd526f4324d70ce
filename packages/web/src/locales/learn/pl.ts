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
    'Inna partia, blisko końca. Królestwo razem z zamkiem może mieć 5 × 5 pól, nie więcej. Znajdź miejsce, które da najwięcej punktów.',
  'learn.k.size.other': 'Tu pasuje, ale inne miejsce da więcej. Spróbuj innych pól albo obróć płytkę.',
  'learn.k.discard': 'Te lasy nie pasują nigdzie w twoim kwadracie 5 × 5. Tylko wtedy odrzuca się płytkę.',
  'learn.k.bonus':
    'Na koniec są dodatkowe punkty: 10 za Królestwo Środka, bo zamek stoi w środku. 5 za Harmonię dostaje tylko ten, kto niczego nie odrzucił.',
  'learn.k.end':
    'To wszystko! Po ostatniej rundzie wygrywa ten, kto ma najwięcej punktów. Zagraj teraz swoją pierwszą partię.',
  'learn.d.take':
    'Cztery kości, na każdej herb. Bierzesz jedną, przeciwnik dwie, a ostatnia jest twoja. Weź tę z dwoma krzyżami: krzyże dają punkty.',
  'learn.d.take.other': 'Ta ma mniej krzyży. Weź kość z dwoma.',
  'learn.d.draw':
    'Teraz narysuj swoje dwa herby obok siebie na mapie. Muszą dotykać zamku, a do zamku pasuje każdy herb.',
  'learn.d.keep': 'Zachowaj krzyż zamku na później i rysuj bez niego.',
  'learn.d.book':
    'Twój herb bez krzyża wypełnił kratkę w księdze zaklęć. Kto pierwszy wypełni wiersz, dostaje jego zaklęcie.',
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
    'Inna partia. Rysuj, gdzie chcesz: herb bez krzyża wypełni ostatnią kratkę swojego wiersza i zaklęcie będzie twoje.',
  'learn.d.dignitary':
    'To Dostojnik: dodaj krzyż do herbu na swojej mapie. Wybierz herb w największej posiadłości.',
  'learn.d.dignitary.other': 'Inny herb da więcej. Wybierz herb w największej posiadłości.',
  'learn.d.castle':
    'Ta sama partia, później. Raz na partię zamek dodaje krzyż do jednej z twoich kości. Naciśnij „{bonus}” i powiększ największą posiadłość.',
  'learn.d.castle.other': 'Użyj teraz krzyża zamku na herbie przy największej posiadłości.',
  'learn.d.end':
    'To wszystko! Gra kończy się, gdy czyjaś mapa jest pełna albo przez całą rundę nikt nic nie narysował. Zagraj teraz swój pierwszy pojedynek.',
  'learn.all': 'Lekcje',
  'learn.more': 'Inne lekcje',
  'learn.done': 'Ukończona',
  'learn.y.first':
    'Dynastia to trzy partie z rzędu. Oto koniec pierwszej: połóż ostatnią płytkę tam, gdzie da najwięcej punktów.',
  'learn.y.next':
    'Twoje punkty zostają z tobą. Teraz wszyscy zaczynają nowe królestwo, a królów losuje się od nowa.',
  'learn.y.last':
    'Koniec trzeciej partii. W sumie jesteś trochę z tyłu. Znajdź miejsce, które da ci zwycięstwo w Dynastii.',
  'learn.y.last.other':
    'To za mało: suma twoich trzech partii wciąż byłaby mniejsza. Inne miejsce da więcej.',
  'learn.y.end':
    'Wygrywa najwyższa suma trzech partii. Przy remisie dodaje się największe posiadłości, potem wszystkie korony.',
  'learn.m.first':
    'Jak zawsze w grze dwuosobowej, każdy ma dwóch królów. Gdy wypadnie twój, weź numer 24 z koroną.',
  'learn.m.second': 'Już twój drugi król! Weź numer 36: też ma koronę.',
  'learn.m.second.other': 'Weź numer 36 z koroną.',
  'learn.m.size':
    'Później w grze. W Pojedynku mistrzów królestwo może mieć 7 × 7 pól razem z zamkiem. Znajdź miejsce, które da najwięcej punktów.',
  'learn.m.end':
    'Do gry wchodzi wszystkie 48 płytek: co jeszcze zakryte, na pewno się pojawi. Miejsca starczy na ogromne posiadłości, buduj je wokół koron.',
  'learn.s.owned':
    '„{spell}” to zaklęcie. Dostaje je ten, kto pierwszy wypełni {boxes, plural, one {# kratkę} few {# kratki} many {# kratek} other {# kratki}} herbu „{coat}”. Tutaj jest twoje.',
  'learn.s.cast-first': 'Najpierw naciśnij „{spell}”.',
  'learn.s.free':
    'Twoje dwa herby nigdzie nie pasują. „{spell}” pozwala narysować je w dowolnym wolnym miejscu: naciśnij i wybierz.',
  'learn.s.free.other': 'Najpierw naciśnij „{spell}”, potem wybierz miejsce.',
  'learn.s.split':
    'Twoje herby pasują do różnych miejsc. „{spell}” pozwala narysować je oddzielnie: naciśnij i daj każdemu miejsce, gdzie da najwięcej.',
  'learn.s.split.other': 'Tu pasuje, ale inne miejsce da więcej. Każdy herb chce do swojej posiadłości.',
  'learn.s.both':
    'W tej rundzie zaczynasz. „{spell}” daje dwie kości razem: naciśnij, potem weź jokera i herb z dwoma krzyżami.',
  'learn.s.both.other': 'Weź jokera i herb z dwoma krzyżami.',
  'learn.s.turn':
    'Twoje dwa herby nigdzie nie pasują. „{spell}” obraca jedną z twoich kości na inną ściankę: naciśnij i powiększ swoją największą posiadłość.',
  'learn.s.turn.other': 'Można, ale inna ścianka albo inne miejsce da więcej.',
  'learn.s.win':
    'Rysuj, gdzie chcesz: herb bez krzyża wypełni ostatnią kratkę swojego wiersza i zaklęcie „{spell}” będzie twoje.',
  'learn.s.banner':
    'Na końcu każda twoja posiadłość jednego herbu da 3 punkty więcej, nawet bez krzyża. Wybierz herb z największą liczbą osobnych posiadłości.',
  'learn.s.banner.other': 'Inny herb ma więcej osobnych posiadłości.',
  'learn.s.end': '„{spell}” już użyte. Każde zaklęcie działa tylko raz, więc zachowaj je na dobry moment.',
  'learn.s.end-at-once':
    '„{spell}” działa od razu po zdobyciu i tylko raz. Pięć pozostałych wierszy księgi wciąż jest otwartych!',
} satisfies Texts;
