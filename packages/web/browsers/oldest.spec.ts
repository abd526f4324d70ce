/** A browser that is too old is told so, in its language, instead of a blank page. */
import { test } from './browser-test.ts';
import { see } from './in-page.ts';

const WORDS = { en: 'This browser is too old', de: 'Dieser Browser ist zu alt', uk: 'Цей браузер застарий' };

for (const [language, words] of Object.entries(WORDS))
  test(`too old, said in ${language}`, async ({ open, server }) => {
    const session = await open({ language });
    await session.goto(server.url);
    await see(session, `#older-browser[lang="${language}"]`, words);
    await see(session, '#older-browser', '109');
  });
