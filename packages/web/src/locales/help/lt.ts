import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Pagalbos temos',
  'help.k.goal': 'Tikslas',
  'help.k.goal.text':
    'Nuo savo pilies iš domino plytelių statai karalystę. Ji turi tilpti į 5×5 kvadratą; pilis jame gali stovėti bet kur, net kampe. Daugiausia taškų duoda didelės vienos vietovės sritys su daug karūnų.',
  'help.k.line': 'Pasirinkimas',
  'help.k.opening': 'Pradžia',
  'help.k.opening.text':
    'Pirmoji eilė atversta. Tada karaliai po vieną traukiami iš uždaros saujos: pasirodžius tavajam, pastatai jį ant laisvos plytelės, ir tik tada traukiamas kitas. Niekas nežino, kieno jis bus.',
  'help.k.order': 'Kas eina pirmas?',
  'help.k.order.text':
    'Pirmas eina karalius ant mažiausio skaičiaus: padėk plytelę, ant kurios jis stovi, ir perkelk karalių ant laisvos kitos eilės plytelės. Už gerą plytelę dabar sumoki vėlesniu pasirinkimu kitą kartą. Žaidžiant dviese kiekvienas turi po du karalius.',
  'help.k.lay': 'Dėjimas',
  'help.k.score': 'Taškai',
  'help.k.score.text':
    'Sritis – tai vienos vietovės langeliai, besiliečiantys kraštinėmis. Ji duoda langelių ir karūnų sandaugą: 3 langeliai su 1 karūna – 3 taškai. Nėra karūnų – nėra taškų. Pilis taškų neduoda ir nieko nejungia.',
  'help.k.terrains': 'Vietovės',
  'help.k.terrains.text':
    'Kviečių daug, bet karūnų ant jų mažai; pelkės ir kasyklos retos, užtat turtingos. Nustatymuose ant kiekvienos vietovės gali įjungti raidę.',
  'help.k.end': 'Pabaiga',
  'help.k.end.text':
    'Partija trunka 12 ratų, dviese – 6. Tada laimi turintis daugiausia taškų. Jei po lygiai, lemia didžiausia sritis, tada – karūnos; jei lygu ir čia, pergalė bendra.',
  'help.d.goal': 'Tikslas',
  'help.d.goal.text':
    'Kiekvienas turi žemėlapį iš 5 eilučių ir 7 stulpelių su pilimi viduryje. Jame pieši herbus. Daugiausia taškų duoda didelės vieno herbo valdos su daug kryželių.',
  'help.d.take': 'Kauliukų ėmimas',
  'help.d.draw': 'Piešimas',
  'help.d.book': 'Burtų knyga',
  'help.d.book.text':
    'Kiekvienas tavo kauliukas, rodantis herbą be kryželių, užpildo langelį to herbo eilutėje. Kas pirmas užpildo eilutę, gauna burtą ir gali kartą jį panaudoti; kito žaidėjo eilutė išbraukiama. Jei abu ją užpildote tą patį ratą, burtą gauna tas, kas pradėjo ratą. Vėliavą ir Didiką reikia panaudoti iš karto.',
  'help.d.score': 'Taškai',
  'help.d.score.text':
    'Partija baigiasi po rato, kuriame kieno nors žemėlapis pilnas arba nė vienas nieko nenupiešė. Valda – tai vienodi herbai, besiliečiantys kraštinėmis. Ji duoda herbų ir kryželių sandaugą. Jei po lygiai, lemia didžiausia valda; jei lygu ir čia, pergalė bendra.',
  'help.d.spells': 'Šeši burtai',
  'help.d.boxes':
    '{coat}, {boxes, plural, one {# langelis} few {# langeliai} many {# langelio} other {# langelių}}',
  'help.v.intro': 'Kiekvieną variantą gali įjungti, kai ruoši Kingdomino partiją; tinka bet koks derinys.',
  'help.v.only': '({seats} žaidėjai)',
  'help.v.mightyDuel': 'Dvylika ratų, kiekvienam po du karalius.',
  'help.v.middleKingdom':
    'Karalystė nuo pilies turi siekti taip pat toli į kairę kaip į dešinę ir aukštyn kaip žemyn. Tarpai netrukdo.',
  'help.v.harmony': 'Kitaip tariant, tavo karalystėje nėra tarpų.',
  'help.v.dynasty': 'Kiekvienai partijai karaliai traukiami iš naujo. Laimi didžiausia visų trijų suma.',
  'help.v.lineOfFour': 'Kaip naujesniame leidime, o ne 36 plytelės eilėmis po tris.',
  'help.v.balancedOpening': 'Atsitiktinumas lemia tik tai, kas bus A.',
  'help.keys': 'Klaviatūra',
  'help.keys.text':
    'Žaisti galima vien klaviatūra ir su ekrano skaitytuvu. Raidės veikia bet kurioje stalo vietoje; jas galima išjungti nustatymuose.',
  'help.keys.arrows': 'Rodyklės',
  'help.keys.arrows.text': 'Judėti lentoje',
  'help.keys.turn': 'Pasakyti, kieno eilė ir ką daryti',
  'help.keys.line': 'Perskaityti eiles arba kauliukus',
  'help.keys.kingdom': 'Perskaityti viduryje esančią karalystę arba žemėlapį',
  'help.keys.scores': 'Perskaityti taškus',
  'help.keys.move': 'Perskaityti paskutinį ėjimą',
} as const satisfies Texts;
