/** A local game: opens what was kept and shows its table. */
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Remarks } from '../characters/remarks.tsx';
import { CoachedSource } from '../coach/coached-source.tsx';
import { openLocalGame } from '../local/local-source.ts';
import { isKept } from '../local/saved-games.ts';
import { NotFound } from '../ui/not-found.tsx';
import { GameTable } from './game-table.tsx';

export function PlayScreen({ id }: { readonly id: string }) {
  const source = useMemo(() => {
    const game = openLocalGame(id);
    return game && new CoachedSource(game);
  }, [id]);
  useEffect(() => () => source?.close(), [source]);
  if (!source) return <NotFound text={t(isKept(id) ? 'missing.damaged' : 'missing.game')} />;
  return (
    <>
      <GameTable key={id} source={source} />
      <Remarks key={id} id={id} source={source} />
    </>
  );
}
