import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Învață {game}',
  'learn.step': 'Pasul {step} din {steps}',
  'learn.next': 'Mai departe',
  'learn.again': 'De la început',
  'learn.rules': 'Citește regulile',
  'learn.why': 'Încă nu:',
  'learn.k.pick':
    'Fiecare piesă arată două terenuri. Pune-ți regele pe numărul 24: are o coroană, iar coroanele aduc puncte.',
  'learn.k.pick.other': 'Merge și aceea. Pentru lecția asta, ia numărul 24, cu coroana.',
  'learn.k.place':
    'Acum așaz-o în regatul tău. Prima piesă trebuie să atingă castelul, iar la castel se potrivește orice teren.',
  'learn.k.order':
    'Regele tău alege pentru runda viitoare. Atunci numerele mici joacă primele, iar cele mari valorează mai mult. Ia numărul 5 ca să începi tu.',
  'learn.k.order.other': 'E o piesă bună, dar n-ai începe tu. Ia numărul 5.',
  'learn.k.match':
    'Începi tu. Așază pădurile lângă pădurea ta: o jumătate trebuie să atingă același teren. Celelalte laturi nu contează.',
  'learn.k.match.other': 'Se poate, dar nu aduce nimic. Leagă pădurile noi de pădurea ta.',
  'learn.k.count':
    'Să numărăm. Un teritoriu aduce pătratele lui înmulțite cu coroanele lui. Pădurea ta: {squares} × {crowns} = {points}. Fără coroană ar fi 0.',
  'learn.k.size':
    'Alt joc, aproape de final. Cu tot cu castel, regatul poate avea 5 × 5 pătrate, nu mai mult. Găsește locul care aduce cele mai multe puncte.',
  'learn.k.size.other':
    'Acolo se potrivește, dar alt loc aduce mai mult. Încearcă alte pătrate sau rotește piesa.',
  'learn.k.discard':
    'Pădurile acestea nu se potrivesc nicăieri în pătratul tău de 5 × 5. Doar atunci se înlătură o piesă.',
  'learn.k.bonus':
    'La final sunt bonusuri: 10 puncte pentru Regatul de mijloc, fiindcă ai castelul în centru. Cele 5 puncte pentru Armonie sunt doar pentru cine nu înlătură nimic.',
  'learn.k.end':
    'Asta e tot! După ultima rundă câștigă cine are cele mai multe puncte. Joacă acum primul tău joc.',
  'learn.d.take':
    'Patru zaruri, fiecare cu o stemă. Iei unul, adversarul ia două, iar ultimul e al tău. Ia-l pe cel cu două cruci: crucile aduc puncte.',
  'learn.d.take.other': 'Acela are mai puține cruci. Ia zarul cu două.',
  'learn.d.draw':
    'Acum desenează-ți cele două steme una lângă alta pe hartă. Trebuie să atingă castelul, iar la castel se potrivește orice stemă.',
  'learn.d.keep': 'Păstrează crucea castelului pentru mai târziu și desenează fără ea.',
  'learn.d.book':
    'Stema ta fără cruce a umplut o căsuță în Cartea de vrăji. Cine umple primul o linie primește vraja.',
  'learn.d.joker':
    'Acum începe adversarul, deci iei două. Ia jokerul, care poate fi orice stemă, și stema care are două cruci pe harta ta.',
  'learn.d.joker.other': 'Ia jokerul și stema care are două cruci pe harta ta.',
  'learn.d.domain':
    'Desenează-le lângă cele două cruci. Jokerul devine aceeași stemă: stemele identice alăturate sunt un domeniu.',
  'learn.d.domain.other':
    'Se potrivește acolo, dar domeniul ar putea crește mai mult. Toate cele trei steme identice trebuie să se unească.',
  'learn.d.count':
    'Un domeniu aduce stemele lui înmulțite cu crucile lui: {squares} × {crosses} = {points}. Fără cruce ar fi 0.',
  'learn.d.spell':
    'Alt joc. Desenează unde vrei: stema fără cruce umple ultima căsuță de pe linia ei, iar vraja e a ta.',
  'learn.d.dignitary':
    'Ai câștigat Demnitarul: adaugă o cruce unei steme de pe harta ta. Alege una din cel mai mare domeniu.',
  'learn.d.dignitary.other': 'Altă stemă ar aduce mai mult. Alege una din cel mai mare domeniu.',
  'learn.d.castle':
    'Mai târziu în același joc. O dată pe joc, castelul adaugă o cruce unuia dintre zarurile tale. Apasă „{bonus}” și mărește cel mai mare domeniu.',
  'learn.d.castle.other':
    'Folosește acum crucea castelului, pe stema care se unește cu cel mai mare domeniu.',
  'learn.d.end':
    'Asta e tot! Jocul se termină când o hartă e plină sau când într-o rundă nu desenează nimeni. Joacă acum primul tău duel.',
  'learn.all': 'Lecții',
  'learn.more': 'Alte lecții',
  'learn.done': 'Gata',
  'learn.y.first':
    'O Dinastie înseamnă trei jocuri la rând. Iată sfârșitul primului: așază ultima piesă acolo unde aduce cel mai mult.',
  'learn.y.next': 'Punctele tale rămân. Acum toți încep un regat nou, iar regii se trag din nou.',
  'learn.y.last':
    'Sfârșitul celui de-al treilea joc. La total ești puțin în urmă. Găsește locul care câștigă Dinastia.',
  'learn.y.last.other':
    'Nu ajunge: suma celor trei jocuri ale tale ar rămâne mai mică. Alt loc aduce mai mult.',
  'learn.y.end':
    'Câștigă cea mai mare sumă a celor trei jocuri. La egalitate se adună cele mai mari teritorii, apoi toate coroanele.',
  'learn.m.first':
    'Ca întotdeauna în doi, fiecare are doi regi. Când iese al tău, ia numărul 24, cu coroana.',
  'learn.m.second': 'Deja al doilea rege al tău! Ia numărul 36: are și el o coroană.',
  'learn.m.second.other': 'Ia numărul 36, cu coroana.',
  'learn.m.size':
    'Mai târziu în joc. În Marele duel regatul tău poate avea 7 × 7 pătrate cu tot cu castel. Găsește locul care aduce cel mai mult.',
  'learn.m.end':
    'Toate cele 48 de piese intră în joc: ce e încă ascuns va apărea. E loc pentru teritorii uriașe, clădește-le în jurul coroanelor.',
  'learn.s.owned':
    '„{spell}” e o vrajă. O primește cine umple primul {boxes, plural, one {căsuța stemei} few {cele # căsuțe ale stemei} other {cele # de căsuțe ale stemei}} „{coat}”. Aici e a ta.',
  'learn.s.cast-first': 'Apasă întâi pe „{spell}”.',
  'learn.s.free':
    'Cele două steme ale tale nu se potrivesc nicăieri. Cu „{spell}” le poți desena în orice loc liber: apasă și alege unul.',
  'learn.s.free.other': 'Apasă întâi pe „{spell}”, apoi alege un loc.',
  'learn.s.split':
    'Stemele tale merg în locuri diferite. Cu „{spell}” le desenezi separat: apasă și dă-i fiecăreia locul unde aduce cel mai mult.',
  'learn.s.split.other':
    'Se potrivește acolo, dar alt loc aduce mai mult. Fiecare stemă vrea în domeniul ei.',
  'learn.s.both':
    'În runda asta începi tu. Cu „{spell}” iei două zaruri împreună: apasă, apoi ia jokerul și stema cu două cruci.',
  'learn.s.both.other': 'Ia jokerul și stema cu două cruci.',
  'learn.s.turn':
    'Cele două steme ale tale nu se potrivesc nicăieri. Cu „{spell}” unul dintre zaruri arată altă față: apasă și mărește-ți cel mai mare domeniu.',
  'learn.s.turn.other': 'Se poate, dar altă față sau alt loc aduce mai mult.',
  'learn.s.win':
    'Desenează unde vrei: stema fără cruce umple ultima căsuță de pe linia ei, iar „{spell}” e a ta.',
  'learn.s.banner':
    'La final, fiecare domeniu al tău cu o anumită stemă aduce 3 puncte în plus, chiar fără cruce. Alege stema cu cele mai multe domenii separate.',
  'learn.s.banner.other': 'Altă stemă are mai multe domenii separate.',
  'learn.s.end':
    '„{spell}” s-a folosit. Fiecare vrajă merge o singură dată, așa că păstreaz-o pentru un moment bun.',
  'learn.s.end-at-once':
    '„{spell}” acționează imediat ce o câștigi și o singură dată. Celelalte cinci linii din carte sunt încă deschise!',
} satisfies Texts;
