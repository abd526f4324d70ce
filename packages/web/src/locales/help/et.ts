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
    'Ala on ühe maastiku ruudud, mis on külgipidi koos. Selle punktid on ruutude arv korda kroonide arv: 3 ruutu ja 1 kroon annavad 3 punkti. Kui kroone pole, pole ka punkte. Loss ei anna punkte ega ühenda midagi.',
  'help.k.terrains': 'Maastikud',
  'help.k.terrains.text':
    'Nisu on palju, aga kroone sel vähe; sood ja kaevandused on haruldased, aga rikkad. Seadetes saad igale maastikule tähe panna.',
  'help.k.dominoes': 'Kõik 48 doominokivi',
  'help.k.dominoes.text':
    'Neljakesi mängitakse kõigiga, kolmekesi 36 kiviga kolmestes ridades, kahekesi 24 kiviga. Keegi ei näe, millised karpi jäävad. Nii palju on ruute:',
  'help.k.crowns': '{crowns, plural, =0 {Kroonita} one {# kroon} other {# krooni}}',
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
    'Mäng lõpeb pärast vooru, kus mõni kaart on täis või kus kumbki ei saanud loitsuta joonistada ega kasutanud loitsu. Valdus on ühesugused vapid, mis on külgipidi koos. See annab vapid korda ristid. Viigi korral otsustab suurim valdus; kui ka see on võrdne, jagatakse võitu.',
  'help.d.spells': 'Kuus loitsu',
  'help.d.boxes': '{coat}, {boxes, plural, one {# kast} other {# kasti}}',
  'help.v.intro': 'Iga varianti saab Kingdomino mängu luues sisse lülitada, ka mitut korraga.',
  'help.v.only': '({seats, plural, one {# mängija} other {# mängijat}})',
  'help.v.mightyDuel': 'Kaksteist vooru, kummalgi kaks kuningat.',
  'help.v.middleKingdom':
    'Kuningriik peab ulatuma lossist vasakule sama kaugele kui paremale ja üles sama kaugele kui alla. Tühjad kohad ei sega.',
  'help.v.harmony': 'Teisisõnu pole su kuningriigis ühtki tühja kohta.',
  'help.v.dynasty':
    'Iga mängu jaoks loositakse kuningad uuesti. Võidab kolme mängu suurim summa. Viigi korral liidetakse suurimad alad, siis kõik kroonid.',
  'help.v.lineOfFour': 'Nagu uuemas väljaandes, mitte 36 doominokivi kolmestes ridades.',
  'help.v.balancedOpening': 'Juhus otsustab vaid selle, kes on A.',
  'help.keys': 'Klaviatuuriga',
  'help.keys.text':
    'Mängida saab ka ainult klaviatuuri abil ja ekraanilugejaga. Tähed toimivad laua igas kohas; seadetes saab need välja lülitada.',
  'help.keys.arrows': 'Nooleklahvid',
  'help.keys.arrows.text': 'Liigu laual',
  'help.keys.turn': 'Ütle, kelle kord on ja mida teha',
  'help.keys.line': 'Loe ette read või täringud',
  'help.keys.kingdom': 'Loe ette keskel olev kuningriik või kaart',
  'help.keys.scores': 'Loe ette punktid',
  'help.keys.move': 'Loe ette viimane käik',
  'help.ex.right': 'Lubatud:',
  'help.ex.wrong': 'Keelatud:',
  'help.ex.castle': 'see puudutab lossi ja lossi juurde sobib kõik.',
  'help.k.ex.match': 'metsapool puudutab metsa. Teine pool võib olla ükskõik mille kõrval.',
  'help.k.ex.none': 'see puudutab teisi ruute, aga kumbki pool oma maastikku ei puuduta.',
  'help.k.ex.corner': 'kaks metsa puutuvad kokku ainult nurgaga.',
  'help.k.ex.wide': 'maastik sobib, aga kuningriik oleks kuus ruutu lai.',
  'help.d.ex.match': 'üks vapp puudutab sama vappi varasemast voorust.',
  'help.d.ex.none': 'see puudutab teisi vappe, aga mitte samasugust.',
  'help.d.ex.same': 'kaks uut vappi sobivad ainult omavahel.',
  'help.k.counted': 'Näide: kuningriigi punktid',
  'help.k.counted.text':
    'Ala punktid on ruudud × kroonid. Loss on täpselt keskel ja midagi pole ära visatud: Keskriigi ja Harmooniaga on see veel 15 punkti.',
  'help.d.counted': 'Näide: kaardi punktid',
  'help.d.counted.text':
    'Valduse punktid on vapid × ristid. Lipp lisab 3 punkti oma vapi iga valduse eest, ka ilma ristita.',
  'help.try': 'Proovi',
  'help.learn': 'Õpi mängides',
  'help.questions': 'Küsimused ja vastused',
  'help.q.K-P4': 'Ma ei taha seda kivi. Kas võin selle ära visata?',
  'help.a.K-P4':
    'Ei. Kui see kuhugi sobib, tuleb see asetada, isegi kui see sulle kahjulik on. Ära visatakse ainult see, mis kuhugi ei sobi.',
  'help.q.K-P2': 'Kas kivi kõik küljed peavad sobima?',
  'help.a.K-P2':
    'Ei. Üks pool peab puudutama lossi või oma maastikku, ülejäänud küljed võivad puudutada mida tahes. Kivi pooled teineteise jaoks ei loe.',
  'help.q.K-P3': 'Kas loss peab olema keskel?',
  'help.a.K-P3':
    'Ei, see võib olla ükskõik kus sinu ruudustikus. Punkte täpse keskkoha eest annab ainult variant „Keskriik“.',
  'help.q.K-E1': 'Kuidas loetakse mitut krooni ühel alal?',
  'help.a.K-E1':
    'Need liidetakse, siis korrutatakse: 5 ruutu 3 krooniga annab 15. Alad, mis kokku ei puutu, loetakse eraldi.',
  'help.q.K-V3': 'Kas tühjad kohad on halvad?',
  'help.a.K-V3':
    'Iseenesest need punkte ära ei võta. Aga Harmoonia on ainult neile, kes midagi ära ei visanud, ja siis tühje kohti pole.',
  'help.q.K-E2': 'Aga viigi korral?',
  'help.a.K-E2':
    'Otsustab suurim ala, ka ilma kroonideta, siis kroonide arv kuningriigis. Kui ka see on võrdne, on võit ühine.',
  'help.q.D-R6': 'Kas pean oma doomino joonistama?',
  'help.a.D-R6':
    'Jah, kui see sobib ilma loitsuta. Loits pole kunagi kohustuslik: kui sobib ainult sellega, võid jätta joonistamata.',
  'help.q.D-R5': 'Minu kaks uut vappi on ühesugused. Kas sellest piisab?',
  'help.a.D-R5': 'Ei. Vähemalt üks peab puudutama lossi või sama vappi varasemast voorust.',
  'help.q.D-R7': 'Millised täringud täidavad loitsuraamatus kasti?',
  'help.a.D-R7':
    'Iga täring, mis näitab ristita vappi, ka siis, kui sa midagi ei joonista. Jokkerid, ristidega täringud ja lossi ristiga täring kasti ei täida.',
  'help.q.D-R8': 'Aga kui täidame mõlemad rea samas voorus?',
  'help.a.D-R8': 'Loitsu saab see, kes selles voorus alustas. Teine rida tõmmatakse maha.',
  'help.q.D-S1': 'Millal võin loitsu kasutada, ja kas mitut korraga?',
  'help.a.D-S1':
    'Alates voorust pärast selle võitmist; Lipp ja Ülik kohe. Ühe doomino jaoks võib kasutada mitut, ka koos lossi ristiga.',
  'help.q.D-B1': 'Mitu risti võib vapil olla?',
  'help.a.D-B1': 'Kuni neli: kaks täringult, üks lossist ja üks Ülikult.',
} as const satisfies Texts;
