import type { Texts } from './en.ts';

export const catalogue = {
  'results.delete': 'Kustuta tulemus: {when}',
  'results.delete.text': 'Kaovad ka mäng ja selle kordus ning tulemustes seda enam ei arvestata.',
  'results.delete-all': 'Kustuta kõik tulemused',
  'results.delete-all.text':
    'Kaovad kõik selle seadme tulemused ja lõpetatud mängud. Pooleli mängud jäävad alles.',
  'results.deleted': 'Kustutatud.',
  'results.delete.yes': 'Kustuta',
  'games.title': 'Minu mängud',
  'results.none': 'Mängi mäng lõpuni ja sinu tulemused ilmuvad siia.',
  'results.modes': 'Mängude kaupa',
  'results.bots': 'Bottide vastu',
  'results.players': '{players, plural, one {# mängija} other {# mängijat}}',
  'results.at-home': 'Kodus laua taga',
  'results.games': 'Mänge',
  'results.won': 'Võite',
  'results.mean': 'Keskmine',
  'results.best': 'Parim',
} satisfies Texts;
