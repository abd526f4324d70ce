import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, zero {# ģerboņu} one {# ģerbonis} other {# ģerboņi}} × {marks, plural, zero {# krustiņu} one {# krustiņš} other {# krustiņi}} = {points}',
  'domains.label': 'Punkti par katru valdījumu',
  'domains.none': 'Krustiņu vēl nav',
  'domains.banner': 'Karogs „{coat}”',

  // coats, dice, spells
  'coat.disc': 'aplis',
  'coat.discs': 'divi apļi',
  'coat.band': 'josla',
  'coat.bands': 'divas joslas',
  'coat.solid': 'vienkrāsains',
  'coat.quarters': 'ceturtdaļas',
  'coat.joker': 'džokers',
  'coat.crossed': '{coat} ar {crosses, plural, zero {# krustiņiem} one {# krustiņu} other {# krustiņiem}}',
  'spell.free': 'Jebkur',
  'spell.free.text': 'Zīmē šo domino jebkur: tam nav jāpieskaras pilij vai tādam pašam ģerbonim.',
  'spell.split': 'Atsevišķi',
  'spell.split.text':
    'Zīmē abus ģerboņus atsevišķās vietās; katram jāpieskaras pilij vai tādam pašam ģerbonim no agrākas kārtas.',
  'spell.both': 'Divi uzreiz',
  'spell.both.text': 'Kad tu sāc kārtu, ņem uzreiz divus kauliņus. Pārējie divi ir pretiniekam.',
  'spell.turn': 'Cita puse',
  'spell.turn.text':
    'Pagriez vienu no saviem diviem kauliņiem ar jebkuru tā pusi uz augšu. Turpmāk skaitās tā, arī burvju grāmatā. Pat ja neko nezīmē, vari pagriezt kauliņu tā, lai tas aizpildītu rūtiņu.',
  'spell.banner': 'Karogs',
  'spell.banner.text':
    'Iedarbojas uzreiz: izvēlies ģerboni. Beigās katrs tavs šī ģerboņa valdījums dod vēl 3 punktus.',
  'spell.dignitary': 'Augstmanis',
  'spell.dignitary.text': 'Iedarbojas uzreiz: pievieno vienu krustiņu jebkuram ģerbonim savā kartē.',
  'bonus.name': 'Pils krustiņš',
  'bonus.text':
    'Reizi spēlē, kad zīmē, vari pievienot krustiņu vienam savam kauliņam, arī džokerim. Šis kauliņš burvju grāmatā rūtiņu neaizpilda.',
  'bonus.which': 'Kuram kauliņam krustiņš?',
  'bonus.left': '{name}: nav izlietots',
  'bonus.used': '{name}: izlietots',
  'book.label': 'Burvju grāmata',
  'book.how':
    'Kauliņš, kas rāda „{coat}” bez krustiņa, aizpilda rūtiņu. Kas pirmais aizpilda {boxes, plural, zero {# rūtiņas} one {# rūtiņu} other {# rūtiņas}}, iegūst burvestību.',
  'book.line': '{spell}, ģerbonis „{coat}”: {counts}. {owner} Vairāk.',
  'book.count': '{name} {filled} no {boxes}',
  'book.owned': '{name, select, Tu {Pieder tev.} other {Pieder: {name}.}}',
  'book.cast': '{name, select, Tu {Tu jau izlietoji.} other {Izlietoja {name}.}}',
  'dice.label': 'Kauliņi',
  'dice.take': 'Ņemt šo kauliņu: {face}',
  'dice.up-to': 'līdz +{points}',
  'dice.box': '{spell}: {filled}. rūtiņa no {boxes}',
  'dice.earns': 'dod burvestību „{spell}”',
  'dice.crosses': 'Krustiņi reizina punktus. Ģerbonis bez krustiņa aizpilda rūtiņu.',
  'dice.of': '{face}, {name, select, Tu {paņēmi tu} other {paņēma {name}}}',
  'turn.die': 'Kauliņš, kas rāda „{face}”',
  'joker.choose': 'Džokers ir',
  'banner.choose': 'Tava karoga ģerbonis',
  'map.label': '{name, select, Tu {Tava karte} other {Karte: {name}}}',
  'maps.label': 'Kartes',
  'maps.show': '{name}, {points, plural, zero {# punktu} one {# punkts} other {# punkti}}: rādīt šo karti',
  'maps.back': 'Atpakaļ uz manu karti',
  'cell.legal-coat': '{row}. rinda, {column}. kolonna, tukšs, der: {coat}',
  'hand.dice': 'Tavs domino: {first} un {second}. Pieskaries, lai pagrieztu, velc, lai zīmētu.',
  'hand.pass': 'Nezīmēt',
  'hand.pass.text':
    'Bez burvestības šis domino nekur neder. Tavi kauliņi tik un tā aizpilda rūtiņas burvju grāmatā.',
  'hand.pass.turn': 'Vispirms vari pagriezt kauliņu, lai tas aizpilda citu rūtiņu.',
  'hand.split': 'Kur zīmēt: {face}?',
  'duel.problem.overlap': 'Te jau ir aizņemts',
  'duel.problem.off-map': 'Sniedzas ārpus kartes',
  'duel.problem.apart': 'Jābūt blakus',
  'duel.problem.no-match': 'Te ģerboņi nesakrīt',
  'duel.problem.split-match': 'Jāder abiem',

  // the table of Duel
  'duel.roll': 'Mest kauliņus',
  'duel.status.first': 'Kas sāk?',
  'duel.status.roll': 'Met kauliņus…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Ņem vienu kauliņu. Pēdējais arī būs tavs.',
  'duel.status.me.take-two': 'Ņem divus kauliņus.',
  'duel.status.me.take-second': 'Tagad ņem vēl vienu kauliņu.',
  'duel.status.me.draw': 'Uzzīmē abus ģerboņus savā kartē.',
  'duel.status.me.banner': 'Karogs ir tavs: izvēlies ģerboni.',
  'duel.status.me.dignitary': 'Augstmanis ir tavs: izvēlies kartē ģerboni un pievieno tam krustiņu.',
  'duel.status.other.take': '{name, select, Tu {Tu ņem} other {{name} ņem}} kauliņu…',
  'duel.status.other.take-two': '{name, select, Tu {Tu ņem} other {{name} ņem}} divus kauliņus…',
  'duel.status.other.draw': '{name, select, Tu {Tu zīmē} other {{name} zīmē}}…',
  'duel.status.other.banner': '{name, select, Tu {Tu izvēlies} other {{name} izvēlas}} ģerboni…',
  'duel.status.other.dignitary': '{name, select, Tu {Tu izvēlies} other {{name} izvēlas}} ģerboni…',
  'duel.log.first': '{name, select, Tu {Tu sāc} other {{name} sāk}}.',
  'duel.log.roll': '{round}. kārta. Kauliņi rāda: {faces}.',
  'duel.log.take': '{name, select, Tu {Tu paņem} other {{name} paņem}}: {faces}.',
  'duel.log.both': '{name, select, Tu {Tu paņem} other {{name} paņem}} divus uzreiz: {faces}.',
  'duel.log.draw':
    '{name, select, Tu {Tu zīmē} other {{name} zīmē}}: {points, plural, =0 {bez punktiem} zero {# punktu} one {# punkts} other {# punkti}}.',
  'duel.log.pass': '{name, select, Tu {Tu nezīmē} other {{name} nezīmē}} neko.',
  'duel.log.banner': '{name, select, Tu {Tu pacel} other {{name} paceļ}} karogu: {coat}.',
  'duel.log.dignitary': '{name, select, Tu {Tu pievieno} other {{name} pievieno}} krustiņu.',
  'duel.log.earns': '{name, select, Tu {Tu iegūsti} other {{name} iegūst}} burvestību „{spell}”.',

  // the end
  'end.banner': 'Karogs „{coat}”: +{points}',
  'end.tie.domain':
    'Punkti ir vienādi, bet lielākais valdījums ir {name, select, Tu {tev} other {spēlētājam {name}}} ({count, plural, zero {# ģerboņu} one {# ģerbonis} other {# ģerboņi}}).',
  'end.best-domain': 'Labākais valdījums',

  // how to play
  'tip.take': 'Abi kauliņi, ko paņem šajā kārtā, ir tavs domino.',
  'tip.draw': 'Uzzīmē abus ģerboņus blakus, vienu no tiem pie pils vai tāda paša ģerboņa.',
  'help.d.take.text':
    'Met četrus kauliņus. Pirmais spēlētājs ņem vienu, otrs – divus, pēdējais paliek pirmajam. Nākamajā kārtā maināties lomām.',
  'help.d.draw.text':
    'Tavi divi kauliņi ir tavs domino: uzzīmē abus ģerboņus blakus, kopā ar krustiņiem. Vismaz vienam jāpieskaras pilij vai tādam pašam ģerbonim no agrākas kārtas. Džokers var būt jebkurš ģerbonis, bez krustiņa. Ja domino der, tas jāuzzīmē; ja ne, nezīmē neko.',
} as const satisfies Texts;
