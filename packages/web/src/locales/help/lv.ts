import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Palīdzības tēmas',
  'help.k.goal': 'Mērķis',
  'help.k.goal.text':
    'Sākot no savas pils, tu no domino būvē karalisti. Tai jāietilpst 5×5 kvadrātā; pils tajā var atrasties jebkur, pat stūrī. Visvairāk punktu dod lieli vienas ainavas apgabali ar daudziem kroņiem.',
  'help.k.line': 'Izvēle',
  'help.k.opening': 'Sākums',
  'help.k.opening.text':
    'Pirmā rinda ir atklāta. Tad karaļus pa vienam velk no aizvērtas saujas: kad parādās tavējais, tu to noliec uz brīva domino, un tikai tad velk nākamo. Neviens nezina, kam tas piederēs.',
  'help.k.order': 'Kas iet pirmais?',
  'help.k.order.text':
    'Pirmais iet karalis uz mazākā skaitļa: noliec domino, uz kura tas stāv, un pārcel karali uz brīvu domino nākamajā rindā. Labs domino tagad nozīmē, ka nākamreiz izvēlēsies vēlāk. Divatā katram ir divi karaļi.',
  'help.k.lay': 'Likšana',
  'help.k.score': 'Punkti',
  'help.k.score.text':
    'Apgabals ir vienas ainavas lauciņi, kas saskaras ar malām. Tā punkti ir lauciņu skaits, reizināts ar kroņu skaitu: 3 lauciņi ar 1 kroni dod 3 punktus. Nav kroņu – nav punktu. Pils nedod punktus un neko nesavieno.',
  'help.k.terrains': 'Ainavas',
  'help.k.terrains.text':
    'Kviešu ir daudz, bet kroņu uz tiem maz; purvi un raktuves ir reti, toties bagāti. Iestatījumos uz katras ainavas vari ieslēgt burtu.',
  'help.k.dominoes': 'Visi 48 domino',
  'help.k.dominoes.text':
    'Četratā spēlē ar visiem, trijatā ar 36 rindās pa trim, divatā ar 24. Neviens neredz, kuri paliek kastē. Lūk, cik ir lauciņu:',
  'help.k.crowns': '{crowns, plural, =0 {Bez kroņiem} zero {# kroņu} one {# kronis} other {# kroņi}}',
  'help.k.end': 'Beigas',
  'help.k.end.text':
    'Spēle ilgst 12 kārtas, divatā – 6. Tad uzvar lielākā punktu summa. Ja tā ir vienāda, izšķir lielākais apgabals, tad kroņu skaits; ja arī tas ir vienāds, uzvara ir kopīga.',
  'help.d.goal': 'Mērķis',
  'help.d.goal.text':
    'Katram ir karte ar 5 rindām, 7 kolonnām un pili vidū. Tajā tu zīmē ģerboņus. Visvairāk punktu dod lieli viena ģerboņa valdījumi ar daudziem krustiņiem.',
  'help.d.take': 'Kauliņu ņemšana',
  'help.d.draw': 'Zīmēšana',
  'help.d.book': 'Burvju grāmata',
  'help.d.book.text':
    'Katrs tavs kauliņš, kas rāda ģerboni bez krustiņiem, aizpilda rūtiņu šī ģerboņa rindā. Kas pirmais aizpilda rindu, iegūst burvestību un drīkst to izlietot vienreiz; otra spēlētāja rindu nosvītro. Ja abi to aizpildāt vienā kārtā, burvestību iegūst tas, kas kārtu sāka. Karogs un Augstmanis jāizlieto uzreiz.',
  'help.d.score': 'Punkti',
  'help.d.score.text':
    'Spēle beidzas pēc kārtas, kurā kāda karte ir pilna vai neviens nevarēja zīmēt bez burvestības un to arī neizmantoja. Valdījums ir vienādi ģerboņi, kas saskaras ar malām. Tā punkti ir ģerboņu skaits, reizināts ar krustiņu skaitu. Ja punkti ir vienādi, izšķir lielākais valdījums; ja arī tas ir vienāds, uzvara ir kopīga.',
  'help.d.spells': 'Sešas burvestības',
  'help.d.boxes': '{coat}, {boxes, plural, zero {# rūtiņu} one {# rūtiņa} other {# rūtiņas}}',
  'help.v.intro': 'Katru variantu vari ieslēgt, gatavojot Kingdomino spēli, jebkādā salikumā.',
  'help.v.only': '({seats, plural, zero {# spēlētāju} one {# spēlētājs} other {# spēlētāji}})',
  'help.v.mightyDuel': 'Divpadsmit kārtas, katram divi karaļi.',
  'help.v.middleKingdom':
    'Karalistei no pils jāsniedzas tikpat tālu pa kreisi, cik pa labi, un tikpat tālu uz augšu, cik uz leju. Tukšumi netraucē.',
  'help.v.harmony': 'Citiem vārdiem, tavā karalistē nav tukšumu.',
  'help.v.dynasty':
    'Karaļus izlozē no jauna katrai spēlei. Uzvar lielākā visu trīs spēļu summa. Ja ir vienādi, saskaita lielākos apgabalus, tad visus kroņus.',
  'help.v.lineOfFour': 'Kā jaunākajā izdevumā, nevis 36 domino rindās pa trim.',
  'help.v.balancedOpening': 'Nejaušība nosaka tikai to, kurš būs A.',
  'help.keys': 'Ar tastatūru',
  'help.keys.text':
    'Spēlēt var ar tastatūru vien, arī ar ekrāna lasītāju. Burtu taustiņi darbojas jebkurā galda vietā; tos var izslēgt iestatījumos.',
  'help.keys.arrows': 'Bultiņas',
  'help.keys.arrows.text': 'Pārvietoties pa laukumu',
  'help.keys.turn': 'Pateikt, kura gājiens un kas jādara',
  'help.keys.line': 'Nolasīt rindas vai kauliņus',
  'help.keys.kingdom': 'Nolasīt vidū redzamo karalisti vai karti',
  'help.keys.scores': 'Nolasīt punktus',
  'help.keys.move': 'Nolasīt pēdējo gājienu',
  'help.ex.right': 'Drīkst:',
  'help.ex.wrong': 'Nedrīkst:',
  'help.ex.castle': 'tas pieskaras pilij, un pie pils der viss.',
  'help.k.ex.match': 'meža puse pieskaras mežam. Otra puse var atrasties blakus jebkam.',
  'help.k.ex.none': 'tas pieskaras citiem lauciņiem, bet neviena puse savai ainavai.',
  'help.k.ex.corner': 'abi meži saskaras tikai ar stūri.',
  'help.k.ex.wide': 'ainava der, bet karaliste būtu sešus lauciņus plata.',
  'help.d.ex.match': 'viens ģerbonis pieskaras tādam pašam no agrākas kārtas.',
  'help.d.ex.none': 'tas pieskaras citiem ģerboņiem, bet ne tādam pašam.',
  'help.d.ex.same': 'abi jaunie ģerboņi der tikai viens otram.',
  'help.k.counted': 'Piemērs: karalistes punkti',
  'help.k.counted.text':
    'Apgabala punkti ir lauciņi × kroņi. Pils ir tieši vidū, un nekas nav izmests: ar Vidus karalisti un Harmoniju tie ir vēl 15 punkti.',
  'help.d.counted': 'Piemērs: kartes punkti',
  'help.d.counted.text':
    'Valdījuma punkti ir ģerboņi × krustiņi. Karogs pievieno 3 punktus par katru sava ģerboņa valdījumu, arī bez krustiņa.',
  'help.try': 'Izmēģināt',
  'help.learn': 'Mācies spēlējot',
  'help.questions': 'Jautājumi un atbildes',
  'help.q.K-P4': 'Es negribu šo domino. Vai drīkstu to izmest?',
  'help.a.K-P4':
    'Nē. Ja tas kaut kur der, tas jānoliek, pat ja tas tev ir neizdevīgi. Izmet tikai to, kas nekur neder.',
  'help.q.K-P2': 'Vai jāsader visām domino malām?',
  'help.a.K-P2':
    'Nē. Vienai pusei jāpieskaras pilij vai savai ainavai, pārējās malas var pieskarties jebkam. Viena domino puses viena otrai neskaitās.',
  'help.q.K-P3': 'Vai pilij jābūt vidū?',
  'help.a.K-P3':
    'Nē, tā var būt jebkur tavā kvadrātā. Punktus par precīzu vidu dod tikai variants „Vidus karaliste”.',
  'help.q.K-E1': 'Kā skaita vairākus kroņus vienā apgabalā?',
  'help.a.K-E1':
    'Tos saskaita, tad reizina: 5 lauciņi ar 3 kroņiem dod 15. Apgabalus, kas nesaskaras, skaita atsevišķi.',
  'help.q.K-V3': 'Vai tukšumi ir slikti?',
  'help.a.K-V3':
    'Paši par sevi tie punktus neatņem. Bet Harmonija ir tikai tiem, kas neko neizmeta, un tad tukšumu nav.',
  'help.q.K-E2': 'Un ja ir neizšķirts?',
  'help.a.K-E2':
    'Izšķir lielākais apgabals, arī bez kroņiem, tad kroņu skaits karalistē. Ja arī tas ir vienāds, uzvara ir kopīga.',
  'help.q.D-R6': 'Vai man jāzīmē savs domino?',
  'help.a.D-R6':
    'Jā, ja tas der bez burvestības. Burvestība nekad nav obligāta: ja der tikai ar to, vari neko nezīmēt.',
  'help.q.D-R5': 'Mani divi jaunie ģerboņi ir vienādi. Vai pietiek?',
  'help.a.D-R5': 'Nē. Vismaz vienam jāpieskaras pilij vai tādam pašam ģerbonim no agrākas kārtas.',
  'help.q.D-R7': 'Kuri kauliņi aizpilda rūtiņu burvju grāmatā?',
  'help.a.D-R7':
    'Katrs, kas rāda ģerboni bez krustiņa, pat ja neko nezīmē. Džokeri, kauliņi ar krustiņiem un tas ar pils krustiņu rūtiņas neaizpilda.',
  'help.q.D-R8': 'Un ja mēs abi aizpildām rindu vienā kārtā?',
  'help.a.D-R8': 'Burvestību iegūst tas, kurš šajā kārtā sāka. Otru rindu izsvītro.',
  'help.q.D-S1': 'Kad drīkstu lietot burvestību, un vai drīkst vairākas?',
  'help.a.D-S1':
    'No nākamās kārtas pēc tās iegūšanas; Karogs un Augstmanis uzreiz. Vienam domino drīkst vairākas, arī kopā ar pils krustiņu.',
  'help.q.D-B1': 'Cik krustiņu var būt ģerbonim?',
  'help.a.D-B1': 'Līdz četriem: divi no kauliņa, viens no pils un viens no Augstmaņa.',
} as const satisfies Texts;
