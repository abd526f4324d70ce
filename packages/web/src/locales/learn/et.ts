import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Õpi mängima: {game}',
  'learn.step': 'Samm {step}/{steps}',
  'learn.next': 'Edasi',
  'learn.again': 'Algusest',
  'learn.rules': 'Loe reegleid',
  'learn.why': 'Veel mitte:',
  'learn.k.pick':
    'Igal doominokivil on kaks maastikku. Pane kuningas numbrile 24: sellel on kroon ja kroonid annavad punkte.',
  'learn.k.pick.other': 'Ka selle võiks võtta. Selles õppetunnis võta number 24, krooniga kivi.',
  'learn.k.place':
    'Nüüd aseta see oma kuningriiki. Esimene kivi peab puudutama lossi ja lossi juurde sobib iga maastik.',
  'learn.k.order':
    'Kuningas valib järgmiseks vooruks. Seal käib väike number varem, suur number on väärtuslikum. Võta number 5, et käia esimesena.',
  'learn.k.order.other': 'Hea kivi, aga sa ei käiks esimesena. Võta number 5.',
  'learn.k.match':
    'Sina alustad. Aseta metsad oma metsa kõrvale: üks pool peab puudutama sama maastikku. Ülejäänud küljed ei loe.',
  'learn.k.match.other': 'Nii võib, aga punkte see ei anna. Ühenda uued metsad oma metsaga.',
  'learn.k.count':
    'Loeme kokku. Ala punktid on ruudud korda kroonid. Sinu mets: {squares} × {crowns} = {points}. Ilma kroonita oleks 0.',
  'learn.k.size':
    'Teine mäng, lõpp on lähedal. Kuningriik koos lossiga võib olla 5 × 5 ruutu, mitte rohkem. Leia koht, mis annab kõige rohkem punkte.',
  'learn.k.size.other': 'Siia sobib, aga teine koht annab rohkem. Proovi teisi ruute või pööra kivi.',
  'learn.k.discard': 'Need metsad ei sobi kuhugi sinu 5 × 5 ruudustikus. Ainult siis visatakse kivi ära.',
  'learn.k.bonus':
    'Lõpus on boonused: 10 punkti Keskriigi eest, sest loss on keskel. Harmoonia 5 punkti saab ainult see, kes midagi ära ei viska.',
  'learn.k.end':
    'See ongi kõik! Pärast viimast vooru võidab see, kel on kõige rohkem punkte. Mängi nüüd oma esimene mäng.',
  'learn.d.take':
    'Neli täringut, igal vapp. Sina võtad ühe, vastane kaks ja viimane jääb sulle. Võta see, millel on kaks risti: ristid annavad punkte.',
  'learn.d.take.other': 'Sellel on vähem riste. Võta täring, millel on kaks.',
  'learn.d.draw':
    'Nüüd joonista oma kaks vappi kaardile kõrvuti. Need peavad puudutama lossi ja lossi juurde sobib iga vapp.',
  'learn.d.keep': 'Hoia lossi rist hilisemaks ja joonista ilma selleta.',
  'learn.d.book':
    'Sinu ristita vapp täitis loitsuraamatus kasti. Kes täidab rea esimesena, saab selle loitsu.',
  'learn.d.joker':
    'Nüüd alustab vastane, seega võtad sina kaks. Võta jokker, mis võib olla iga vapp, ja vapp, millel on sinu kaardil kaks risti.',
  'learn.d.joker.other': 'Võta jokker ja vapp, millel on sinu kaardil kaks risti.',
  'learn.d.domain':
    'Joonista need oma kahe risti kõrvale. Jokkerist saab sama vapp: ühesugused vapid kõrvuti on üks valdus.',
  'learn.d.domain.other':
    'Siia sobib, aga valdus võiks rohkem kasvada. Kõik kolm ühesugust vappi peavad ühinema.',
  'learn.d.count': 'Valdus annab vapid korda ristid: {squares} × {crosses} = {points}. Ilma ristita oleks 0.',
  'learn.d.spell':
    'Teine mäng. Joonista, kuhu tahad: ristita vapp täidab oma rea viimase kasti ja loits on sinu.',
  'learn.d.dignitary': 'See on Ülik: lisa rist ühele vapile oma kaardil. Vali vapp oma suurimas valduses.',
  'learn.d.dignitary.other': 'Teine vapp annaks rohkem. Vali vapp oma suurimas valduses.',
  'learn.d.castle':
    'Sama mäng, hiljem. Kord mängus lisab loss ühele su täringule risti. Vajuta „{bonus}“ ja kasvata oma suurimat valdust.',
  'learn.d.castle.other': 'Kasuta lossi risti nüüd, vapil, mis ühineb suurima valdusega.',
  'learn.d.end':
    'See ongi kõik! Mäng lõpeb, kui kaart on täis või kui voorus ei joonista kumbki. Mängi nüüd oma esimene duell.',
  'learn.all': 'Õppetunnid',
  'learn.more': 'Teised õppetunnid',
  'learn.done': 'Läbitud',
  'learn.y.first':
    'Dünastia on kolm mängu järjest. Siin lõpeb esimene: aseta oma viimane kivi sinna, kus see annab kõige rohkem.',
  'learn.y.next':
    'Sinu punktid jäävad sulle. Nüüd alustavad kõik uut kuningriiki ja kuningad tõmmatakse uuesti.',
  'learn.y.last': 'Kolmanda mängu lõpp. Kokku oled natuke maas. Leia koht, millega võidad Dünastia.',
  'learn.y.last.other':
    'Sellest ei piisa: sinu kolme mängu summa jääks ikka väiksemaks. Teine koht annab rohkem.',
  'learn.y.end': 'Võidab kolme mängu suurim summa. Viigi korral liidetakse suurimad alad, siis kõik kroonid.',
  'learn.m.first':
    'Nagu ikka kahekesi, on kummalgi kaks kuningat. Tõmmati sinu oma: võta number 24, krooniga kivi.',
  'learn.m.second': 'Juba sinu teine kuningas! Võta number 36: ka sellel on kroon.',
  'learn.m.second.other': 'Võta number 36, krooniga kivi.',
  'learn.m.size':
    'Hiljem samas mängus. Suures duellis võib kuningriik olla koos lossiga 7 × 7 ruutu. Leia koht, mis annab kõige rohkem.',
  'learn.m.end':
    'Mängu tulevad kõik 48 doominokivi: mis on veel peidus, tuleb kindlasti. Ruumi on hiigelsuurtele aladele, ehita need kroonide ümber.',
  'learn.s.owned':
    '„{spell}“ on loits. Selle saab see, kes täidab esimesena vapi „{coat}“ {boxes, plural, one {# kasti} other {# kasti}}. Siin on see sinu.',
  'learn.s.cast-first': 'Vajuta kõigepealt „{spell}“.',
  'learn.s.free':
    'Sinu kaks vappi ei sobi kuhugi. Loitsuga „{spell}“ võid need joonistada igasse vabasse kohta: vajuta ja vali.',
  'learn.s.free.other': 'Vajuta kõigepealt „{spell}“, siis vali koht.',
  'learn.s.split':
    'Sinu vapid käivad eri kohtadesse. Loitsuga „{spell}“ joonistad need eraldi: vajuta ja anna kummalegi koht, kus see annab kõige rohkem.',
  'learn.s.split.other': 'Siia sobib, aga teine koht annab rohkem. Iga vapp tahab oma valduse juurde.',
  'learn.s.both':
    'Selles voorus alustad sina. Loitsuga „{spell}“ võtad kaks täringut koos: vajuta ja võta jokker ning kahe ristiga vapp.',
  'learn.s.both.other': 'Võta jokker ja kahe ristiga vapp.',
  'learn.s.turn':
    'Sinu kaks vappi ei sobi kuhugi. Loitsuga „{spell}“ näitab üks su täring teist külge: vajuta ja kasvata oma suurimat valdust.',
  'learn.s.turn.other': 'Nii võib, aga teine külg või teine koht annab rohkem.',
  'learn.s.win': 'Joonista, kuhu tahad: ristita vapp täidab oma rea viimase kasti ja „{spell}“ on sinu.',
  'learn.s.banner':
    'Lõpus annab iga sinu ühe vapi valdus 3 lisapunkti, ka ilma ristita. Vali vapp, millel on kõige rohkem eraldi valdusi.',
  'learn.s.banner.other': 'Teisel vapil on rohkem eraldi valdusi.',
  'learn.s.end': '„{spell}“ on kasutatud. Iga loits mõjub vaid korra, seega hoia seda heaks hetkeks.',
  'learn.s.end-at-once':
    '„{spell}“ mõjub kohe, kui selle võidad, ja vaid korra. Raamatu ülejäänud viis rida on veel lahti!',
} satisfies Texts;
