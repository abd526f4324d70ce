/** The words of the score pad in Latvian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text': 'Spēlei uz jūsu galda: pieskaries tam, kas tur ir, un punkti saskaitīsies paši.',
  'pad.start': 'Skaitīt',
  'pad.setup': 'Spēlētāji un varianti',
  'pad.next': 'Jauna spēle',
  'pad.next.done': 'Jauna lapa tiem pašiem spēlētājiem.',
  'pad.boards': 'Kura laukums',
  'pad.way': 'Kā ievadīt',
  'pad.way.squares': 'Lauciņi',
  'pad.way.dominoes': 'Domino',
  'pad.way.areas': 'Tikai apgabali',
  'pad.way.domains': 'Tikai valdījumi',
  'pad.how.squares':
    'Izvēlies apakšā lauciņu un pieskaries visur, kur tas ir. Pieskaries vēlreiz, lai pievienotu kroņus.',
  'pad.how.castle': 'Pils nav vidū? Pieskaries tai, tad tās vietai.',
  'pad.how.dominoes':
    'Izvēlies domino un pieskaries, kur ir tā kreisā puse, tad labā. Pieskaroties domino, tas tiek noņemts.',
  'pad.how.areas': 'Pievieno katru apgabalu ar tā lauciņiem un kroņiem.',
  'pad.how.duel':
    'Izvēlies apakšā ģerboni un pieskaries visur, kur tas uzzīmēts. Pieskaries vēlreiz, lai pievienotu krustiņus.',
  'pad.how.domains': 'Pievieno katru valdījumu ar tā ģerboņiem un krustiņiem.',
  'pad.brushes': 'Kas tur ir',
  'pad.eraser': 'Dzēst',
  'pad.fill': 'Aizpildīt pārējo',
  'pad.clear': 'Notīrīt laukumu',
  'pad.cleared': 'Laukums ir tukšs.',
  'pad.other-half': 'Tagad pieskaries otrai pusei.',
  'pad.no-room': 'Otrai pusei nav vietas.',
  'pad.used': '{domino}. Jau ir karalistē: {name}.',
  'pad.add': 'Pievienot: {what}',
  'pad.squares': 'Lauciņi',
  'pad.coats': 'Ģerboņi',
  'pad.crowns': 'Kroņi',
  'pad.crosses': 'Krustiņi',
  'pad.more': '{what}: par vienu vairāk',
  'pad.fewer': '{what}: par vienu mazāk',
  'pad.remove': 'Noņemt: {what}',
  'pad.no-banner': 'Nav',
  'pad.missing': 'Vēl jāievada: {names}.',
  'pad.keep': 'Saglabāt rezultātu',
  'pad.kept': 'Saglabāts pie taviem rezultātiem.',
  'pad.stale': 'Kopš saglabāšanas kaut kas ir mainījies.',
  'pad.editor': 'Atvērt redaktorā',
  'pad.guess':
    'Kā spēles beigas. Kuri domino tika izmesti vai nāca pēdējie, vairs neviens nezina, tāpēc redaktors saņem minējumu.',
  'pad.guess.duel':
    'Kā spēles beigas. Kauliņi, burvju grāmata un raundu secība vairs nav zināmi, tāpēc redaktors saņem minējumu.',
  'pad.opened': 'Saglabātā lapa atkal ir atvērta.',
  'pad.mistakes': 'Kaut kas nesakrīt',
  'pad.mistake.box': '{what}: {count}, bet kastē ir tikai {most}.',
  'pad.mistake.alone': 'Neviens domino nesavieno atzīmētos lauciņus ar blakus esošu.',
  'pad.mistake.odd': 'Nepāra lauciņu skaits ({count}), bet katrs domino nosedz divus.',
  'pad.mistake.apart': 'Atzīmētie lauciņi nepieskaras pārējai karalistei.',
  'pad.mistake.no-dominoes': 'Pēc noteikumiem kastes domino tā nevar atrasties.',
  'pad.mistake.same-dominoes': 'Ne visas šīs karalistes var būt pareizas: tām vajag vienu un to pašu domino.',
  'pad.mistake.too-many': 'Lauciņi: {count}, bet vietas ir tikai {most}.',
  'pad.mistake.crowns':
    '{what} {count} × {marks}: par daudz kroņu. Uz tik daudz lauciņiem kastē ir augstākais {most}.',
  'pad.mistake.not-full': 'Harmonijai vajag pilnu karalisti (lauciņi: {count} no {most}).',
  'pad.mistake.crosses':
    'Atzīmētajiem ģerboņiem ir vairāk krustiņu, nekā kauliņi, pils un Augstmanis var dot vienam spēlētājam.',
  'pad.mistake.crosses-together':
    'Abām kartēm kopā ir vairāk krustiņu, nekā var dot kauliņi, pilis un viens Augstmanis.',
  'pad.mistake.banners': 'Karogs var būt tikai vienam spēlētājam.',
};
