import type { Texts } from './en.ts';

export const catalogue = {
  'help.pages': 'Subiecte de ajutor',
  'help.k.goal': 'Scopul',
  'help.k.goal.text':
    'Pornind de la castel, clădești un regat din piese de domino. Trebuie să încapă într-un pătrat de 5×5; castelul poate fi oriunde în el, chiar și în colț. Cele mai multe puncte le aduc teritoriile mari de același teren, cu multe coroane.',
  'help.k.line': 'Alegerea',
  'help.k.opening': 'Începutul',
  'help.k.opening.text':
    'Primul șir stă la vedere. Apoi regii se trag dintr-o mână închisă, unul câte unul: când iese al tău, îl pui pe o piesă liberă înainte să fie tras următorul. Nimeni nu știe al cui va fi.',
  'help.k.order': 'Cine joacă primul?',
  'help.k.order.text':
    'Primul joacă regele de pe numărul cel mai mic: așază piesa pe care stă, apoi mută regele pe o piesă liberă din șirul următor. O piesă bună acum înseamnă că data viitoare alegi mai târziu. În jocul în doi, fiecare are doi regi.',
  'help.k.lay': 'Așezarea',
  'help.k.score': 'Punctele',
  'help.k.score.text':
    'Un teritoriu e un grup de pătrate cu același teren care se ating pe laturi. Aduce numărul de pătrate înmulțit cu cel de coroane: 3 pătrate cu 1 coroană aduc 3 puncte. Fără coroane, nu aduce nimic. Castelul nu aduce puncte și nu leagă nimic.',
  'help.k.terrains': 'Terenurile',
  'help.k.terrains.text':
    'Grâul apare des, dar are puține coroane; mlaștinile și minele sunt rare, dar bogate. Din setări poți pune o literă pe fiecare teren.',
  'help.k.dominoes': 'Cele 48 de piese',
  'help.k.dominoes.text':
    'În patru se joacă cu toate, în trei cu 36, în șiruri de trei, iar în doi cu 24. Nimeni nu vede care rămân în cutie. Iată câte pătrate sunt:',
  'help.k.crowns': '{crowns, plural, =0 {Fără coroane} one {# coroană} few {# coroane} other {# de coroane}}',
  'help.k.end': 'Finalul',
  'help.k.end.text':
    'Jocul durează 12 runde, iar în doi, 6. La sfârșit câștigă totalul cel mai mare. La egalitate decide cel mai mare teritoriu, apoi numărul de coroane; dacă e tot egalitate, victoria se împarte.',
  'help.d.goal': 'Scopul',
  'help.d.goal.text':
    'Fiecare jucător are o hartă cu 5 linii și 7 coloane, cu un castel în mijloc. Pe ea desenezi steme. Cele mai multe puncte le aduc domeniile mari cu aceeași stemă și multe cruci.',
  'help.d.take': 'Luarea zarurilor',
  'help.d.draw': 'Desenarea',
  'help.d.book': 'Cartea de vrăji',
  'help.d.book.text':
    'Fiecare zar al tău care arată o stemă fără cruci umple o căsuță pe linia acelei steme. Cine umple primul o linie câștigă vraja și o poate folosi o dată; linia celuilalt se taie. Dacă o umpleți în aceeași rundă, vraja e a celui care a început runda. Stindardul și Demnitarul se folosesc obligatoriu pe loc.',
  'help.d.score': 'Punctele',
  'help.d.score.text':
    'Jocul se termină după runda în care o hartă e plină sau în care nimeni nu putea desena fără o vrajă și nimeni n-a folosit vreuna. Un domeniu e un grup de steme la fel care se ating pe laturi. Aduce numărul de steme înmulțit cu cel de cruci. La egalitate decide cel mai mare domeniu; dacă e tot egalitate, victoria se împarte.',
  'help.d.spells': 'Cele șase vrăji',
  'help.d.boxes': '{coat}, {boxes, plural, one {# căsuță} few {# căsuțe} other {# de căsuțe}}',
  'help.v.intro': 'Pe oricare o poți activa când pregătești un joc de Kingdomino, în orice combinație.',
  'help.v.only': '({seats, plural, one {# jucător} few {# jucători} other {# de jucători}})',
  'help.v.mightyDuel': 'Douăsprezece runde, cu câte doi regi.',
  'help.v.middleKingdom':
    'Regatul tău trebuie să ajungă la fel de departe în stânga castelului ca în dreapta și în sus ca în jos. Golurile nu contează.',
  'help.v.harmony': 'Cu alte cuvinte, regatul tău n-are goluri.',
  'help.v.dynasty':
    'Regii se trag din nou la sorți la fiecare joc. Câștigă suma cea mai mare din toate trei. La egalitate se adună cele mai mari teritorii, apoi toate coroanele.',
  'help.v.lineOfFour': 'Ca în ediția mai nouă, în loc de 36 de piese în șiruri de trei.',
  'help.v.balancedOpening': 'Întâmplarea decide doar cine este A.',
  'help.keys': 'De la tastatură',
  'help.keys.text':
    'Poți juca doar cu tastatura și cu un cititor de ecran. Literele merg oriunde la masă; le poți opri din setări.',
  'help.keys.arrows': 'Săgețile',
  'help.keys.arrows.text': 'Deplasare pe tablă',
  'help.keys.turn': 'Spune al cui e rândul și ce e de făcut',
  'help.keys.line': 'Citește șirurile sau zarurile',
  'help.keys.kingdom': 'Citește regatul sau harta din mijloc',
  'help.keys.scores': 'Citește scorul',
  'help.keys.move': 'Citește ultima mutare',
  'help.ex.right': 'Permis:',
  'help.ex.wrong': 'Nepermis:',
  'help.ex.castle': 'atinge castelul, iar la castel se potrivește orice.',
  'help.k.ex.match': 'jumătatea cu pădure atinge o pădure. Cealaltă jumătate poate sta lângă orice.',
  'help.k.ex.none': 'atinge alte pătrate, dar nicio jumătate nu-și atinge terenul.',
  'help.k.ex.corner': 'cele două păduri se ating doar la colț.',
  'help.k.ex.wide': 'terenul se potrivește, dar regatul ar avea șase pătrate lățime.',
  'help.d.ex.match': 'o stemă atinge aceeași stemă dintr-o rundă anterioară.',
  'help.d.ex.none': 'atinge alte steme, dar nu una la fel.',
  'help.d.ex.same': 'cele două steme noi se potrivesc doar între ele.',
  'help.k.counted': 'Exemplu: punctajul unui regat',
  'help.k.counted.text':
    'Fiecare teritoriu aduce pătratele × coroanele lui. Castelul e chiar în mijloc și nu s-a înlăturat nimic: cu Regatul de mijloc și Armonie sunt încă 15.',
  'help.d.counted': 'Exemplu: punctajul unei hărți',
  'help.d.counted.text':
    'Fiecare domeniu aduce stemele × crucile lui. Stindardul adaugă 3 puncte pentru fiecare domeniu al stemei lui, chiar fără cruce.',
  'help.try': 'Încearcă',
  'help.learn': 'Învață jucând',
  'help.questions': 'Întrebări și răspunsuri',
  'help.q.K-P4': 'Nu vreau piesa asta. O pot înlătura?',
  'help.a.K-P4':
    'Nu. Dacă se potrivește undeva, trebuie așezată, chiar dacă doare. Se înlătură doar ce nu se potrivește nicăieri.',
  'help.q.K-P2': 'Trebuie să se potrivească toate laturile unei piese?',
  'help.a.K-P2':
    'Nu. O jumătate trebuie să atingă castelul sau terenul ei; celelalte laturi pot atinge orice. Jumătățile unei piese nu contează una pentru alta.',
  'help.q.K-P3': 'Castelul trebuie să fie la mijloc?',
  'help.a.K-P3':
    'Nu, poate fi oriunde în pătratul tău. Doar varianta Regatul de mijloc răsplătește centrul exact.',
  'help.q.K-E1': 'Cum se numără mai multe coroane într-un teritoriu?',
  'help.a.K-E1':
    'Se adună, apoi se înmulțește: 5 pătrate cu 3 coroane aduc 15. Teritoriile care nu se ating se numără separat.',
  'help.q.K-V3': 'Strică golurile?',
  'help.a.K-V3':
    'În sine nu costă nimic. Dar Armonia e doar pentru cine n-a înlăturat nimic, iar atunci nu sunt goluri.',
  'help.q.K-E2': 'Și la egalitate?',
  'help.a.K-E2':
    'Câștigă cel mai mare teritoriu, chiar fără coroane, apoi cele mai multe coroane din regat. Dacă și asta e egal, victoria se împarte.',
  'help.q.D-R6': 'Trebuie să-mi desenez dominoul?',
  'help.a.D-R6':
    'Da, dacă se potrivește fără vrajă. O vrajă nu e niciodată obligatorie: dacă se potrivește doar cu una, poți să nu desenezi nimic.',
  'help.q.D-R5': 'Cele două steme noi ale mele sunt la fel. Ajunge?',
  'help.a.D-R5': 'Nu. Măcar una trebuie să atingă castelul sau aceeași stemă dintr-o rundă anterioară.',
  'help.q.D-R7': 'Care zaruri umplu o căsuță din cartea de vrăji?',
  'help.a.D-R7':
    'Fiecare zar care arată o stemă fără cruce, chiar dacă nu desenezi nimic. Jokerii, zarurile cu cruci și cel cu crucea castelului nu umplu nimic.',
  'help.q.D-R8': 'Și dacă umplem amândoi o linie în aceeași rundă?',
  'help.a.D-R8': 'Vraja e a celui care a început runda, iar cealaltă linie se taie.',
  'help.q.D-S1': 'Când pot folosi o vrajă și pot folosi mai multe?',
  'help.a.D-S1':
    'Din runda următoare celei în care ai câștigat-o; Stindardul și Demnitarul, imediat. Pentru un domino poți folosi mai multe, și împreună cu crucea castelului.',
  'help.q.D-B1': 'Câte cruci poate avea o stemă?',
  'help.a.D-B1': 'Până la patru: două de pe zar, una de la castel și una de la Demnitar.',
} as const satisfies Texts;
