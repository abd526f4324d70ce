/** How people are spoken to and about: as friends, and without guessing whether they are men or women. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { spoken } from './testing/spoken.ts';
import { wholeCatalogue } from './testing/whole-catalogue.ts';

/**
 * How a stranger would be spoken to: pronouns and forms of verbs that only more than one person, or the polite form, has.
 */
const POLITE: Partial<Record<Language, RegExp>> = {
  ru: /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}*|\p{L}+(?:[ийьё]те|[аджюя]ете)(?:сь)?)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ви|вас|вам|вами|ваш\p{L}*|\p{L}+(?:[йь]те|[аджюя]єте|(?<!нав|сто)іть)(?:ся)?|перевірте)(?!\p{L})/iu,
  bg: /(?<!\p{L})(?:вие|вас|ваш\p{L}*|сте|\p{L}+(?:йте|аете|мате|пишете))(?!\p{L})/iu,
  lt: /(?<!\p{L})(?:jūs|jus|jums|jumis|jūsų|\p{L}+(?:kite|site|iate))(?!\p{L})/iu,
  lv: /(?<!\p{L})(?:jūs|jums|jūsu|\p{L}+(?:siet|sieties|jiet|niet|diet|stiet))(?!\p{L})/iu,
  et: /(?<!\p{L})(?:teie|te|teid|teil|teile)(?!\p{L})/iu,
  de: /(?<!^|[.:!?] |\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|(?!assez|chez)\p{L}+ez)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:wam|wasz\p{L}*|panie?|państw\p{L}*|proszę)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:dumneavoastră|dvs|vă|voastr\p{L}*)(?!\p{L})/iu,
};
/** Said to several people at once. */
const TO_SEVERAL =
  /^(?:club\.text|pad\.text|help\.d\.(?:take|book)\.text|help\.v\.balancedOpening|talk\.free\.text|person\.block\.text|friends\.(?:none|mutual))$/;

/** Forms that only a man or only a woman would be spoken to or told of with. */
const GENDERED: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:s?he|his|hers?|him|himself|herself)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Gewinner|Verlierer|ihm oder ihr|seine[mnrs]? (?:Zug|Tisch|Konto|Seite))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tu (?:es|as été|t’es) \p{L}+é(?!e)|es-tu (?:prêt|sûr)|bienvenus?|\{name\} (?:est|a été|s’est) \p{L}+é)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?<!te damos la )bienvenid[oa]s?|(?:estás|eres|te has quedado|has sido|fuiste|\{name\} (?:está|fue|ha sido|es)) \p{L}+[ai]d[oa])(?!\p{L})/iu,
  ro: /(?:(?<!\p{L})(?:ești|ai fost)|\{name\} (?:este|e|a fost)) \p{L}+(?:at|it|ut|ris)(?!\p{L})/iu,
  bg: /(?:\{name\}\}? (?:е )?\p{L}+[аияъе]л|(?<!\p{L})си (?!дуел|член)\p{L}+(?:[аияе]л|[ае]н))(?!\p{L})/iu,
  ru: /(?:\{name\}\}?|(?<!\p{L})ты) (?:больше |уже |ещё )?(?:не )?\p{L}+[аиеяыё](?:л|ла|лся|лась)(?!\p{L})/iu,
  uk: /(?:\{name\}\}?|(?<!\p{L})ти) (?:більше |вже |ще )?(?:не )?\p{L}+(?:[аиіяї]в|[аи]ла|вся|лася)(?!\p{L})/iu,
  pl: /(?<!\p{L})\p{L}+ł[ea]ś(?!\p{L})|\{name\}\}? (?:już )?(?:nie )?\p{L}+ła?(?!\p{L})/iu,
  lt: /(?:(?<!\p{L})esi|\{name\}\}?(?: yra)?) (?:jau )?\p{L}+(?:ęs|usi|ęsis|usis)(?!\p{L})/iu,
  lv: /(?:(?<!\p{L})esi|\{name\}\}?(?: ir)?) (?:jau )?\p{L}+(?:jis|jies|usi|usies|āts|īts|ots|ēts|āta|īta|ota)(?!\p{L})/iu,
};

describe.each(Object.keys(LANGUAGES) as Language[])('%s', code => {
  const wrong = async (isWrong: (text: string, key: string) => boolean) =>
    Object.entries(await wholeCatalogue(code)).filter(([key, text]) => isWrong(text, key));

  test('speaks to one person, as to a friend, in every part', async () => {
    const polite = POLITE[code];
    if (polite)
      expect(await wrong((text, key) => !TO_SEVERAL.test(key) && polite.test(spoken(text)))).toEqual([]);
  });

  test('fits women and men alike', async () => {
    const gendered = GENDERED[code];
    if (gendered) expect(await wrong(text => gendered.test(text))).toEqual([]);
  });
});
