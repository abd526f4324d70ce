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
    'Spēle beidzas pēc kārtas, kurā kāda karte ir pilna vai neviens neko neuzzīmēja. Valdījums ir vienādi ģerboņi, kas saskaras ar malām. Tā punkti ir ģerboņu skaits, reizināts ar krustiņu skaitu. Ja punkti ir vienādi, izšķir lielākais valdījums; ja arī tas ir vienāds, uzvara ir kopīga.',
  'help.d.spells': 'Sešas burvestības',
  'help.d.boxes': '{coat}, {boxes, plural, zero {# rūtiņu} one {# rūtiņa} other {# rūtiņas}}',
  'help.v.intro': 'Katru variantu vari ieslēgt, gatavojot Kingdomino spēli, jebkādā salikumā.',
  'help.v.only': '({seats} spēlētāji)',
  'help.v.mightyDuel': 'Divpadsmit kārtas, katram divi karaļi.',
  'help.v.middleKingdom':
    'Karalistei no pils jāsniedzas tikpat tālu pa kreisi, cik pa labi, un tikpat tālu uz augšu, cik uz leju. Tukšumi netraucē.',
  'help.v.harmony': 'Citiem vārdiem, tavā karalistē nav tukšumu.',
  'help.v.dynasty': 'Karaļus izlozē no jauna katrai spēlei. Uzvar lielākā visu trīs spēļu summa.',
  'help.v.lineOfFour': 'Kā jaunākajā izdevumā, nevis 36 domino rindās pa trim.',
  'help.v.balancedOpening': 'Nejauši ir tikai tas, kurš būs A.',
  'help.keys': 'Ar tastatūru',
  'help.keys.text':
    'Var spēlēt tikai ar tastatūru un ar ekrāna lasītāju. Burti darbojas jebkurā galda vietā; tos var izslēgt iestatījumos.',
  'help.keys.arrows': 'Bultiņas',
  'help.keys.arrows.text': 'Pārvietoties pa laukumu',
  'help.keys.turn': 'Pateikt, kura gājiens un kas jādara',
  'help.keys.line': 'Nolasīt rindas vai kauliņus',
  'help.keys.kingdom': 'Nolasīt vidū redzamo karalisti vai karti',
  'help.keys.scores': 'Nolasīt punktus',
  'help.keys.move': 'Nolasīt pēdējo gājienu',
} as const satisfies Texts;
