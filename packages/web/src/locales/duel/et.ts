import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# vapp} other {# vappi}} × {marks, plural, one {# rist} other {# risti}} = {points}',
  'domains.label': 'Punktid iga valduse eest',
  'domains.none': 'Riste veel pole',
  'domains.banner': 'Lipp „{coat}“',

  // coats, dice, spells
  'coat.disc': 'ketas',
  'coat.discs': 'kaks ketast',
  'coat.band': 'vööt',
  'coat.bands': 'kaks vööti',
  'coat.solid': 'ühevärviline',
  'coat.quarters': 'neljandikud',
  'coat.joker': 'jokker',
  'coat.crossed': '{coat}, {crosses, plural, one {# rist} other {# risti}}',
  'spell.free': 'Kuhu tahes',
  'spell.free.text': 'Joonista see doomino kuhu tahes: see ei pea puudutama lossi ega sama vappi.',
  'spell.split': 'Eraldi',
  'spell.split.text':
    'Joonista vapid eri kohtadesse; kumbki peab puudutama lossi või sama vappi mõnest varasemast voorust.',
  'spell.both': 'Kaks korraga',
  'spell.both.text': 'Kui sina vooru alustad, võta korraga kaks täringut. Teised kaks saab vastane.',
  'spell.turn': 'Täringupööre',
  'spell.turn.text':
    'Pööra üks oma kahest täringust mis tahes küljele. Edaspidi loeb see külg, ka loitsuraamatus. Isegi kui sa midagi ei joonista, võid pöörata täringu nii, et see täidab kasti.',
  'spell.banner': 'Lipp',
  'spell.banner.text': 'Mõjub kohe: vali vapp. Lõpus toob iga sinu selle vapi valdus 3 punkti lisaks.',
  'spell.dignitary': 'Ülik',
  'spell.dignitary.text': 'Mõjub kohe: lisa üks rist mis tahes vapile oma kaardil.',
  'bonus.name': 'Lossi rist',
  'bonus.text':
    'Kord mängus võid joonistades lisada ühele oma täringule risti, ka jokkerile. See täring loitsuraamatus kasti ei täida.',
  'bonus.which': 'Kumb täring saab risti?',
  'bonus.left': '{name}: kasutamata',
  'bonus.used': '{name}: kasutatud',
  'book.label': 'Loitsuraamat',
  'book.how':
    'Täring, mis näitab ilma ristita vappi „{coat}“, täidab kasti. Kes täidab esimesena {boxes, plural, one {# kasti} other {# kasti}}, saab loitsu.',
  'book.line': '{spell}, vapp „{coat}“: {counts}. {owner} Loe lähemalt.',
  'book.count': '{name} {filled}/{boxes}',
  'book.owned': '{name, select, Sina {Sinu oma.} other {Omanik: {name}.}}',
  'book.cast': '{name, select, Sina {Sinu kasutatud.} other {Kasutas {name}.}}',
  'dice.label': 'Täringud',
  'dice.take': 'Võta see täring: {face}',
  'dice.up-to': 'kuni +{points}',
  'dice.box': '{spell}: {filled}. kast, kokku {boxes}',
  'dice.earns': 'annab loitsu „{spell}“',
  'dice.crosses': 'Ristid korrutavad punkte. Ristita vapp täidab kasti.',
  'dice.of': '{face}, {name, select, Sina {sinu võetud} other {võttis {name}}}',
  'turn.die': 'Täring, mis näitab: „{face}“',
  'joker.choose': 'Jokker on',
  'banner.choose': 'Sinu lipu vapp',
  'map.label': '{name, select, Sina {Sinu kaart} other {Kaart: {name}}}',
  'maps.label': 'Kaardid',
  'maps.show': '{name}, {points, plural, one {# punkt} other {# punkti}}: näita seda kaarti',
  'maps.back': 'Tagasi minu kaardile',
  'cell.legal-coat': '{row}. rida, {column}. veerg, tühi, sobib: {coat}',
  'hand.dice': 'Sinu doomino: {first} ja {second}. Pööramiseks puuduta, joonistamiseks lohista.',
  'hand.pass': 'Ära joonista',
  'hand.pass.text':
    'Ilma loitsuta see doomino kuhugi ei sobi. Täringud täidavad loitsuraamatus kaste ikkagi.',
  'hand.pass.turn': 'Enne võid täringut pöörata, et see täidaks mõne teise kasti.',
  'hand.split': 'Kuhu joonistada: {face}?',
  'duel.problem.overlap': 'See koht on juba kinni',
  'duel.problem.off-map': 'See ulatub kaardilt välja',
  'duel.problem.apart': 'Peavad olema kõrvuti',
  'duel.problem.no-match': 'Vapp siin ei klapi',
  'duel.problem.split-match': 'Mõlemad peavad klappima',

  // the table of Duel
  'duel.roll': 'Veereta täringuid',
  'duel.status.first': 'Kes alustab?',
  'duel.status.roll': 'Veeretame täringuid…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Võta üks täring. Viimane jääb ka sulle.',
  'duel.status.me.take-two': 'Võta kaks täringut.',
  'duel.status.me.take-second': 'Nüüd võta veel üks täring.',
  'duel.status.me.draw': 'Joonista oma kaks vappi kaardile.',
  'duel.status.me.banner': 'Lipp on sinu: vali vapp.',
  'duel.status.me.dignitary': 'Ülik on sinu: vali kaardilt vapp ja lisa sellele rist.',
  'duel.status.other.take': '{name, select, Sina {Sa võtad} other {{name} võtab}} täringut…',
  'duel.status.other.take-two': '{name, select, Sina {Sa võtad} other {{name} võtab}} kahte täringut…',
  'duel.status.other.draw': '{name, select, Sina {Sa joonistad} other {{name} joonistab}}…',
  'duel.status.other.banner': '{name, select, Sina {Sa valid} other {{name} valib}} vappi…',
  'duel.status.other.dignitary': '{name, select, Sina {Sa valid} other {{name} valib}} vappi…',
  'duel.log.first': '{name, select, Sina {Sina alustad} other {Alustab {name}}}.',
  'duel.log.roll': '{round}. voor. Täringud näitavad: {faces}.',
  'duel.log.take': '{name, select, Sina {Sa võtad} other {{name} võtab}}: {faces}.',
  'duel.log.both': '{name, select, Sina {Sa võtad} other {{name} võtab}} kaks korraga: {faces}.',
  'duel.log.draw':
    '{name, select, Sina {Sa joonistad} other {{name} joonistab}}: {points, plural, =0 {punkte ei saa} one {# punkt} other {# punkti}}.',
  'duel.log.pass': '{name, select, Sina {Sa ei joonista} other {{name} ei joonista}} midagi.',
  'duel.log.banner': '{name, select, Sina {Sa heiskad} other {{name} heiskab}} lipu: {coat}.',
  'duel.log.dignitary': '{name, select, Sina {Sa lisad} other {{name} lisab}} risti.',
  'duel.log.earns': '{name, select, Sina {Sa saad} other {{name} saab}} loitsu „{spell}“.',

  // the end
  'end.banner': 'Lipp „{coat}“: +{points}',
  'end.tie.domain':
    'Punkte on võrdselt, aga suurim valdus on {name, select, Sina {sinul} other {mängijal {name}}} ({count, plural, one {# vapp} other {# vappi}}).',
  'end.best-domain': 'Parim valdus',

  // how to play
  'tip.take': 'Kaks täringut, mille selles voorus võtad, on sinu doomino.',
  'tip.draw': 'Joonista mõlemad vapid kõrvuti, üks neist vastu lossi või sama vappi.',
  'help.d.take.text':
    'Veeretatakse nelja täringut. Esimene mängija võtab ühe, teine kaks ja viimane jääb esimesele. Järgmises voorus vahetate osad.',
  'help.d.draw.text':
    'Sinu kaks täringut on sinu doomino: joonista mõlemad vapid kõrvuti, koos ristidega. Vähemalt üks peab puudutama lossi või sama vappi mõnest varasemast voorust. Jokker võib olla mis tahes vapp, ilma ristita. Kui doomino sobib, pead selle joonistama; kui mitte, ei joonista sa midagi.',
} as const satisfies Texts;
