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
    'Saskaitīsim. Apgabals dod lauciņus, reizinātus ar kroņiem. Tavs mežs: {squares} × {crowns} = {points}. Bez kroņa būtu 0.',
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
    'Tavs ģerbonis bez krustiņa aizpildīja rūtiņu Burvju grāmatā. Kas pirmais aizpilda rindu, saņem tās burvestību.',
  'learn.d.joker':
    'Tagad sāk pretinieks, tāpēc tu ņem divus. Ņem džokeru, kas var būt jebkurš ģerbonis, un ģerboni, kuram tavā kartē ir divi krustiņi.',
  'learn.d.joker.other': 'Ņem džokeru un ģerboni, kuram tavā kartē ir divi krustiņi.',
  'learn.d.domain':
    'Uzzīmē tos blakus diviem krustiņiem. Džokers kļūst par tādu pašu ģerboni: vienādi ģerboņi blakus ir viens valdījums.',
  'learn.d.domain.other':
    'Te der, bet valdījums var augt vairāk. Visiem trim vienādajiem ģerboņiem jāsavienojas.',
  'learn.d.count':
    'Valdījums dod ģerboņus, reizinātus ar krustiņiem: {squares} × {crosses} = {points}. Bez krustiņa būtu 0.',
  'learn.d.spell':
    'Cita spēle. Zīmē, kur gribi: ģerbonis bez krustiņa aizpilda pēdējo rūtiņu savā rindā, un burvestība ir tava.',
  'learn.d.dignitary':
    'Tas ir Augstmanis: pievieno krustiņu ģerbonim savā kartē. Izvēlies ģerboni lielākajā valdījumā.',
  'learn.d.dignitary.other': 'Cits ģerbonis dos vairāk. Izvēlies ģerboni lielākajā valdījumā.',
  'learn.d.castle':
    'Tā pati spēle, vēlāk. Reizi spēlē pils pievieno krustiņu vienam no taviem kauliņiem. Spied {bonus} un palielini lielāko valdījumu.',
  'learn.d.castle.other': 'Izmanto pils krustiņu tagad, ģerbonim pie lielākā valdījuma.',
  'learn.d.end':
    'Tas ir viss! Spēle beidzas, kad karte ir pilna vai neviens nevar zīmēt. Izspēlē tagad savu pirmo dueli.',
} satisfies Texts;
