/** Compiles the messages of `src/locales` while building: the page carries no parser. */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { typeset } from '../src/locales/typeset.ts';

const CATALOGUE = /\/src\/locales\/(?:[a-z]+\/)?(?<language>[a-z]{2})\.ts$/;

export function catalogues(): Plugin {
  return {
    name: 'kingdomino-catalogues',
    enforce: 'post',
    async transform(code, id) {
      const language = CATALOGUE.exec(id)?.groups?.language;
      if (language === undefined) return undefined;
      const source = code.replace(/\n\/\/# sourceMappingURL=.*$/s, '');
      const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
        catalogue: Readonly<Record<string, string>>;
      };
      const compiled = Object.entries(module.catalogue).map(([key, text]) => [
        key,
        compileMessage(typeset(text, language)),
      ]);
      const json = JSON.stringify(Object.fromEntries(compiled));
      return { code: `export const catalogue = ${json};`, map: { mappings: '' } };
    },
  };
}
