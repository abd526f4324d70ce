import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Mängid külalisena. Sind tunneb ainult see brauser.',
  'account.keep': 'Hoia minu nimi alles',
  'account.keep.text':
    'Pääsuvõti hoiab alles sinu nime, kohad ja reitingud ning logib sind sisse igas seadmes sõrmejälje, näo või PIN-koodiga. Ilma e-posti ja paroolita.',
  'account.since': 'See nimi on sinu alates {date}.',
  'account.sign-in': 'Logi sisse',
  'account.sign-in.text': 'Kas sul on siin juba nimi?',
  'account.use-code': 'Kasuta taastekoodi',
  'account.code': 'Taastekood',
  'account.code.text': 'Kui kaotad kõik seadmed, saad selle koodiga sisse. Loodud {date}.',
  'account.code.none': 'Sul pole veel taastekoodi.',
  'account.code.new': 'Loo uus kood',
  'account.code.write': 'Kirjuta see kood üles ja hoia hästi. Seda näidatakse ainult üks kord.',
  'account.code.done': 'Kirjutasin üles',
  'account.code.copy': 'Kopeeri',
  'account.code.wrong': 'Sellist taastekoodi pole kellelgi. Kontrolli iga tähte.',
  'account.passkeys': 'Pääsuvõtmed',
  'account.passkey.add': 'Lisa pääsuvõti',
  'account.passkey.name': 'Pääsuvõtme nimi',
  'account.passkey.used': 'Viimati kasutatud {date}',
  'account.passkey.remove': 'Eemalda',
  'account.passkey.remove.text': '„{name}“ ei logi sind enam sisse.',
  'account.passkey.failed': 'Pääsuvõti ei töötanud. Proovi uuesti.',
  'account.passkey.none':
    'Selles brauseris pääsuvõtmed ei tööta. Nende asemel hoiab sinu nime alles taastekood.',
  'account.kept': '{name} on nüüd sinu nimi.',
  'account.sign-out': 'Logi siit välja',
  'account.sign-out-all': 'Logi kõikjalt välja',
  'account.sign-out-all.text': 'Kõik sinu seadmed logitakse välja. Pääsuvõtmed ja taastekood kehtivad edasi.',
  'account.export': 'Laadi minu andmed alla',
  'account.erase': 'Kustuta minu konto',
  'account.erase.text':
    'Sinu nimi, pääsuvõtmed ja reitingud kustutatakse jäädavalt. Lõpetatud mängud jäävad alles ilma sinu nimeta.',
  'account.erase.go': 'Kustuta jäädavalt',
  'account.lose':
    'Selles seadmes oled {name} ja sul on {count, plural, one {# võrgumäng} other {# võrgumängu}}. Kui logid sisse kellegi teisena, ei pääse sa enam nende juurde.',
  'account.lose.go': 'Logi siiski sisse',
} as const satisfies Texts;
