import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'O, salut! M-am antrenat.',
  'remark.squire.proud': 'Ai văzut? Ai văzut?',
  'remark.squire.impressed': 'Uau! Mă înveți și pe mine?',
  'remark.knight.greeting': 'Bine te-am găsit! Să câștige regatul mai frumos.',
  'remark.knight.proud': 'Pentru onoare și coroane!',
  'remark.knight.impressed': 'O mutare nobilă. Felicitările mele!',
  'remark.baron.greeting': 'Ia loc, nu ne grăbim.',
  'remark.baron.proud': 'Păstram locul acela.',
  'remark.baron.impressed': 'Hm. Aveam planuri cu asta.',
  'remark.duke.greeting': 'Deci tu mă provoci.',
  'remark.duke.proud': 'Cum era de așteptat.',
  'remark.duke.impressed': 'Atenție. Am observat.',
  'remark.prince.greeting': 'Începem? Îmi place să am public.',
  'remark.prince.proud': 'Nu-ți face griji, vine și clipa ta.',
  'remark.prince.impressed': 'Fermecător! Acum m-am trezit.',
  'remark.grandmaster.greeting': 'Orice regat începe mic.',
  'remark.grandmaster.proud': 'Răbdarea își are roadele.',
  'remark.grandmaster.impressed': 'Bine. Ai văzut și tu.',
} as const satisfies Texts;
