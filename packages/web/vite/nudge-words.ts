/** What the service worker says when a message comes: the words of the page, in every language. */
import { NOTIFICATION_KINDS, SENT_NEWS_KINDS } from '@kingdomino/protocol';
import { catalogue as bg } from '../src/locales/nudge/bg.ts';
import { catalogue as de } from '../src/locales/nudge/de.ts';
import { catalogue as en } from '../src/locales/nudge/en.ts';
import { catalogue as es } from '../src/locales/nudge/es.ts';
import { catalogue as et } from '../src/locales/nudge/et.ts';
import { catalogue as fr } from '../src/locales/nudge/fr.ts';
import { catalogue as lt } from '../src/locales/nudge/lt.ts';
import { catalogue as lv } from '../src/locales/nudge/lv.ts';
import { catalogue as pl } from '../src/locales/nudge/pl.ts';
import { catalogue as ro } from '../src/locales/nudge/ro.ts';
import { catalogue as ru } from '../src/locales/nudge/ru.ts';
import { catalogue as uk } from '../src/locales/nudge/uk.ts';
import { typeset } from '../src/locales/typeset.ts';

const CATALOGUES = { bg, de, en, es, et, fr, lt, lv, pl, ro, ru, uk };
/** Each kind that devices are told of, and with whom one plays. */
const SAID = [...NOTIFICATION_KINDS, ...SENT_NEWS_KINDS, 'with'] as const;

type Said = Readonly<Record<(typeof SAID)[number], string>>;

export function nudgeWords(): Readonly<Record<string, Said>> {
  return Object.fromEntries(
    Object.entries(CATALOGUES).map(([language, catalogue]) => [
      language,
      Object.fromEntries(SAID.map(key => [key, typeset(catalogue[`nudge.${key}`], language)])) as Said,
    ]),
  );
}
