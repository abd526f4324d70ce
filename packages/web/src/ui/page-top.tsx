/** The top of a page that is no table: the title, and the way home where no bar has it. */
import { t } from '../app/i18n/language.ts';
import { route } from '../app/navigation/router.ts';
import { sectionOf } from '../app/navigation/sections.ts';
import type { SymbolId } from '../art/index.ts';
import { Link } from './button.tsx';
import { Art } from './icon.tsx';

interface Props {
  readonly title: string;
  /** Drawings that say at a glance where one is. */
  readonly art?: readonly SymbolId[];
}

export function PageTop({ title, art = [] }: Props) {
  return (
    <header class="page-top">
      {sectionOf(route.value) === undefined && (
        <Link to="/" icon="home" class="on-wood" label={t('nav.home')} />
      )}
      <h1>{title}</h1>
      {art.length > 0 && (
        <span class="frieze">
          {art.map(name => (
            <Art key={name} name={name} />
          ))}
        </span>
      )}
    </header>
  );
}
