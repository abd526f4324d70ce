import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Mokomės žaisti: {game}',
  'learn.step': '{step} žingsnis iš {steps}',
  'learn.next': 'Toliau',
  'learn.again': 'Iš pradžių',
  'learn.rules': 'Skaityti taisykles',
  'learn.why': 'Dar ne:',
  'learn.k.pick':
    'Ant kiekvienos plytelės – dvi vietovės. Pastatyk karalių ant plytelės 24: ji turi karūną, o karūnos duoda taškų.',
  'learn.k.pick.other': 'Galima ir tą. Šioje pamokoje imk numerį 24 su karūna.',
  'learn.k.place':
    'Dabar padėk ją savo karalystėje. Pirma plytelė turi liestis su pilimi, o prie pilies tinka visos vietovės.',
  'learn.k.order':
    'Karalius renkasi kitam ratui. Mažesni skaičiai jame eina anksčiau, didesni vertingesni. Imk numerį 5, kad pradėtum tu.',
  'learn.k.order.other': 'Gera plytelė, bet pradėsi ne tu. Imk numerį 5.',
  'learn.k.match':
    'Pradedi tu. Padėk miškus prie savo miško: viena pusė turi liestis su tokia pat vietove. Kitos kraštinės nesvarbios.',
  'learn.k.match.other': 'Taip galima, bet taškų nebus. Prijunk naujus miškus prie savo miško.',
  'learn.k.count':
    'Suskaičiuokime. Srities taškai – langeliai, padauginti iš karūnų. Tavo miškas: {squares} × {crowns} = {points}. Be karūnos būtų 0.',
  'learn.k.size':
    'Kita partija, netoli pabaigos. Su pilimi karalystė gali būti 5 × 5 langelių, ne daugiau. Rask vietą, kuri duoda daugiausia taškų.',
  'learn.k.size.other': 'Čia tinka, bet kita vieta duoda daugiau. Bandyk kitus langelius arba pasuk plytelę.',
  'learn.k.discard': 'Šie miškai niekur netinka tavo 5 × 5 kvadrate. Tik tada plytelė išmetama.',
  'learn.k.bonus':
    'Pabaigoje – papildomi taškai: 10 už Vidurio karalystę, nes pilis stovi viduryje. 5 už Harmoniją – tik tiems, kas nieko neišmetė.',
  'learn.k.end':
    'Tai viskas! Po paskutinio rato laimi tas, kas turi daugiausia taškų. Sužaisk pirmą partiją dabar.',
  'learn.d.take':
    'Keturi kauliukai, ant kiekvieno herbas. Tu imi vieną, varžovas – du, o paskutinis tenka tau. Imk tą su dviem kryželiais: kryželiai duoda taškų.',
  'learn.d.take.other': 'Ant to mažiau kryželių. Imk kauliuką su dviem.',
  'learn.d.draw':
    'Dabar nupiešk abu herbus greta savo žemėlapyje. Jie turi liestis su pilimi, o prie pilies tinka visi herbai.',
  'learn.d.keep': 'Pasilik pilies kryželį vėlesniam laikui ir piešk be jo.',
  'learn.d.book':
    'Tavo herbas be kryželio užpildė langelį burtų knygoje. Kas pirmas užpildo eilutę, gauna jos burtą.',
  'learn.d.joker':
    'Dabar pradeda varžovas, todėl imi du. Imk džokerį, kuris gali būti bet koks herbas, ir herbą, kuris tavo žemėlapyje turi du kryželius.',
  'learn.d.joker.other': 'Imk džokerį ir herbą, kuris tavo žemėlapyje turi du kryželius.',
  'learn.d.domain':
    'Nupiešk juos prie dviejų kryželių. Džokeris taps tokiu pat herbu: vienodi herbai greta yra viena valda.',
  'learn.d.domain.other':
    'Čia tinka, bet valda gali augti daugiau. Visi trys vienodi herbai turi susijungti.',
  'learn.d.count':
    'Valdos taškai – herbai, padauginti iš kryželių: {squares} × {crosses} = {points}. Be kryželio būtų 0.',
  'learn.d.spell':
    'Kita partija. Piešk kur nori: herbas be kryželio užpildys paskutinį savo eilutės langelį, ir burtas bus tavo.',
  'learn.d.dignitary':
    'Tai Didikas: pridėk kryželį prie herbo savo žemėlapyje. Rinkis herbą didžiausioje valdoje.',
  'learn.d.dignitary.other': 'Kitas herbas duos daugiau. Rinkis herbą didžiausioje valdoje.',
  'learn.d.castle':
    'Ta pati partija, vėliau. Kartą per partiją pilis prideda kryželį vienam iš tavo kauliukų. Spausk „{bonus}“ ir padidink didžiausią valdą.',
  'learn.d.castle.other': 'Naudok pilies kryželį dabar, herbui prie didžiausios valdos.',
  'learn.d.end':
    'Tai viskas! Partija baigiasi, kai žemėlapis pilnas arba per visą ratą niekas nieko nenupiešia. Sužaisk pirmą dvikovą dabar.',
  'learn.all': 'Pamokos',
  'learn.more': 'Kitos pamokos',
  'learn.done': 'Baigta',
  'learn.y.first':
    'Dinastija – tai trys partijos iš eilės. Štai pirmosios pabaiga: padėk paskutinę plytelę ten, kur ji duoda daugiausia.',
  'learn.y.next': 'Taškai lieka tau. Dabar visi pradeda naują karalystę, o karaliai traukiami iš naujo.',
  'learn.y.last':
    'Trečios partijos pabaiga. Iš viso šiek tiek atsilieki. Rask vietą, su kuria laimėsi Dinastiją.',
  'learn.y.last.other': 'Neužtenka: tavo trijų partijų suma vis tiek būtų mažesnė. Kita vieta duoda daugiau.',
  'learn.y.end':
    'Laimi didžiausia trijų partijų suma. Jei lygu, sudedamos didžiausios sritys, paskui visos karūnos.',
  'learn.m.first':
    'Kaip visada žaidžiant dviese, kiekvienas turi po du karalius. Ištraukus tavąjį, imk numerį 24 su karūna.',
  'learn.m.second': 'Jau antras tavo karalius! Imk numerį 36: jis irgi su karūna.',
  'learn.m.second.other': 'Imk numerį 36 su karūna.',
  'learn.m.size':
    'Vėliau toje partijoje. Didžiojoje dvikovoje karalystė gali būti 7 × 7 langelių su pilimi. Rask vietą, kuri duoda daugiausia.',
  'learn.m.end':
    'Žaidžiamos visos 48 plytelės: kas dar paslėpta, tikrai pasirodys. Vietos užteks didžiulėms sritims, statyk jas aplink karūnas.',
  'learn.s.owned':
    '„{spell}“ – tai burtas. Jį gauna tas, kas pirmas užpildo {boxes, plural, one {# langelį} few {# langelius} many {# langelio} other {# langelių}} prie herbo „{coat}“. Čia jis tavo.',
  'learn.s.cast-first': 'Pirma spausk „{spell}“.',
  'learn.s.free':
    'Tavo du herbai niekur netinka. Burtas „{spell}“ leidžia juos piešti bet kurioje laisvoje vietoje: spausk ir rinkis.',
  'learn.s.free.other': 'Pirma spausk „{spell}“, tada rinkis vietą.',
  'learn.s.split':
    'Tavo herbams reikia skirtingų vietų. Burtas „{spell}“ leidžia juos piešti atskirai: spausk ir duok kiekvienam vietą, kur jis duoda daugiausia.',
  'learn.s.split.other': 'Čia tinka, bet kita vieta duoda daugiau. Kiekvienas herbas nori į savo valdą.',
  'learn.s.both':
    'Šį ratą pradedi tu. Burtas „{spell}“ duoda du kauliukus kartu: spausk, tada imk džokerį ir herbą su dviem kryželiais.',
  'learn.s.both.other': 'Imk džokerį ir herbą su dviem kryželiais.',
  'learn.s.turn':
    'Tavo du herbai niekur netinka. Burtas „{spell}“ pasuka vieną tavo kauliuką: spausk ir padidink savo didžiausią valdą.',
  'learn.s.turn.other': 'Galima, bet kita sienelė ar kita vieta duoda daugiau.',
  'learn.s.win':
    'Piešk kur nori: herbas be kryželio užpildys paskutinį savo eilutės langelį, ir „{spell}“ bus tavo.',
  'learn.s.banner':
    'Pabaigoje kiekviena tavo vieno herbo valda duos dar 3 taškus, net be kryželio. Rinkis herbą, kuris turi daugiausia atskirų valdų.',
  'learn.s.banner.other': 'Kitas herbas turi daugiau atskirų valdų.',
  'learn.s.end': 'Burtas „{spell}“ panaudotas. Kiekvienas veikia tik kartą, tad saugok jį geram momentui.',
  'learn.s.end-at-once':
    '„{spell}“ veikia iškart, kai jį laimi, ir tik kartą. Kitos penkios knygos eilutės dar atviros!',
} satisfies Texts;
