import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Tematy pomocy',
  'help.k.goal': 'Cel',
  'help.k.goal.text':
    'Budujesz królestwo z płytek domina, zaczynając od zamku. Musi się zmieścić w kwadracie 5×5 pól; zamek może w nim stać w dowolnym miejscu, nawet w rogu. Najwięcej punktów dają duże posiadłości jednego terenu z wieloma koronami.',
  'help.k.line': 'Wybór',
  'help.k.opening': 'Początek gry',
  'help.k.opening.text':
    'Pierwsza kolumna leży odkryta. Potem losuje się królów z zamkniętej dłoni, jednego po drugim: gdy pojawi się twój, stawiasz go na wolnej płytce, zanim wylosuje się następnego. Nikt nie wie, czyj to będzie król.',
  'help.k.order': 'Kto zaczyna?',
  'help.k.order.text':
    'Zaczyna król na najniższym numerze: połóż płytkę, na której stoi, i przestaw króla na wolną płytkę w następnej kolumnie. Dobra płytka teraz to późniejszy wybór potem. W grze dwuosobowej każdy ma dwóch królów.',
  'help.k.lay': 'Układanie',
  'help.k.score': 'Punkty',
  'help.k.score.text':
    'Posiadłość to pola jednego terenu, które stykają się bokami. Daje tyle punktów, ile wynosi liczba pól razy liczba koron: 3 pola z 1 koroną to 3 punkty. Bez koron nie ma punktów. Zamek nie daje punktów i niczego nie łączy.',
  'help.k.terrains': 'Tereny',
  'help.k.terrains.text':
    'Zboża jest dużo, ale koron na nim mało; bagna i kopalnie są rzadkie, ale bogate. W ustawieniach możesz włączyć literę na każdym terenie.',
  'help.k.dominoes': 'Wszystkie 48 płytek',
  'help.k.dominoes.text':
    'We czworo gra się wszystkimi, we troje 36 w kolumnach po trzy, we dwoje 24. Nikt nie widzi, które zostały w pudełku. Oto ile jest pól:',
  'help.k.crowns':
    '{crowns, plural, =0 {Bez koron} one {# korona} few {# korony} many {# koron} other {# korony}}',
  'help.k.end': 'Koniec',
  'help.k.end.text':
    'Gra trwa 12 rund, a w dwie osoby 6. Potem wygrywa najwyższa suma. Przy remisie decyduje największa posiadłość, potem liczba koron; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.',
  'help.d.goal': 'Cel',
  'help.d.goal.text':
    'Każdy ma mapę: 5 wierszy, 7 kolumn i zamek w środku. Rysujesz na niej herby. Najwięcej punktów dają duże posiadłości jednego herbu z wieloma krzyżami.',
  'help.d.take': 'Kości',
  'help.d.draw': 'Rysowanie',
  'help.d.book': 'Księga zaklęć',
  'help.d.book.text':
    'Każda twoja kość z herbem bez krzyży wypełnia kratkę w wierszu tego herbu. Kto pierwszy wypełni wiersz, zdobywa jego zaklęcie na jeden raz; wiersz rywala zostaje skreślony. Jeśli wypełnicie go w tej samej rundzie, zaklęcie zdobywa ten, kto ją zaczynał. Sztandaru i Dostojnika trzeba użyć od razu.',
  'help.d.score': 'Punkty',
  'help.d.score.text':
    'Gra kończy się po rundzie, w której któraś mapa jest pełna albo żadne z was nie mogło rysować bez zaklęcia i żadnego nie użyło. Posiadłość to takie same herby, które stykają się bokami. Daje liczbę herbów razy liczbę krzyży. Przy remisie decyduje największa posiadłość; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.',
  'help.d.spells': 'Sześć zaklęć',
  'help.d.boxes': '{coat}, {boxes, plural, one {# kratka} few {# kratki} many {# kratek} other {# kratki}}',
  'help.v.intro': 'Każdy wariant możesz włączyć, przygotowując partię Kingdomino, w dowolnym połączeniu.',
  'help.v.only': '({seats, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}})',
  'help.v.mightyDuel': 'Dwanaście rund, po dwóch królów.',
  'help.v.middleKingdom':
    'Twoje królestwo musi sięgać od zamku tak samo daleko w lewo jak w prawo i w górę jak w dół. Luki nie szkodzą.',
  'help.v.harmony': 'Innymi słowy: twoje królestwo nie ma luk.',
  'help.v.dynasty':
    'Na każdą partię królów losuje się od nowa. Wygrywa najwyższa suma ze wszystkich trzech. Przy remisie dodaje się największe posiadłości, potem wszystkie korony.',
  'help.v.lineOfFour': 'Jak w nowszym wydaniu, zamiast 36 płytek w kolumnach po trzy.',
  'help.v.balancedOpening': 'Los decyduje tylko o tym, kto jest A.',
  'help.keys': 'Z klawiatury',
  'help.keys.text':
    'Można grać samą klawiaturą i z czytnikiem ekranu. Litery działają w każdym miejscu stołu; można je wyłączyć w ustawieniach.',
  'help.keys.arrows': 'Strzałki',
  'help.keys.arrows.text': 'Ruch po planszy',
  'help.keys.turn': 'Powiedz, czyj ruch i co zrobić',
  'help.keys.line': 'Odczytaj kolumny albo kości',
  'help.keys.kingdom': 'Odczytaj królestwo albo mapę pośrodku',
  'help.keys.scores': 'Odczytaj wynik',
  'help.keys.move': 'Odczytaj ostatni ruch',
  'help.ex.right': 'Wolno:',
  'help.ex.wrong': 'Nie wolno:',
  'help.ex.castle': 'dotyka zamku, a do zamku pasuje wszystko.',
  'help.k.ex.match': 'połowa z lasem dotyka lasu. Druga połowa może leżeć obok czegokolwiek.',
  'help.k.ex.none': 'dotyka innych pól, ale żadna połowa nie dotyka swojego terenu.',
  'help.k.ex.corner': 'dwa lasy stykają się tylko rogiem.',
  'help.k.ex.wide': 'teren pasuje, ale królestwo miałoby sześć pól szerokości.',
  'help.d.ex.match': 'jeden herb dotyka takiego samego z wcześniejszej rundy.',
  'help.d.ex.none': 'dotyka innych herbów, ale nie takiego samego.',
  'help.d.ex.same': 'dwa nowe herby pasują tylko do siebie.',
  'help.k.counted': 'Przykład: punkty królestwa',
  'help.k.counted.text':
    'Każda posiadłość daje liczbę pól × liczbę koron. Zamek stoi dokładnie w środku i nic nie odrzucono: z Królestwem Środka i Harmonią to jeszcze 15 punktów.',
  'help.d.counted': 'Przykład: punkty mapy',
  'help.d.counted.text':
    'Każda posiadłość daje liczbę herbów × liczbę krzyży. Sztandar dodaje 3 punkty za każdą posiadłość swojego herbu, nawet bez krzyża.',
  'help.try': 'Wypróbuj',
  'help.learn': 'Ucz się, grając',
  'help.questions': 'Pytania i odpowiedzi',
  'help.q.K-P4': 'Nie chcę tej płytki. Mogę ją odrzucić?',
  'help.a.K-P4':
    'Nie. Jeśli gdzieś pasuje, trzeba ją położyć, nawet ze stratą dla siebie. Odrzuca się tylko to, co nigdzie nie pasuje.',
  'help.q.K-P2': 'Czy wszystkie boki płytki muszą pasować?',
  'help.a.K-P2':
    'Nie. Jedna połowa musi dotykać zamku albo swojego terenu, pozostałe boki mogą dotykać czegokolwiek. Połowy jednej płytki nie liczą się dla siebie.',
  'help.q.K-P3': 'Czy zamek musi być w środku?',
  'help.a.K-P3':
    'Nie, może stać w dowolnym miejscu twojego kwadratu. Punkty za dokładny środek daje tylko wariant Królestwo Środka.',
  'help.q.K-E1': 'Jak liczy się kilka koron w jednej posiadłości?',
  'help.a.K-E1':
    'Dodaje się je, potem mnoży: 5 pól z 3 koronami daje 15. Posiadłości, które się nie stykają, liczy się osobno.',
  'help.q.K-V3': 'Czy luki są złe?',
  'help.a.K-V3':
    'Same w sobie nie odbierają punktów. Ale Harmonia jest tylko dla tych, którzy nic nie odrzucili, a wtedy luk nie ma.',
  'help.q.K-E2': 'A przy remisie?',
  'help.a.K-E2':
    'Decyduje największa posiadłość, nawet bez koron, potem liczba koron w królestwie. Jeśli i ta jest równa, zwycięstwo jest wspólne.',
  'help.q.D-R6': 'Czy muszę narysować swoje domino?',
  'help.a.D-R6':
    'Tak, jeśli pasuje bez zaklęcia. Zaklęcia nigdy nie trzeba używać: jeśli pasuje tylko z nim, możesz nic nie rysować.',
  'help.q.D-R5': 'Moje dwa nowe herby są takie same. Czy to wystarczy?',
  'help.a.D-R5': 'Nie. Co najmniej jeden musi dotykać zamku albo takiego samego herbu z wcześniejszej rundy.',
  'help.q.D-R7': 'Które kości wypełniają kratkę w księdze zaklęć?',
  'help.a.D-R7':
    'Każda, która pokazuje herb bez krzyża, nawet gdy nic nie rysujesz. Jokery, kości z krzyżami i ta z krzyżem zamku nie wypełniają żadnej.',
  'help.q.D-R8': 'A jeśli oboje wypełnimy wiersz w tej samej rundzie?',
  'help.a.D-R8': 'Zaklęcie dostaje ten, kto w tej rundzie zaczynał. Drugi wiersz się skreśla.',
  'help.q.D-S1': 'Kiedy mogę użyć zaklęcia i czy mogę kilku?',
  'help.a.D-S1':
    'Od rundy po jego zdobyciu; Sztandar i Dostojnik od razu. Do jednego domina można użyć kilku, także z krzyżem zamku.',
  'help.q.D-B1': 'Ile krzyży może mieć herb?',
  'help.a.D-B1': 'Do czterech: dwa z kości, jeden z zamku i jeden od Dostojnika.',
} as const satisfies Texts;
