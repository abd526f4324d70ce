/** The words of the score pad in Estonian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text': 'Sinu laual oleva mängu jaoks: puuduta, mis seal on, ja punktid loevad end ise.',
  'pad.start': 'Loe punkte',
  'pad.setup': 'Mängijad ja variandid',
  'pad.next': 'Uus mäng',
  'pad.next.done': 'Uus leht samadele mängijatele.',
  'pad.boards': 'Kelle laud',
  'pad.way': 'Kuidas sisestada',
  'pad.way.squares': 'Ruudud',
  'pad.way.dominoes': 'Doominokivid',
  'pad.way.areas': 'Ainult alad',
  'pad.way.domains': 'Ainult valdused',
  'pad.how.squares':
    'Vali all ruut ja puuduta kõikjal, kus see on. Puuduta veel kord, et lisada kroone. Loss pole keskel? Puuduta seda, siis selle kohta.',
  'pad.how.dominoes':
    'Vali doominokivi ja puuduta, kus on selle vasak pool, siis parem pool. Doominokivi puudutamine võtab selle ära.',
  'pad.how.areas': 'Lisa iga ala koos ruutude ja kroonidega.',
  'pad.how.duel':
    'Vali all vapp ja puuduta kõikjal, kuhu see on joonistatud. Puuduta veel kord, et lisada riste.',
  'pad.how.domains': 'Lisa iga valdus koos vappide ja ristidega.',
  'pad.brushes': 'Mis seal on',
  'pad.eraser': 'Kustuta',
  'pad.fill': 'Täida ülejäänu',
  'pad.clear': 'Tühjenda laud',
  'pad.cleared': 'Laud on tühi.',
  'pad.other-half': 'Nüüd puuduta teist poolt.',
  'pad.no-room': 'Teise poole jaoks pole ruumi.',
  'pad.used': '{domino}. Juba kuningriigis: {name}.',
  'pad.add': 'Lisa: {what}',
  'pad.squares': 'Ruudud',
  'pad.coats': 'Vapid',
  'pad.crowns': 'Kroonid',
  'pad.crosses': 'Ristid',
  'pad.more': '{what}: üks rohkem',
  'pad.fewer': '{what}: üks vähem',
  'pad.remove': 'Eemalda: {what}',
  'pad.no-banner': 'Pole',
  'pad.missing': 'Veel sisestamata: {names}.',
  'pad.keep': 'Salvesta tulemus',
  'pad.kept': 'Salvestatud sinu tulemuste hulka.',
  'pad.stale': 'Pärast salvestamist on midagi muutunud.',
  'pad.editor': 'Ava redaktoris',
  'pad.guess':
    'Mängu lõpuna. Millised doominokivid visati ära või tulid viimasena, ei tea enam keegi, seega saab redaktor oletuse.',
  'pad.mistakes': 'Midagi ei klapi',
  'pad.mistake.box': '{what}: {count}, aga karbis on ainult {most}.',
  'pad.mistake.alone': 'Ükski doominokivi ei ühenda märgitud ruute kõrvalolevaga.',
  'pad.mistake.odd': 'Paaritu arv ruute ({count}), aga iga doominokivi katab kaks.',
  'pad.mistake.apart': 'Märgitud ruudud ei puuduta ülejäänud kuningriiki.',
  'pad.mistake.no-dominoes': 'Karbi doominokivid ei saa reeglite järgi nii olla.',
  'pad.mistake.same-dominoes': 'Kõik need kuningriigid ei saa õiged olla: neil on vaja sama doominokivi.',
  'pad.mistake.too-many': 'Ruute: {count}, aga ruumi on ainult {most} jaoks.',
  'pad.mistake.crowns':
    '{what} {count} × {marks}: liiga palju kroone. Nii paljudel ruutudel on karbis kõige rohkem {most}.',
  'pad.mistake.not-full': 'Harmoonia nõuab täis kuningriiki (ruute: {count}, vaja {most}).',
  'pad.mistake.crosses':
    'Märgitud vappidel on rohkem riste, kui täringud, loss ja Ülik ühele mängijale anda saavad.',
  'pad.mistake.crosses-together':
    'Mõlemal kaardil kokku on rohkem riste, kui täringud, lossid ja üks Ülik anda saavad.',
  'pad.mistake.banners': 'Lipp saab olla ainult ühel mängijal.',
};
