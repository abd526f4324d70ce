/** The top of a page that is no table: the title, the way home where no bar has it, and a picture where there is room. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { route } from '../app/navigation/router.ts';
import { sectionOf } from '../app/navigation/sections.ts';
import type { SymbolId } from '../art/index.ts';
import { Link } from './button.tsx';
import { Art } from './icon.tsx';
import { useMedia } from './use-media.ts';

interface Props {
  readonly title: string;
  /** Drawings that say at a glance where one is. */
  readonly art?: readonly SymbolId[];
  /** The same beside the page, or below it where it leaves room; null for a page that needs all of it. */
  readonly scene?: ComponentChildren;
}

export function PageTop({ title, art = [], scene = <AnyScene /> }: Props) {
  const isRoomy = useMedia('(min-width: 75rem)');
  return (
    <>
      <header class="page-top">
        {sectionOf(route.value) === undefined && (
          <Link to="/" icon="home" class="on-wood" label={t('nav.home')} />
        )}
        <h1>{title}</h1>
        {art.length > 0 && !(isRoomy && scene !== null) && (
          <span class="frieze">
            {art.map(name => (
              <Art key={name} name={name} />
            ))}
          </span>
        )}
      </header>
      {scene !== null && <div class="page-picture">{scene}</div>}
    </>
  );
}

let loaded: ComponentType | undefined;

/** What lies beside any page, fetched after it: the first load needs no picture, and without a network none is missed. */
function AnyScene() {
  const [Scene, show] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    import('../scenes/table-scene.tsx').then(
      ({ TableScene }) => {
        loaded = TableScene;
        show(() => TableScene);
      },
      () => undefined,
    );
  }, []);
  return Scene ? <Scene /> : null;
}
