import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# герб} few {# герба} many {# гербов} other {# герба}} × {marks, plural, one {# крест} few {# креста} many {# крестов} other {# креста}} = {points}',
  'domains.label': 'Очки за каждое владение',
  'domains.none': 'Крестов пока нет',
  'domains.banner': 'Знамя «{coat}»',

  // coats, dice, spells
  'coat.disc': 'круг',
  'coat.discs': 'два круга',
  'coat.band': 'полоса',
  'coat.bands': 'две полосы',
  'coat.solid': 'сплошной',
  'coat.quarters': 'четверти',
  'coat.joker': 'джокер',
  'coat.crossed':
    '{coat} с {crosses, plural, one {# крестом} few {# крестами} many {# крестами} other {# креста}}',
  'spell.free': 'Где угодно',
  'spell.free.text': 'Нарисуй это домино где угодно: касаться замка или такого же герба не нужно.',
  'spell.split': 'Порознь',
  'spell.split.text':
    'Нарисуй два герба в разных местах; каждый должен касаться замка или такого же герба из прошлых раундов.',
  'spell.both': 'Сразу два',
  'spell.both.text': 'Когда ты начинаешь раунд, возьми сразу два кубика. Два других достанутся сопернику.',
  'spell.turn': 'Другая грань',
  'spell.turn.text':
    'Поверни один из двух своих кубиков любой гранью вверх. Теперь считается эта грань, и для книги тоже. Даже если ты ничего не рисуешь, кубик можно повернуть так, чтобы он заполнил ячейку.',
  'spell.banner': 'Знамя',
  'spell.banner.text':
    'Действует сразу: выбери герб. В конце каждое твоё владение с ним принесёт ещё 3 очка.',
  'spell.dignitary': 'Сановник',
  'spell.dignitary.text': 'Действует сразу: добавь один крест к любому гербу на своей карте.',
  'bonus.name': 'Крест замка',
  'bonus.text':
    'Раз за партию можно добавить крест к одному из своих кубиков, когда рисуешь, даже к джокеру. Этот кубик не заполняет ячейку в книге.',
  'bonus.which': 'Какому кубику крест?',
  'bonus.left': '{name}: не использован',
  'bonus.used': '{name}: использован',
  'book.label': 'Книга заклинаний',
  'book.how':
    'Кубик «{coat}» без креста заполняет ячейку. Кто первым заполнит {boxes, plural, one {# ячейку} few {# ячейки} many {# ячеек} other {# ячейки}}, получит заклинание.',
  'book.line': '{spell}, герб «{coat}»: {counts}. {owner} Подробнее.',
  'book.count': '{name} {filled} из {boxes}',
  'book.owned': '{name, select, Ты {Твоё.} other {Владеет {name}.}}',
  'book.cast': '{name, select, Ты {Использовано тобой.} other {Использовано: {name}.}}',
  'dice.label': 'Кубики',
  'dice.take': 'Взять кубик: {face}',
  'dice.up-to': 'до +{points}',
  'dice.box': '{spell}: ячейка {filled} из {boxes}',
  'dice.earns': 'даёт заклинание «{spell}»',
  'dice.crosses': 'Кресты умножают очки. Герб без креста заполняет ячейку.',
  'dice.of': '{face}, {name, select, Ты {твой кубик} other {взял игрок {name}}}',
  'turn.die': 'Кубик «{face}»',
  'joker.choose': 'Джокер — это',
  'banner.choose': 'Герб на твоём знамени',
  'map.label': '{name, select, Ты {Твоя карта} other {Карта: {name}}}',
  'maps.label': 'Карты',
  'maps.show':
    '{name}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}: показать карту',
  'maps.back': 'К моей карте',
  'cell.legal-coat': 'строка {row}, столбец {column}, пусто, подходит: {coat}',
  'hand.dice': 'Твоё домино: {first} и {second}. Нажми, чтобы повернуть, перетащи, чтобы нарисовать.',
  'hand.pass': 'Не рисовать',
  'hand.pass.text':
    'Без заклинания это домино никуда не подходит. Но кубики всё равно заполнят ячейки в книге.',
  'hand.pass.turn': 'Сначала можно повернуть кубик, чтобы он заполнил другую ячейку.',
  'hand.split': 'Куда нарисовать: {face}?',
  'duel.problem.overlap': 'Здесь уже занято',
  'duel.problem.off-map': 'Выходит за край карты',
  'duel.problem.apart': 'Гербы должны быть рядом',
  'duel.problem.no-match': 'Герб не совпадает',
  'duel.problem.split-match': 'Совпасть должны оба',

  // the table of Duel
  'duel.roll': 'Бросить кубики',
  'duel.status.first': 'Кто начинает?',
  'duel.status.roll': 'Бросаем кубики…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Возьми один кубик. Последний тоже достанется тебе.',
  'duel.status.me.take-two': 'Возьми два кубика.',
  'duel.status.me.take-second': 'Теперь возьми ещё один кубик.',
  'duel.status.me.draw': 'Нарисуй два своих герба на карте.',
  'duel.status.me.banner': 'Знамя твоё: выбери герб.',
  'duel.status.me.dignitary': 'Сановник твой: выбери на карте герб и добавь к нему крест.',
  'duel.status.other.take': '{name, select, Ты {Ты берёшь} other {{name} берёт}} кубик…',
  'duel.status.other.take-two': '{name, select, Ты {Ты берёшь} other {{name} берёт}} два кубика…',
  'duel.status.other.draw': '{name, select, Ты {Ты рисуешь} other {{name} рисует}}…',
  'duel.status.other.banner': '{name, select, Ты {Ты выбираешь} other {{name} выбирает}} герб…',
  'duel.status.other.dignitary': '{name, select, Ты {Ты выбираешь} other {{name} выбирает}} герб…',
  'duel.log.first': '{name, select, Ты {Ты начинаешь} other {{name} начинает}}.',
  'duel.log.roll': 'Раунд {round}. На кубиках: {faces}.',
  'duel.log.take': '{name, select, Ты {Ты берёшь} other {{name} берёт}}: {faces}.',
  'duel.log.both': '{name, select, Ты {Ты берёшь} other {{name} берёт}} сразу два: {faces}.',
  'duel.log.draw':
    '{name, select, Ты {Ты рисуешь} other {{name} рисует}}: {points, plural, =0 {без очков} one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'duel.log.pass': '{name, select, Ты {Ты ничего не рисуешь} other {{name} ничего не рисует}}.',
  'duel.log.banner': '{name, select, Ты {Ты поднимаешь} other {{name} поднимает}} знамя: {coat}.',
  'duel.log.dignitary': '{name, select, Ты {Ты добавляешь} other {{name} добавляет}} крест.',
  'duel.log.earns': '{name, select, Ты {Ты получаешь} other {{name} получает}} заклинание «{spell}».',

  // the end
  'end.banner': 'Знамя «{coat}»: +{points}',
  'end.tie.domain':
    'Очков поровну, но самое большое владение {name, select, Ты {у тебя} other {у игрока {name}}} ({count, plural, one {# герб} few {# герба} many {# гербов} other {# герба}}).',
  'end.best-domain': 'Лучшее владение',

  // how to play
  'tip.take': 'Два кубика, которые ты берёшь в этом раунде, — это твоё домино.',
  'tip.draw': 'Нарисуй оба герба рядом, один из них — у замка или у такого же герба.',
  'help.d.take.text':
    'Бросают четыре кубика. Первый игрок берёт один, второй — два, последний достаётся первому. В следующем раунде вы меняетесь ролями.',
  'help.d.draw.text':
    'Два твоих кубика — это твоё домино: нарисуй оба герба рядом, вместе с крестами. Хотя бы один должен касаться замка или такого же герба из прошлых раундов. Джокер становится любым гербом, без креста. Если домино подходит, его нужно нарисовать; если нет, не рисуй ничего.',
} as const satisfies Texts;
