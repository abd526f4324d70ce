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
    'Regele tău alege pentru runda viitoare. Acolo numerele mici joacă primele, iar cele mari valorează mai mult. Ia numărul 5 ca să începi tu.',
  'learn.k.order.other': 'E o piesă bună, dar n-ai începe tu. Ia numărul 5.',
  'learn.k.match':
    'Începi tu. Așază pădurile lângă pădurea ta: o jumătate trebuie să atingă același teren. Celelalte laturi nu contează.',
  'learn.k.match.other': 'Se poate, dar nu aduce nimic. Leagă pădurile noi de pădurea ta.',
  'learn.k.count':
    'Să numărăm. Un teritoriu aduce pătratele lui înmulțite cu coroanele lui. Pădurea ta: {squares} × {crowns} = {points}. Fără coroană ar fi 0.',
  'learn.k.size':
    'Alt joc, aproape de final. Cu tot cu castel, regatul poate avea 5 × 5 pătrate, nu mai mult. Găsește locul care aduce cele mai multe puncte.',
  'learn.k.size.other': 'Încape acolo, dar alt loc aduce mai mult. Încearcă alte pătrate sau rotește piesa.',
  'learn.k.discard':
    'Pădurile acestea nu se potrivesc nicăieri în pătratul tău de 5 × 5. Doar atunci se înlătură o piesă.',
  'learn.k.bonus':
    'La final sunt bonusuri: 10 puncte pentru Regatul de mijloc, fiindcă ai castelul în centru. Cele 5 puncte pentru Armonie sunt doar pentru cine nu înlătură nimic.',
  'learn.k.end':
    'Asta e tot! După ultima rundă câștigă cine are cele mai multe puncte. Joacă acum primul tău joc.',
} satisfies Texts;
