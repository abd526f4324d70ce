import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Abiteemad',
  'help.k.goal': 'Eesmärk',
  'help.k.goal.text':
    'Ehitad oma lossist alustades doominokividest kuningriigi. See peab mahtuma 5×5 ruudustikku; loss võib olla selles ükskõik kus, isegi nurgas. Kõige rohkem punkte toovad ühe maastiku suured alad, kus on palju kroone.',
  'help.k.line': 'Valimine',
  'help.k.opening': 'Algus',
  'help.k.opening.text':
    'Esimene rida on avatud. Siis tõmmatakse kuningaid ükshaaval suletud peost: kui välja tuleb sinu oma, paned ta vabale doominokivile, enne kui tõmmatakse järgmine. Keegi ei tea, kelle kuningas see on.',
  'help.k.order': 'Kes käib esimesena?',
  'help.k.order.text':
    'Esimesena käib väikseimal numbril seisev kuningas: aseta kivi, millel ta seisab, ja vii kuningas järgmise rea vabale kivile. Hea kivi praegu tähendab, et järgmisel korral valid hiljem. Kahekesi mängides on mõlemal kaks kuningat.',
  'help.k.lay': 'Asetamine',
  'help.k.score': 'Punktid',
  'help.k.score.text':
    'Ala on ühe maastiku ruudud, mis on külgipidi koos. See annab ruudud korda kroonid: 3 ruutu ja 1 kroon annavad 3 punkti. Kui kroone pole, pole ka punkte. Loss ei anna punkte ega ühenda midagi.',
  'help.k.terrains': 'Maastikud',
  'help.k.terrains.text':
    'Nisu on palju, aga kroone sel vähe; sood ja kaevandused on haruldased, aga rikkad. Seadetes saad igale maastikule tähe panna.',
  'help.k.end': 'Lõpp',
  'help.k.end.text':
    'Mäng kestab 12 vooru, kahekesi 6. Siis võidab suurim punktisumma. Viigi korral otsustab suurim ala, siis kroonide arv; kui ka see on võrdne, jagatakse võitu.',
  'help.d.goal': 'Eesmärk',
  'help.d.goal.text':
    'Kummalgi mängijal on 5 rea ja 7 veeruga kaart, mille keskel on loss. Sinna joonistad vappe. Kõige rohkem punkte toovad ühe vapi suured valdused, kus on palju riste.',
  'help.d.take': 'Täringute võtmine',
  'help.d.draw': 'Joonistamine',
  'help.d.book': 'Loitsuraamat',
  'help.d.book.text':
    'Iga sinu täring, mis näitab ilma ristita vappi, täidab kasti selle vapi reas. Kes täidab rea esimesena, saab loitsu ja võib seda korra kasutada; teise mängija rida tõmmatakse maha. Kui täidate selle samas voorus, saab loitsu see, kes vooru alustas. Lippu ja Ülikut tuleb kasutada kohe.',
  'help.d.score': 'Punktid',
  'help.d.score.text':
    'Mäng lõpeb pärast vooru, kus mõni kaart on täis või kus ei joonistanud kumbki. Valdus on ühesugused vapid, mis on külgipidi koos. See annab vapid korda ristid. Viigi korral otsustab suurim valdus; kui ka see on võrdne, jagatakse võitu.',
  'help.d.spells': 'Kuus loitsu',
  'help.d.boxes': '{coat}, {boxes, plural, one {# kast} other {# kasti}}',
  'help.v.intro': 'Iga varianti saab Kingdomino mängu luues sisse lülitada, ka mitut korraga.',
  'help.v.only': '({seats} mängijat)',
  'help.v.mightyDuel': 'Kaksteist vooru, kummalgi kaks kuningat.',
  'help.v.middleKingdom':
    'Kuningriik peab ulatuma lossist vasakule sama kaugele kui paremale ja üles sama kaugele kui alla. Tühjad kohad ei sega.',
  'help.v.harmony': 'Teisisõnu pole su kuningriigis ühtki tühja kohta.',
  'help.v.dynasty': 'Iga mängu jaoks loositakse kuningad uuesti. Võidab kolme mängu suurim summa.',
  'help.v.lineOfFour': 'Nagu uuemas väljaandes, mitte 36 doominokivi kolmestes ridades.',
  'help.v.balancedOpening': 'Juhus otsustab vaid selle, kes on A.',
  'help.keys': 'Klaviatuuriga',
  'help.keys.text':
    'Mängida saab ainult klaviatuuriga ja ekraanilugejaga. Tähed toimivad laua igas kohas; seadetes saab need välja lülitada.',
  'help.keys.arrows': 'Nooleklahvid',
  'help.keys.arrows.text': 'Liigu laual',
  'help.keys.turn': 'Ütle, kelle kord on ja mida teha',
  'help.keys.line': 'Loe ette read või täringud',
  'help.keys.kingdom': 'Loe ette keskel olev kuningriik või kaart',
  'help.keys.scores': 'Loe ette punktid',
  'help.keys.move': 'Loe ette viimane käik',
} as const satisfies Texts;
