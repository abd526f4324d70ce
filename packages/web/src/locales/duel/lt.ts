import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# herbas} few {# herbai} many {# herbo} other {# herbų}} × {marks, plural, one {# kryželis} few {# kryželiai} many {# kryželio} other {# kryželių}} = {points}',
  'domains.label': 'Taškai už kiekvieną valdą',
  'domains.none': 'Kryželių dar nėra',
  'domains.banner': 'Vėliava „{coat}“',

  // coats, dice, spells
  'coat.disc': 'skritulys',
  'coat.discs': 'du skrituliai',
  'coat.band': 'juosta',
  'coat.bands': 'dvi juostos',
  'coat.solid': 'vienspalvis',
  'coat.quarters': 'ketvirčiai',
  'coat.joker': 'džokeris',
  'coat.crossed':
    '{coat} su {crosses, plural, one {# kryželiu} few {# kryželiais} many {# kryželio} other {# kryželių}}',
  'spell.free': 'Bet kur',
  'spell.free.text': 'Piešk šį domino bet kur: jis neprivalo liestis su pilimi ar tokiu pat herbu.',
  'spell.split': 'Atskirai',
  'spell.split.text':
    'Piešk abu herbus atskirose vietose; kiekvienas turi liestis su pilimi arba tokiu pat ankstesnio rato herbu.',
  'spell.both': 'Du iš karto',
  'spell.both.text': 'Kai pradedi ratą, imk iš karto du kauliukus. Kiti du atitenka varžovui.',
  'spell.turn': 'Kita sienelė',
  'spell.turn.text':
    'Apversk vieną iš dviejų savo kauliukų bet kuria jo sienele į viršų. Nuo šiol galioja ji, ir burtų knygoje. Net jei nieko nepieši, gali apversti kauliuką taip, kad jis užpildytų langelį.',
  'spell.banner': 'Vėliava',
  'spell.banner.text':
    'Suveikia iš karto: pasirink herbą. Pabaigoje kiekviena tavo to herbo valda duos dar 3 taškus.',
  'spell.dignitary': 'Didikas',
  'spell.dignitary.text': 'Suveikia iš karto: pridėk vieną kryželį prie bet kurio herbo savo žemėlapyje.',
  'bonus.name': 'Pilies kryželis',
  'bonus.text':
    'Kartą per partiją, kai pieši, gali pridėti kryželį prie vieno savo kauliuko, net prie džokerio. Tas kauliukas burtų knygoje langelio neužpildo.',
  'bonus.which': 'Kuriam kauliukui kryželis?',
  'bonus.left': '{name}: nepanaudotas',
  'bonus.used': '{name}: panaudotas',
  'book.label': 'Burtų knyga',
  'book.how':
    'Kauliukas, rodantis „{coat}“ be kryželio, užpildo langelį. Kas pirmas užpildo {boxes, plural, one {# langelį} few {# langelius} many {# langelio} other {# langelių}}, gauna burtą.',
  'book.line': '{spell}, herbas „{coat}“: {counts}. {owner} Daugiau.',
  'book.count': '{name} {filled} iš {boxes}',
  'book.owned': '{name, select, Tu {Tavo.} other {Turi {name}.}}',
  'book.cast': '{name, select, Tu {Jau panaudojai.} other {Panaudojo {name}.}}',
  'dice.label': 'Kauliukai',
  'dice.take': 'Imti šį kauliuką: {face}',
  'dice.up-to': 'iki +{points}',
  'dice.box': '{spell}: {filled} langelis iš {boxes}',
  'dice.earns': 'duoda burtą „{spell}“',
  'dice.crosses': 'Kryželiai daugina taškus. Herbas be kryželio užpildo langelį.',
  'dice.of': '{face}, {name, select, Tu {turi tu} other {turi {name}}}',
  'turn.die': 'Kauliukas, rodantis „{face}“',
  'joker.choose': 'Džokeris – tai',
  'banner.choose': 'Tavo vėliavos herbas',
  'map.label': '{name, select, Tu {Tavo žemėlapis} other {Žemėlapis: {name}}}',
  'maps.label': 'Žemėlapiai',
  'maps.show':
    '{name}, {points, plural, one {# taškas} few {# taškai} many {# taško} other {# taškų}}: rodyti šį žemėlapį',
  'maps.back': 'Grįžti į savo žemėlapį',
  'cell.legal-coat': '{row} eilutė, {column} stulpelis, tuščia, tinka: {coat}',
  'hand.dice': 'Tavo domino: {first} ir {second}. Paliesk, kad pasuktum, tempk, kad nupieštum.',
  'hand.pass': 'Nepiešti',
  'hand.pass.text':
    'Be burto šis domino niekur netinka. Tavo kauliukai vis tiek pildo langelius burtų knygoje.',
  'hand.pass.turn': 'Pirma gali apversti kauliuką, kad jis užpildytų kitą langelį.',
  'hand.split': 'Kur piešti: {face}?',
  'duel.problem.overlap': 'Čia jau užimta',
  'duel.problem.off-map': 'Išeina už žemėlapio',
  'duel.problem.apart': 'Turi būti greta',
  'duel.problem.no-match': 'Čia herbai nesutampa',
  'duel.problem.split-match': 'Turi tikti abu',

  // the table of Duel
  'duel.roll': 'Mesti kauliukus',
  'duel.status.first': 'Kas pradeda?',
  'duel.status.roll': 'Ridenami kauliukai…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Imk vieną kauliuką. Paskutinis irgi bus tavo.',
  'duel.status.me.take-two': 'Imk du kauliukus.',
  'duel.status.me.take-second': 'Dabar imk dar vieną kauliuką.',
  'duel.status.me.draw': 'Nupiešk abu herbus savo žemėlapyje.',
  'duel.status.me.banner': 'Vėliava tavo: pasirink herbą.',
  'duel.status.me.dignitary': 'Didikas tavo: pasirink herbą žemėlapyje ir pridėk jam kryželį.',
  'duel.status.other.take': '{name, select, Tu {Tu imi} other {{name} ima}} kauliuką…',
  'duel.status.other.take-two': '{name, select, Tu {Tu imi} other {{name} ima}} du kauliukus…',
  'duel.status.other.draw': '{name, select, Tu {Tu pieši} other {{name} piešia}}…',
  'duel.status.other.banner': '{name, select, Tu {Tu renkiesi} other {{name} renkasi}} herbą…',
  'duel.status.other.dignitary': '{name, select, Tu {Tu renkiesi} other {{name} renkasi}} herbą…',
  'duel.log.first': '{name, select, Tu {Pradedi tu} other {Pradeda {name}}}.',
  'duel.log.roll': '{round} ratas. Kauliukai rodo: {faces}.',
  'duel.log.take': '{name, select, Tu {Tu paimi} other {{name} paima}}: {faces}.',
  'duel.log.both': '{name, select, Tu {Tu paimi} other {{name} paima}} du iš karto: {faces}.',
  'duel.log.draw':
    '{name, select, Tu {Tu pieši} other {{name} piešia}}: {points, plural, =0 {be taškų} one {# taškas} few {# taškai} many {# taško} other {# taškų}}.',
  'duel.log.pass': '{name, select, Tu {Tu nieko nepieši} other {{name} nieko nepiešia}}.',
  'duel.log.banner': '{name, select, Tu {Tu iškeli} other {{name} iškelia}} vėliavą: {coat}.',
  'duel.log.dignitary': '{name, select, Tu {Tu pridedi} other {{name} prideda}} kryželį.',
  'duel.log.earns': '{name, select, Tu {Tu gauni} other {{name} gauna}} burtą „{spell}“.',

  // the end
  'end.banner': 'Vėliava „{coat}“: +{points}',
  'end.tie.domain':
    'Taškų po lygiai, bet didžiausią valdą {name, select, Tu {turi tu} other {turi {name}}} ({count, plural, one {# herbas} few {# herbai} many {# herbo} other {# herbų}}).',
  'end.best-domain': 'Geriausia valda',

  // how to play
  'tip.take': 'Du kauliukai, kuriuos imi šį ratą, – tai tavo domino.',
  'tip.draw': 'Nupiešk abu herbus greta, vieną jų prie pilies arba tokio pat herbo.',
  'help.d.take.text':
    'Ridenami keturi kauliukai. Pirmasis žaidėjas ima vieną, antrasis – du, o paskutinis lieka pirmajam. Kitą ratą susikeičiate.',
  'help.d.draw.text':
    'Du tavo kauliukai – tai tavo domino: nupiešk abu herbus greta, kartu su kryželiais. Bent vienas turi liestis su pilimi arba su tokiu pat ankstesnio rato herbu. Džokeris gali būti bet koks herbas, be kryželio. Jei domino tinka, privalai jį nupiešti; jei ne, nieko nepieši.',
} as const satisfies Texts;
