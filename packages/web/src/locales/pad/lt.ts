/** The words of the score pad in Lithuanian. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'pad.text': 'Partijai ant jūsų stalo: liesk tai, kas ten yra, ir taškai susiskaičiuos patys.',
  'pad.start': 'Skaičiuoti',
  'pad.setup': 'Žaidėjai ir variantai',
  'pad.next': 'Nauja partija',
  'pad.next.done': 'Naujas lapas tiems patiems žaidėjams.',
  'pad.boards': 'Kieno lenta',
  'pad.way': 'Kaip įvesti',
  'pad.way.squares': 'Langeliai',
  'pad.way.dominoes': 'Plytelės',
  'pad.way.areas': 'Tik sritys',
  'pad.way.domains': 'Tik valdos',
  'pad.how.squares':
    'Pasirink apačioje langelį ir liesk visur, kur jis yra. Paliesk dar kartą, kad pridėtum karūnų.',
  'pad.how.castle': 'Pilis ne viduryje? Paliesk ją, tada jos vietą.',
  'pad.how.dominoes':
    'Pasirink plytelę ir paliesk, kur yra jos kairioji pusė, tada dešinioji. Palietus plytelę ji nuimama.',
  'pad.how.areas': 'Pridėk kiekvieną sritį su jos langeliais ir karūnomis.',
  'pad.how.duel':
    'Pasirink apačioje herbą ir liesk visur, kur jis nupieštas. Paliesk dar kartą, kad pridėtum kryželių.',
  'pad.how.domains': 'Pridėk kiekvieną valdą su jos herbais ir kryželiais.',
  'pad.brushes': 'Kas ten yra',
  'pad.eraser': 'Ištrinti',
  'pad.fill': 'Užpildyti likusius',
  'pad.clear': 'Išvalyti lentą',
  'pad.cleared': 'Lenta tuščia.',
  'pad.other-half': 'Dabar paliesk kitą pusę.',
  'pad.no-room': 'Kitai pusei nėra vietos.',
  'pad.used': '{domino}. Jau karalystėje: {name}.',
  'pad.add': 'Pridėti: {what}',
  'pad.squares': 'Langeliai',
  'pad.coats': 'Herbai',
  'pad.crowns': 'Karūnos',
  'pad.crosses': 'Kryželiai',
  'pad.more': '{what}: vienu daugiau',
  'pad.fewer': '{what}: vienu mažiau',
  'pad.remove': 'Pašalinti: {what}',
  'pad.no-banner': 'Nėra',
  'pad.missing': 'Dar neįvesta: {names}.',
  'pad.keep': 'Išsaugoti rezultatą',
  'pad.kept': 'Išsaugota prie tavo rezultatų.',
  'pad.stale': 'Nuo tada kažkas pasikeitė.',
  'pad.editor': 'Atverti rengyklėje',
  'pad.guess':
    'Kaip partijos pabaiga. Kurios plytelės išmestos ar buvo paskutinės, jau niekas nežino, todėl rengyklė gauna spėjimą.',
  'pad.guess.duel':
    'Kaip partijos pabaiga. Kauliukai, burtų knyga ir raundų eilė jau nežinomi, todėl rengyklė gauna spėjimą.',
  'pad.opened': 'Išsaugotas lapas vėl atvertas.',
  'pad.mistakes': 'Kažkas nesutampa',
  'pad.mistake.box': '{what}: {count}, bet dėžutėje tik {most}.',
  'pad.mistake.alone': 'Jokia plytelė nejungia pažymėtų langelių su gretimu.',
  'pad.mistake.odd': 'Nelyginis langelių skaičius ({count}), bet kiekviena plytelė dengia du.',
  'pad.mistake.apart': 'Pažymėti langeliai nesiliečia su likusia karalyste.',
  'pad.mistake.no-dominoes': 'Pagal taisykles dėžutės plytelės taip būti negali.',
  'pad.mistake.same-dominoes':
    'Ne visos šios karalystės gali būti teisingos: joms reikia tos pačios plytelės.',
  'pad.mistake.too-many': 'Langeliai: {count}, bet telpa tik {most}.',
  'pad.mistake.crowns':
    '{what} {count} × {marks}: per daug karūnų. Tiek langelių dėžutėje turi daugiausia {most}.',
  'pad.mistake.not-full': 'Harmonijai reikia pilnos karalystės (langeliai: {count} iš {most}).',
  'pad.mistake.crosses':
    'Pažymėti herbai turi daugiau kryželių, nei kauliukai, pilis ir Didikas gali duoti vienam žaidėjui.',
  'pad.mistake.crosses-together':
    'Abu žemėlapiai kartu turi daugiau kryželių, nei gali duoti kauliukai, pilys ir vienas Didikas.',
  'pad.mistake.banners': 'Vėliavą gali turėti tik vienas žaidėjas.',
};
