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
  'help.k.dominoes': 'Visos 48 plytelės',
  'help.k.dominoes.text':
    'Keturiese žaidžiama visomis, trise – 36 eilėmis po tris, dviese – 24. Niekas nemato, kurios lieka dėžėje. Štai kiek yra langelių:',
  'help.k.crowns':
    '{crowns, plural, =0 {Be karūnų} one {# karūna} few {# karūnos} many {# karūnos} other {# karūnų}}',
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
    'Partija baigiasi po rato, kuriame kieno nors žemėlapis pilnas arba nė vienas negalėjo piešti be burtų ir jų nepanaudojo. Valda – tai vienodi herbai, besiliečiantys kraštinėmis. Ji duoda herbų ir kryželių sandaugą. Jei po lygiai, lemia didžiausia valda; jei lygu ir čia, pergalė bendra.',
  'help.d.spells': 'Šeši burtai',
  'help.d.boxes':
    '{coat}, {boxes, plural, one {# langelis} few {# langeliai} many {# langelio} other {# langelių}}',
  'help.v.intro': 'Kiekvieną variantą gali įjungti, kai ruoši Kingdomino partiją; tinka bet koks derinys.',
  'help.v.only': '({seats, plural, one {# žaidėjas} few {# žaidėjai} many {# žaidėjo} other {# žaidėjų}})',
  'help.v.mightyDuel': 'Dvylika ratų, kiekvienam po du karalius.',
  'help.v.middleKingdom':
    'Karalystė nuo pilies turi siekti taip pat toli į kairę kaip į dešinę ir aukštyn kaip žemyn. Tarpai netrukdo.',
  'help.v.harmony': 'Kitaip tariant, tavo karalystėje nėra tarpų.',
  'help.v.dynasty':
    'Kiekvienai partijai karaliai traukiami iš naujo. Laimi didžiausia visų trijų suma. Jei lygu, sudedamos didžiausios sritys, paskui visos karūnos.',
  'help.v.lineOfFour': 'Kaip naujesniame leidime, o ne 36 plytelės eilėmis po tris.',
  'help.v.balancedOpening': 'Atsitiktinumas lemia tik tai, kas bus A.',
  'help.keys': 'Klaviatūra',
  'help.keys.text':
    'Žaisti galima ir vien klaviatūra, ir su ekrano skaitytuvu. Raidžių klavišai veikia bet kurioje stalo vietoje; juos galima išjungti nustatymuose.',
  'help.keys.arrows': 'Rodyklės',
  'help.keys.arrows.text': 'Judėti lentoje',
  'help.keys.turn': 'Pasakyti, kieno eilė ir ką daryti',
  'help.keys.line': 'Perskaityti eiles arba kauliukus',
  'help.keys.kingdom': 'Perskaityti viduryje esančią karalystę arba žemėlapį',
  'help.keys.scores': 'Perskaityti taškus',
  'help.keys.move': 'Perskaityti paskutinį ėjimą',
  'help.ex.right': 'Galima:',
  'help.ex.wrong': 'Negalima:',
  'help.ex.castle': 'ji liečiasi su pilimi, o prie pilies tinka viskas.',
  'help.k.ex.match': 'miško pusė liečiasi su mišku. Kita pusė gali liestis su bet kuo.',
  'help.k.ex.none': 'ji liečiasi su kitais langeliais, bet nė viena pusė su savo vietove.',
  'help.k.ex.corner': 'du miškai liečiasi tik kampu.',
  'help.k.ex.wide': 'vietovė tinka, bet karalystė būtų šešių langelių pločio.',
  'help.d.ex.match': 'vienas herbas liečiasi su tokiu pačiu iš ankstesnio rato.',
  'help.d.ex.none': 'jis liečiasi su kitais herbais, bet ne su tokiu pačiu.',
  'help.d.ex.same': 'du nauji herbai tinka tik vienas prie kito.',
  'help.k.counted': 'Pavyzdys: karalystės taškai',
  'help.k.counted.text':
    'Srities taškai – langeliai × karūnos. Pilis yra tiksliai viduryje ir nieko neišmesta: su Vidurio karalyste ir Harmonija tai dar 15 taškų.',
  'help.d.counted': 'Pavyzdys: žemėlapio taškai',
  'help.d.counted.text':
    'Kiekviena valda duoda herbus × kryželius. Vėliava prideda 3 taškus už kiekvieną savo herbo valdą, net be kryželio.',
  'help.try': 'Pabandyti',
  'help.learn': 'Mokytis žaidžiant',
  'help.questions': 'Klausimai ir atsakymai',
  'help.q.K-P4': 'Nenoriu šios plytelės. Ar galiu ją išmesti?',
  'help.a.K-P4':
    'Ne. Jei ji kur nors tinka, reikia padėti, net jei tai tau nenaudinga. Išmetama tik tai, kas niekur netinka.',
  'help.q.K-P2': 'Ar turi tikti visi plytelės kraštai?',
  'help.a.K-P2':
    'Ne. Viena pusė turi liestis su pilimi arba savo vietove, kiti kraštai gali liestis su bet kuo. Vienos plytelės pusės viena kitai nesiskaito.',
  'help.q.K-P3': 'Ar pilis turi būti viduryje?',
  'help.a.K-P3':
    'Ne, ji gali būti bet kur tavo kvadrate. Taškų už tikslų vidurį duoda tik variantas „Vidurio karalystė“.',
  'help.q.K-E1': 'Kaip skaičiuojamos kelios karūnos vienoje srityje?',
  'help.a.K-E1':
    'Jos sudedamos, paskui dauginama: 5 langeliai su 3 karūnomis duoda 15. Sritys, kurios nesiliečia, skaičiuojamos atskirai.',
  'help.q.K-V3': 'Ar tarpai blogai?',
  'help.a.K-V3': 'Patys jie taškų neatima. Bet Harmonija tik tiems, kas nieko neišmetė, o tada tarpų nėra.',
  'help.q.K-E2': 'O jei lygu?',
  'help.a.K-E2':
    'Lemia didžiausia sritis, net be karūnų, paskui – karūnų skaičius karalystėje. Jei ir čia lygu, pergalė bendra.',
  'help.q.D-R6': 'Ar privalau piešti?',
  'help.a.D-R6':
    'Taip, jei domino tinka be burto. Burtas niekada neprivalomas: jei tinka tik su juo, gali nieko nepiešti.',
  'help.q.D-R5': 'Mano du nauji herbai vienodi. Ar užtenka?',
  'help.a.D-R5': 'Ne. Bent vienas turi liestis su pilimi arba tokiu pačiu herbu iš ankstesnio rato.',
  'help.q.D-R7': 'Kurie kauliukai užpildo langelį burtų knygoje?',
  'help.a.D-R7':
    'Kiekvienas, kuris rodo herbą be kryželio, net jei nieko nepieši. Džokeriai, kauliukai su kryželiais ir tas su pilies kryželiu langelio neužpildo.',
  'help.q.D-R8': 'O jei abu užpildome eilutę tame pačiame rate?',
  'help.a.D-R8': 'Burtą gauna tas, kas tą ratą pradėjo. Kita eilutė išbraukiama.',
  'help.q.D-S1': 'Kada galiu naudoti burtą ir ar galiu kelis?',
  'help.a.D-S1':
    'Nuo kito rato po to, kai jį laimi; Vėliava ir Didikas iškart. Vienam domino galima kelis, kartu su pilies kryželiu.',
  'help.q.D-B1': 'Kiek kryželių gali turėti herbas?',
  'help.a.D-B1': 'Iki keturių: du nuo kauliuko, vieną nuo pilies ir vieną nuo Didiko.',
} as const satisfies Texts;
