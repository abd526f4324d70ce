import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Mācāmies spēlēt: {game}',
  'learn.step': '{step}. solis no {steps}',
  'learn.next': 'Tālāk',
  'learn.again': 'No sākuma',
  'learn.rules': 'Lasīt noteikumus',
  'learn.why': 'Vēl ne:',
  'learn.k.pick':
    'Katrs domino rāda divas ainavas. Noliec karali uz numura 24: tam ir kronis, un kroņi dod punktus.',
  'learn.k.pick.other': 'Var arī to. Šajā nodarbībā ņem numuru 24 ar kroni.',
  'learn.k.place':
    'Tagad noliec to savā karalistē. Pirmajam domino jāpieskaras pilij, un pie pils der jebkura ainava.',
  'learn.k.order':
    'Karalis izvēlas nākamajai kārtai. Mazie skaitļi tajā iet pirmie, lielie ir vērtīgāki. Ņem numuru 5, lai sāktu tu.',
  'learn.k.order.other': 'Labs domino, bet sāktu kāds cits. Ņem numuru 5.',
  'learn.k.match':
    'Tu sāc. Noliec mežus blakus savam mežam: vienai pusei jāpieskaras tādai pašai ainavai. Pārējās malas nav svarīgas.',
  'learn.k.match.other': 'Tā drīkst, bet punktu nebūs. Pievieno jaunos mežus savam mežam.',
  'learn.k.count':
    'Saskaitīsim. Apgabala punkti ir lauciņi, reizināti ar kroņiem. Tavs mežs: {squares} × {crowns} = {points}. Bez kroņa būtu 0.',
  'learn.k.size':
    'Cita spēle, tuvu beigām. Kopā ar pili karaliste var būt 5 × 5 lauciņi, ne vairāk. Atrodi vietu, kas dod visvairāk punktu.',
  'learn.k.size.other': 'Te der, bet cita vieta dod vairāk. Pamēģini citus lauciņus vai pagriez domino.',
  'learn.k.discard': 'Šie meži nekur neder tavā 5 × 5 kvadrātā. Tikai tad domino izmet.',
  'learn.k.bonus':
    'Beigās ir papildpunkti: 10 punkti par Vidus karalisti, jo pils ir vidū. 5 punkti par Harmoniju ir tikai tiem, kas neko neizmeta.',
  'learn.k.end':
    'Tas ir viss! Pēc pēdējās kārtas uzvar tas, kam visvairāk punktu. Izspēlē tagad savu pirmo spēli.',
  'learn.d.take':
    'Četri kauliņi, uz katra ģerbonis. Tu ņem vienu, pretinieks – divus, un pēdējais paliek tev. Ņem to, kuram ir divi krustiņi: krustiņi dod punktus.',
  'learn.d.take.other': 'Tam ir mazāk krustiņu. Ņem kauliņu ar diviem.',
  'learn.d.draw':
    'Tagad uzzīmē abus ģerboņus blakus savā kartē. Tiem jāpieskaras pilij, un pie pils der jebkurš ģerbonis.',
  'learn.d.keep': 'Pataupi pils krustiņu vēlākam laikam un zīmē bez tā.',
  'learn.d.book':
    'Tavs ģerbonis bez krustiņa aizpildīja rūtiņu burvju grāmatā. Kas pirmais aizpilda rindu, saņem tās burvestību.',
  'learn.d.joker':
    'Tagad sāk pretinieks, tāpēc tu ņem divus. Ņem džokeru, kas var būt jebkurš ģerbonis, un ģerboni, kuram tavā kartē ir divi krustiņi.',
  'learn.d.joker.other': 'Ņem džokeru un ģerboni, kuram tavā kartē ir divi krustiņi.',
  'learn.d.domain':
    'Uzzīmē tos blakus diviem krustiņiem. Džokers kļūst par tādu pašu ģerboni: vienādi ģerboņi blakus ir viens valdījums.',
  'learn.d.domain.other':
    'Te der, bet valdījums var augt vairāk. Visiem trim vienādajiem ģerboņiem jāsavienojas.',
  'learn.d.count':
    'Valdījuma punkti ir ģerboņi, reizināti ar krustiņiem: {squares} × {crosses} = {points}. Bez krustiņa būtu 0.',
  'learn.d.spell':
    'Cita spēle. Zīmē, kur gribi: ģerbonis bez krustiņa aizpilda pēdējo rūtiņu savā rindā, un burvestība ir tava.',
  'learn.d.dignitary':
    'Tas ir Augstmanis: pievieno krustiņu ģerbonim savā kartē. Izvēlies ģerboni lielākajā valdījumā.',
  'learn.d.dignitary.other': 'Cits ģerbonis dos vairāk. Izvēlies ģerboni lielākajā valdījumā.',
  'learn.d.castle':
    'Tā pati spēle, vēlāk. Reizi spēlē pils pievieno krustiņu vienam no taviem kauliņiem. Spied „{bonus}” un palielini lielāko valdījumu.',
  'learn.d.castle.other': 'Izmanto pils krustiņu tagad, ģerbonim pie lielākā valdījuma.',
  'learn.d.end':
    'Tas ir viss! Spēle beidzas, kad karte ir pilna vai visā kārtā neviens neko neuzzīmē. Izspēlē tagad savu pirmo dueli.',
  'learn.all': 'Nodarbības',
  'learn.more': 'Citas nodarbības',
  'learn.done': 'Pabeigta',
  'learn.y.first':
    'Dinastija ir trīs spēles pēc kārtas. Te beidzas pirmā: noliec pēdējo domino tur, kur tas dod visvairāk.',
  'learn.y.next': 'Tavi punkti paliek. Tagad visi sāk jaunu karalisti, un karaļus velk no jauna.',
  'learn.y.last':
    'Trešās spēles beigas. Kopsummā tu mazliet atpaliec. Atrodi vietu, ar kuru uzvarēsi Dinastijā.',
  'learn.y.last.other': 'Nepietiek: tavu trīs spēļu summa vēl būtu mazāka. Cita vieta dod vairāk.',
  'learn.y.end':
    'Uzvar lielākā trīs spēļu summa. Ja ir vienādi, saskaita lielākos apgabalus, tad visus kroņus.',
  'learn.m.first':
    'Kā vienmēr, spēlējot divatā, katram ir divi karaļi. Kad izvelk tavējo, ņem numuru 24 ar kroni.',
  'learn.m.second': 'Jau tavs otrais karalis! Ņem numuru 36: arī tam ir kronis.',
  'learn.m.second.other': 'Ņem numuru 36 ar kroni.',
  'learn.m.size':
    'Vēlāk spēlē. Lielajā duelī karaliste var būt 7 × 7 lauciņi kopā ar pili. Atrodi vietu, kas dod visvairāk.',
  'learn.m.end':
    'Spēlē nonāk visi 48 domino: kas vēl paslēpts, noteikti parādīsies. Vietas pietiks milzīgiem apgabaliem, veido tos ap kroņiem.',
  'learn.s.owned':
    '„{spell}” ir burvestība. To iegūst tas, kurš pirmais aizpilda {boxes, plural, zero {# rūtiņas} one {# rūtiņu} other {# rūtiņas}} ģerbonim „{coat}”. Te tā ir tava.',
  'learn.s.cast-first': 'Vispirms spied „{spell}”.',
  'learn.s.free':
    'Tavi divi ģerboņi nekur neder. Ar „{spell}” tos var zīmēt jebkurā brīvā vietā: spied un izvēlies.',
  'learn.s.free.other': 'Vispirms spied „{spell}”, tad izvēlies vietu.',
  'learn.s.split':
    'Taviem ģerboņiem vajag dažādas vietas. Ar „{spell}” tos zīmē atsevišķi: spied un dod katram vietu, kur tas dod visvairāk.',
  'learn.s.split.other': 'Te der, bet cita vieta dod vairāk. Katrs ģerbonis grib pie sava valdījuma.',
  'learn.s.both':
    'Šajā kārtā sāc tu. Ar „{spell}” tu ņem divus kauliņus kopā: spied, tad ņem džokeru un ģerboni ar diviem krustiņiem.',
  'learn.s.both.other': 'Ņem džokeru un ģerboni ar diviem krustiņiem.',
  'learn.s.turn':
    'Tavi divi ģerboņi nekur neder. Ar „{spell}” viens tavs kauliņš rāda citu pusi: spied un palielini savu lielāko valdījumu.',
  'learn.s.turn.other': 'Var, bet cita puse vai cita vieta dod vairāk.',
  'learn.s.win':
    'Zīmē, kur gribi: ģerbonis bez krustiņa aizpilda pēdējo rūtiņu savā rindā, un „{spell}” ir tava.',
  'learn.s.banner':
    'Beigās katrs tavs viena ģerboņa valdījums dod vēl 3 punktus, arī bez krustiņa. Izvēlies ģerboni ar visvairāk atsevišķiem valdījumiem.',
  'learn.s.banner.other': 'Citam ģerbonim ir vairāk atsevišķu valdījumu.',
  'learn.s.end':
    '„{spell}” ir izlietota. Katra burvestība darbojas tikai reizi, tāpēc taupi to labam brīdim.',
  'learn.s.end-at-once':
    '„{spell}” iedarbojas uzreiz, kad to iegūsti, un tikai reizi. Pārējās piecas grāmatas rindas vēl ir atvērtas!',
} satisfies Texts;
