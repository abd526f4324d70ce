/** The words of the score pad in Polish. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text': 'Do partii na waszym stole: stukaj to, co tam leży, a punkty policzą się same.',
  'pad.start': 'Liczymy',
  'pad.setup': 'Gracze i warianty',
  'pad.next': 'Nowa partia',
  'pad.next.done': 'Nowa kartka dla tych samych graczy.',
  'pad.boards': 'Czyja plansza',
  'pad.way': 'Jak wpisywać',
  'pad.way.squares': 'Pola',
  'pad.way.dominoes': 'Płytki',
  'pad.way.areas': 'Tylko posiadłości',
  'pad.way.domains': 'Tylko posiadłości',
  'pad.how.squares':
    'Wybierz poniżej pole i stuknij wszędzie, gdzie leży. Stuknij ponownie, by dodać korony.',
  'pad.how.castle': 'Zamek nie stoi w środku? Stuknij go, a potem jego miejsce.',
  'pad.how.dominoes':
    'Wybierz płytkę i stuknij, gdzie leży jej lewa połowa, potem prawa. Stuknięcie płytki ją zdejmuje.',
  'pad.how.areas': 'Dodaj każdą posiadłość z jej polami i koronami.',
  'pad.how.duel':
    'Wybierz poniżej herb i stuknij wszędzie, gdzie jest narysowany. Stuknij ponownie, by dodać krzyże.',
  'pad.how.domains': 'Dodaj każdą posiadłość z jej herbami i krzyżami.',
  'pad.brushes': 'Co tam leży',
  'pad.eraser': 'Wymaż',
  'pad.fill': 'Wypełnij resztę',
  'pad.clear': 'Wyczyść planszę',
  'pad.cleared': 'Plansza jest pusta.',
  'pad.other-half': 'Teraz stuknij drugą połowę.',
  'pad.no-room': 'Nie ma miejsca na drugą połowę.',
  'pad.used': '{domino}. Leży już w królestwie: {name}.',
  'pad.add': 'Dodaj: {what}',
  'pad.squares': 'Pola',
  'pad.coats': 'Herby',
  'pad.crowns': 'Korony',
  'pad.crosses': 'Krzyże',
  'pad.more': '{what}: jeden więcej',
  'pad.fewer': '{what}: jeden mniej',
  'pad.remove': 'Usuń: {what}',
  'pad.no-banner': 'Brak',
  'pad.missing': 'Brakuje jeszcze: {names}.',
  'pad.keep': 'Zapisz wynik',
  'pad.kept': 'Zapisano wśród twoich wyników.',
  'pad.stale': 'Od zapisania coś się zmieniło.',
  'pad.editor': 'Otwórz w edytorze',
  'pad.guess':
    'Jako koniec partii. Które płytki odrzucono lub które przyszły ostatnie, nikt już nie wie, więc edytor dostaje domysł.',
  'pad.guess.duel':
    'Jako koniec partii. Kości, księgi zaklęć i kolejności rund nikt już nie zna, więc edytor dostaje domysł.',
  'pad.opened': 'Zapisana kartka jest znów otwarta.',
  'pad.mistakes': 'Coś się nie zgadza',
  'pad.mistake.box': '{what}: {count}, ale w pudełku jest tylko {most}.',
  'pad.mistake.alone': 'Żadna płytka nie łączy zaznaczonych pól z sąsiednimi.',
  'pad.mistake.odd': 'Nieparzysta liczba pól ({count}), a każda płytka zakrywa dwa.',
  'pad.mistake.apart': 'Zaznaczone pola nie dotykają reszty królestwa.',
  'pad.mistake.no-dominoes': 'Płytki z pudełka nie mogą tak leżeć według zasad.',
  'pad.mistake.same-dominoes': 'Nie wszystkie królestwa mogą być poprawne: potrzebują tej samej płytki.',
  'pad.mistake.too-many': 'Pola: {count}, ale mieści się tylko {most}.',
  'pad.mistake.crowns':
    '{what} {count} × {marks}: za dużo koron. Na tylu polach pudełko ma ich najwyżej {most}.',
  'pad.mistake.not-full': 'Harmonia wymaga pełnego królestwa (pola: {count} z {most}).',
  'pad.mistake.crosses':
    'Zaznaczone herby mają więcej krzyży, niż kości, zamek i Dostojnik mogą dać jednemu graczowi.',
  'pad.mistake.crosses-together':
    'Obie mapy mają razem więcej krzyży, niż mogą dać kości, zamki i jeden Dostojnik.',
  'pad.mistake.banners': 'Tylko jeden gracz może mieć Sztandar.',
};
