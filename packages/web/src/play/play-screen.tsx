/** A local game: opens what was kept and shows its table. */
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../app/language.ts';
import { DuelTable } from '../duel/table.tsx';
import { KingdominoTable } from '../kingdomino/table.tsx';
import { Link } from '../ui/button.tsx';
import { openLocalGame } from './local-source.ts';
import type { TableSource } from './table-source.ts';

export function PlayScreen({ id }: { readonly id: string }) {
  const source = useMemo(() => openLocalGame(id), [id]);
  useEffect(() => () => source?.close(), [source]);
  if (!source) return <Missing text={t('missing.game')} />;
  return <AnyTable key={id} source={source} />;
}

export function AnyTable({ source }: { readonly source: TableSource }) {
  return source.view.value.game === 'duel' ? (
    <DuelTable source={source} />
  ) : (
    <KingdominoTable source={source} />
  );
}

export function Missing({ text }: { readonly text: string }) {
  return (
    <main class="page">
      <div class="card sheet nothing-here">
        <h1>{t('missing.title')}</h1>
        <p>{text}</p>
        <Link to="/" kind="main" icon="home">
          {t('nav.home')}
        </Link>
      </div>
    </main>
  );
}
