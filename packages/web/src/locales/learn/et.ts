import type { Texts } from './en.ts';

export const catalogue = {
  'learn.title': 'Õpi mängima: {game}',
  'learn.step': 'Samm {step}/{steps}',
  'learn.next': 'Edasi',
  'learn.again': 'Algusest',
  'learn.rules': 'Loe reegleid',
  'learn.why': 'Veel mitte:',
  'learn.k.pick':
    'Igal doominokivil on kaks maastikku. Pane kuningas numbrile 24: sellel on kroon ja kroonid annavad punkte.',
  'learn.k.pick.other': 'Ka selle võiks võtta. Selles õppetunnis võta number 24, krooniga kivi.',
  'learn.k.place':
    'Nüüd aseta see oma kuningriiki. Esimene kivi peab puudutama lossi ja lossi juurde sobib iga maastik.',
  'learn.k.order':
    'Kuningas valib järgmiseks vooruks. Seal käib väike number varem, suur number on väärtuslikum. Võta number 5, et käia esimesena.',
  'learn.k.order.other': 'Hea kivi, aga sa ei käiks esimesena. Võta number 5.',
  'learn.k.match':
    'Sina alustad. Aseta metsad oma metsa kõrvale: üks pool peab puudutama sama maastikku. Ülejäänud küljed ei loe.',
  'learn.k.match.other': 'Nii võib, aga punkte see ei anna. Ühenda uued metsad oma metsaga.',
  'learn.k.count':
    'Loeme kokku. Ala annab ruudud korda kroonid. Sinu mets: {squares} × {crowns} = {points}. Ilma kroonita oleks 0.',
  'learn.k.size':
    'Teine mäng, lõpp on lähedal. Kuningriik koos lossiga võib olla 5 × 5 ruutu, mitte rohkem. Leia koht, mis annab kõige rohkem punkte.',
  'learn.k.size.other': 'Siia sobib, aga teine koht annab rohkem. Proovi teisi ruute või pööra kivi.',
  'learn.k.discard': 'Need metsad ei sobi kuhugi sinu 5 × 5 ruudustikus. Ainult siis visatakse kivi ära.',
  'learn.k.bonus':
    'Lõpus on boonused: 10 punkti Keskriigi eest, sest loss on keskel. Harmoonia 5 punkti saab ainult see, kes midagi ära ei viska.',
  'learn.k.end':
    'See ongi kõik! Pärast viimast vooru võidab see, kel on kõige rohkem punkte. Mängi nüüd oma esimene mäng.',
} satisfies Texts;
