import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# herb} few {# herby} many {# herbów} other {# herbu}} × {marks, plural, one {# krzyż} few {# krzyże} many {# krzyży} other {# krzyża}} = {points}',
  'domains.label': 'Punkty za każdą posiadłość',
  'domains.none': 'Jeszcze bez krzyży',
  'domains.banner': 'Sztandar „{coat}”',

  // coats, dice, spells
  'coat.disc': 'koło',
  'coat.discs': 'dwa koła',
  'coat.band': 'pas',
  'coat.bands': 'dwa pasy',
  'coat.solid': 'jednolity',
  'coat.quarters': 'ćwiartki',
  'coat.joker': 'joker',
  'coat.crossed':
    '{coat} z {crosses, plural, one {# krzyżem} few {# krzyżami} many {# krzyżami} other {# krzyża}}',
  'spell.free': 'Gdziekolwiek',
  'spell.free.text': 'Narysuj to domino, gdzie chcesz: nie musi dotykać zamku ani takiego samego herbu.',
  'spell.split': 'Osobno',
  'spell.split.text':
    'Narysuj oba herby w różnych miejscach; każdy musi dotykać zamku albo takiego samego herbu z wcześniejszej rundy.',
  'spell.both': 'Dwie naraz',
  'spell.both.text': 'Gdy zaczynasz rundę, weź dwie kości naraz. Dwie pozostałe bierze przeciwnik.',
  'spell.turn': 'Inna ścianka',
  'spell.turn.text':
    'Obróć jedną ze swoich dwóch kości na dowolną jej ściankę. Od teraz liczy się ta ścianka, w księdze też. Nawet gdy nic nie rysujesz, możesz obrócić kość tak, by wypełniła kratkę.',
  'spell.banner': 'Sztandar',
  'spell.banner.text':
    'Działa od razu: wybierz herb. Na koniec każda twoja posiadłość z nim da dodatkowe 3 punkty.',
  'spell.dignitary': 'Dostojnik',
  'spell.dignitary.text': 'Działa od razu: dodaj jeden krzyż do dowolnego herbu na swojej mapie.',
  'bonus.name': 'Krzyż zamku',
  'bonus.text':
    'Raz na partię, rysując, możesz dodać krzyż do jednej ze swoich kości, nawet do jokera. Ta kość nie wypełnia kratki w księdze.',
  'bonus.which': 'Która kość dostaje krzyż?',
  'bonus.left': '{name}: dostępny',
  'bonus.used': '{name}: użyty',
  'book.label': 'Księga zaklęć',
  'book.how':
    'Kość „{coat}” bez krzyża wypełnia kratkę. Kto pierwszy wypełni {boxes, plural, one {# kratkę} few {# kratki} many {# kratek} other {# kratki}}, zdobywa zaklęcie.',
  'book.line': '{spell}, herb „{coat}”: {counts}. {owner} Więcej.',
  'book.count': '{name} {filled} z {boxes}',
  'book.owned': '{name, select, Ty {Twoje.} other {Ma je {name}.}}',
  'book.cast': '{name, select, Ty {Użyte przez ciebie.} other {Użyte: {name}.}}',
  'dice.label': 'Kości',
  'dice.take': 'Weź tę kość: {face}',
  'dice.up-to': 'do +{points}',
  'dice.box': '{spell}: kratka {filled} z {boxes}',
  'dice.earns': 'daje zaklęcie „{spell}”',
  'dice.crosses': 'Krzyże mnożą punkty. Herb bez krzyża wypełnia kratkę.',
  'dice.of': '{face}, {name, select, Ty {twoja kość} other {ma ją {name}}}',
  'turn.die': 'Kość „{face}”',
  'joker.choose': 'Joker to',
  'banner.choose': 'Herb twojego sztandaru',
  'map.label': '{name, select, Ty {Twoja mapa} other {Mapa: {name}}}',
  'maps.label': 'Mapy',
  'maps.show':
    '{name}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: pokaż mapę',
  'maps.back': 'Wróć do mojej mapy',
  'cell.legal-coat': 'wiersz {row}, kolumna {column}, puste, pasuje: {coat}',
  'hand.dice': 'Twoje domino: {first} i {second}. Dotknij, by obrócić, przeciągnij, by narysować.',
  'hand.pass': 'Nie rysuj',
  'hand.pass.text': 'Bez zaklęcia to domino nigdzie nie pasuje. Kości i tak wypełnią kratki w księdze.',
  'hand.pass.turn': 'Możesz najpierw obrócić kość, żeby wypełniła inną kratkę.',
  'hand.split': 'Gdzie narysować: {face}?',
  'duel.problem.overlap': 'To pole jest zajęte',
  'duel.problem.off-map': 'To wychodzi poza mapę',
  'duel.problem.apart': 'Muszą być obok siebie',
  'duel.problem.no-match': 'Herb tu nie pasuje',
  'duel.problem.split-match': 'Oba muszą pasować',

  // the table of Duel
  'duel.roll': 'Rzuć kośćmi',
  'duel.status.first': 'Kto zaczyna?',
  'duel.status.roll': 'Rzucamy kośćmi…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Weź jedną kość. Ostatnia też będzie twoja.',
  'duel.status.me.take-two': 'Weź dwie kości.',
  'duel.status.me.take-second': 'Teraz weź jeszcze jedną kość.',
  'duel.status.me.draw': 'Narysuj swoje dwa herby na mapie.',
  'duel.status.me.banner': 'Sztandar jest twój: wybierz herb.',
  'duel.status.me.dignitary': 'Dostojnik jest twój: wybierz na mapie herb, który dostanie krzyż.',
  'duel.status.other.take': '{name, select, Ty {Bierzesz} other {{name} bierze}} kość…',
  'duel.status.other.take-two': '{name, select, Ty {Bierzesz} other {{name} bierze}} dwie kości…',
  'duel.status.other.draw': '{name, select, Ty {Rysujesz} other {{name} rysuje}}…',
  'duel.status.other.banner': '{name, select, Ty {Wybierasz} other {{name} wybiera}} herb…',
  'duel.status.other.dignitary': '{name, select, Ty {Wybierasz} other {{name} wybiera}} herb…',
  'duel.log.first': '{name, select, Ty {Zaczynasz} other {{name} zaczyna}}.',
  'duel.log.roll': 'Runda {round}. Na kościach: {faces}.',
  'duel.log.take': '{name, select, Ty {Bierzesz} other {{name} bierze}}: {faces}.',
  'duel.log.both': '{name, select, Ty {Bierzesz} other {{name} bierze}} dwie naraz: {faces}.',
  'duel.log.draw':
    '{name, select, Ty {Rysujesz} other {{name} rysuje}}: {points, plural, =0 {bez punktów} one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'duel.log.pass': '{name, select, Ty {Nic nie rysujesz} other {{name} nic nie rysuje}}.',
  'duel.log.banner': '{name, select, Ty {Wznosisz} other {{name} wznosi}} sztandar: {coat}.',
  'duel.log.dignitary': '{name, select, Ty {Dodajesz} other {{name} dodaje}} krzyż.',
  'duel.log.earns': '{name, select, Ty {Zdobywasz} other {{name} zdobywa}} zaklęcie „{spell}”.',

  // the end
  'end.banner': 'Sztandar „{coat}”: +{points}',
  'end.tie.domain':
    'Remis w punktach, ale największą posiadłość {name, select, Ty {masz ty} other {ma {name}}} ({count, plural, one {# herb} few {# herby} many {# herbów} other {# herbu}}).',
  'end.best-domain': 'Najlepsza posiadłość',

  // how to play
  'tip.take': 'Dwie kości, które bierzesz w tej rundzie, to twoje domino.',
  'tip.draw': 'Narysuj oba herby obok siebie, jeden z nich przy zamku albo przy takim samym herbie.',
  'help.d.take.text':
    'Rzuca się czterema kośćmi. Pierwszy gracz bierze jedną, drugi dwie, a ostatnia trafia do pierwszego. W następnej rundzie zamieniacie się rolami.',
  'help.d.draw.text':
    'Twoje dwie kości to twoje domino: narysuj oba herby obok siebie, razem z krzyżami. Co najmniej jeden musi dotykać zamku albo takiego samego herbu z wcześniejszej rundy. Joker może być dowolnym herbem, bez krzyża. Jeśli domino pasuje, musisz je narysować; jeśli nie, nic nie rysujesz.',
} as const satisfies Texts;
