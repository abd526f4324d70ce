import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# герб} other {# герба}} × {marks, plural, one {# хиксче} other {# хиксчета}} = {points}',
  'domains.label': 'Точки за всяко владение',
  'domains.none': 'Още няма хиксчета',
  'domains.banner': 'Знаме „{coat}“',

  // coats, dice, spells
  'coat.disc': 'кръг',
  'coat.discs': 'два кръга',
  'coat.band': 'лента',
  'coat.bands': 'две ленти',
  'coat.solid': 'плътен',
  'coat.quarters': 'четвъртини',
  'coat.joker': 'универсален',
  'coat.crossed': '{coat} с {crosses, plural, one {# хиксче} other {# хиксчета}}',
  'spell.free': 'Навсякъде',
  'spell.free.text': 'Нарисувай това домино където искаш: не е нужно да опира до замъка или до същия герб.',
  'spell.split': 'Поотделно',
  'spell.split.text':
    'Нарисувай двата герба на различни места; всеки трябва да опира до замъка или до същия герб от по-ранен рунд.',
  'spell.both': 'Два наведнъж',
  'spell.both.text': 'Когато започваш рунда, вземи два зара наведнъж. Другите два са за съперника ти.',
  'spell.turn': 'Друга страна',
  'spell.turn.text':
    'Обърни един от двата си зара на която и да е негова страна. Оттам нататък важи тя, и за свитъка. Дори да не рисуваш нищо, можеш да обърнеш зар така, че да запълни квадратче.',
  'spell.banner': 'Знаме',
  'spell.banner.text': 'Действа веднага: избери герб. Накрая всяко твое владение с него носи още 3 точки.',
  'spell.dignitary': 'Благородник',
  'spell.dignitary.text': 'Действа веднага: добави едно хиксче към който и да е герб на картата си.',
  'bonus.name': 'Хиксче от замъка',
  'bonus.text':
    'Веднъж на игра можеш да добавиш хиксче към един от заровете си, докато рисуваш, дори към универсален. Този зар не запълва квадратче в свитъка.',
  'bonus.which': 'Кой зар получава хиксчето?',
  'bonus.left': '{name}: свободно',
  'bonus.used': '{name}: използвано',
  'book.label': 'Магически свитък',
  'book.how':
    'Зар с „{coat}“ без хиксче запълва квадратче. Който пръв запълни {boxes, plural, one {# квадратче} other {# квадратчета}}, получава заклинанието.',
  'book.line': '{spell}, герб „{coat}“: {counts}. {owner} Още за него.',
  'book.count': '{name} {filled} от {boxes}',
  'book.owned': '{name, select, Ти {Твое е.} other {Притежава го {name}.}}',
  'book.cast': 'Използвано от {name, select, Ти {теб} other {{name}}}.',
  'dice.label': 'Зарове',
  'dice.take': 'Вземи този зар: {face}',
  'dice.up-to': 'до +{points}',
  'dice.box': '{spell}: квадратче {filled} от {boxes}',
  'dice.earns': 'носи заклинанието „{spell}“',
  'dice.crosses': 'Хиксчетата умножават точките. Герб без хиксче запълва квадратче.',
  'dice.of': '{face}, взет от {name, select, Ти {теб} other {{name}}}',
  'turn.die': 'Зарът с „{face}“',
  'joker.choose': 'Универсалният герб е',
  'banner.choose': 'Герб за знамето ти',
  'map.label': '{name, select, Ти {Твоята карта} other {Картата на {name}}}',
  'maps.label': 'Карти',
  'maps.show': '{name}, {points, plural, one {# точка} other {# точки}}: покажи картата',
  'maps.back': 'Към моята карта',
  'cell.legal-coat': 'ред {row}, колона {column}, празно, пасва: {coat}',
  'hand.dice': 'Твоето домино: {first} и {second}. Докосни, за да го завъртиш, плъзни, за да го нарисуваш.',
  'hand.pass': 'Не рисувай',
  'hand.pass.text':
    'Без заклинание това домино не пасва никъде. Заровете ти все пак запълват квадратчета в свитъка.',
  'hand.pass.turn': 'Преди това можеш да обърнеш зар, за да запълни друго квадратче.',
  'hand.split': 'Избери място за: {face}.',
  'duel.problem.overlap': 'Полето е заето',
  'duel.problem.off-map': 'Излиза извън картата',
  'duel.problem.apart': 'Трябва да са един до друг',
  'duel.problem.no-match': 'Гербът не съвпада',
  'duel.problem.split-match': 'И двата трябва да съвпадат',

  // the table of Duel
  'duel.roll': 'Хвърли заровете',
  'duel.status.first': 'Кой започва?',
  'duel.status.roll': 'Хвърлят се заровете…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Вземи един зар. Последният също ще е твой.',
  'duel.status.me.take-two': 'Вземи два зара.',
  'duel.status.me.take-second': 'Сега вземи още един зар.',
  'duel.status.me.draw': 'Нарисувай двата си герба на картата.',
  'duel.status.me.banner': 'Знамето е твое: избери герб.',
  'duel.status.me.dignitary': 'Благородникът е твой: избери герб на картата, за да добавиш хиксче.',
  'duel.status.other.take': '{name, select, Ти {Ти вземаш} other {{name} взема}} зар…',
  'duel.status.other.take-two': '{name, select, Ти {Ти вземаш} other {{name} взема}} два зара…',
  'duel.status.other.draw': '{name, select, Ти {Ти рисуваш} other {{name} рисува}}…',
  'duel.status.other.banner': '{name, select, Ти {Ти избираш} other {{name} избира}} герб…',
  'duel.status.other.dignitary': '{name, select, Ти {Ти избираш} other {{name} избира}} герб…',
  'duel.log.first': '{name, select, Ти {Ти започваш} other {{name} започва}}.',
  'duel.log.roll': 'Рунд {round}. На заровете: {faces}.',
  'duel.log.take': '{name, select, Ти {Ти вземаш} other {{name} взема}}: {faces}.',
  'duel.log.both': '{name, select, Ти {Ти вземаш} other {{name} взема}} два наведнъж: {faces}.',
  'duel.log.draw':
    '{name, select, Ти {Ти рисуваш} other {{name} рисува}}: {points, plural, =0 {без точки} one {# точка} other {# точки}}.',
  'duel.log.pass': '{name, select, Ти {Ти не рисуваш} other {{name} не рисува}} нищо.',
  'duel.log.banner': '{name, select, Ти {Ти вдигаш} other {{name} вдига}} знаме: {coat}.',
  'duel.log.dignitary': '{name, select, Ти {Ти добавяш} other {{name} добавя}} хиксче.',
  'duel.log.earns': '{name, select, Ти {Ти получаваш} other {{name} получава}} заклинанието „{spell}“.',

  // the end
  'end.banner': 'Знаме „{coat}“: +{points}',
  'end.tie.domain':
    'Равенство по точки, но {name, select, Ти {ти имаш} other {{name} има}} най-голямото владение ({count, plural, one {# герб} other {# герба}}).',
  'end.best-domain': 'Най-добро владение',

  // how to play
  'tip.take': 'Двата зара, които вземеш този рунд, са твоето домино.',
  'tip.draw': 'Нарисувай двата герба един до друг, единия до замъка или до същия герб.',
  'help.d.take.text':
    'Хвърлят се четири зара. Първият играч взема един, другият – два, а последният е за първия. Следващия рунд се разменяте.',
  'help.d.draw.text':
    'Двата ти зара са твоето домино: нарисувай двата герба един до друг, заедно с хиксчетата. Поне единият трябва да опира до замъка или до същия герб от по-ранен рунд. Универсалният символ става който и да е герб, без хиксче. Ако доминото пасва, трябва да го нарисуваш; ако не, не рисуваш нищо.',
} as const satisfies Texts;
