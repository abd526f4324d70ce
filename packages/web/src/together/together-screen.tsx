/** A finished game at the server, looked at with whoever else is there. */

import type { Player } from '@kingdomino/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { playerName } from '../table-source/seat-text.ts';
import '../styles/features/together.css';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { OperatorWord } from '../online/talk/operator-word.tsx';
import { Replay } from '../replay/replay.tsx';
import type { StudySource } from '../study/study-source.ts';
import { turnText } from '../study/turn-words.ts';
import { Link } from '../ui/button.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { type Mark, pointName, pointOn } from './pointing.ts';
import { Together } from './together.ts';
import { guestColour, TogetherBar } from './together-bar.tsx';

export function TogetherScreen({ id }: { readonly id: string }) {
  const together = useMemo(() => new Together(id, pageConnection()), [id]);
  useEffect(() => () => together.close(), [together]);
  useEffect(() => {
    document.title = t('together.title');
  }, []);
  const source = together.source.value;
  if (source) return <Room together={together} source={source} />;
  if (together.problem.value === 'missing') return <NotFound text={t('refused.unknown-table')} />;
  return (
    <div class="page connecting">
      <PageTop title={t('together.title')} scene={null} />
      <main class="card sheet">
        <ConnectionNote />
        {together.problem.value === 'running' && (
          <>
            <p>{t('together.running')}</p>
            <Link to={`/t/${id}`} kind="main">
              {t('together.to-table')}
            </Link>
          </>
        )}
      </main>
    </div>
  );
}

interface RoomProps {
  readonly together: Together;
  readonly source: StudySource;
}

function Room({ together, source }: RoomProps) {
  const root = useRef<HTMLDivElement>(null);
  usePointing(root, together, source);
  return (
    <div class="together" ref={root}>
      <ConnectionNote />
      <TogetherBar together={together} source={source} />
      <Replay source={source} task={undefined} isShared />
      <OperatorWord />
    </div>
  );
}

type Pointing = ReturnType<typeof pointOn>;

function usePointing(root: { current: HTMLElement | null }, together: Together, source: StudySource): void {
  const pointing = useRef<Pointing | undefined>(undefined);
  useEffect(() => {
    const begun = pointOn(root.current!, point => {
      // where moves are made, a press is a move
      if (source.isTrying.peek() && point.kind !== 'square') return;
      if (source.isTrying.peek() && source.played.peek().mine.length > 0) return;
      const isSame = JSON.stringify(point) === JSON.stringify(together.point.peek());
      together.point.value = isSame ? undefined : point;
      together.hasPointed.value = true;
    });
    pointing.current = begun;
    return () => begun.end();
  }, [together, source]);
  const marks = marksOf(together, source);
  const text = JSON.stringify(marks);
  useEffect(() => pointing.current?.mark(marks), [text, source.view.value]);
  useSaid(root, together, source);
}

function marksOf(together: Together, source: StudySource): Mark[] {
  const { seats } = source.played.value;
  const { at, path } = source.cursor;
  const here = JSON.stringify({ path, at });
  const markOf = (player: Player, point: Mark['point']): Mark => {
    const seat = together.seatOf(player.id);
    const colour = seat === undefined ? undefined : seats[seat]?.colour;
    return {
      point,
      name: playerName(player),
      colour: colour ? `var(--${colour}-1)` : guestColour(player.id),
    };
  };
  // what is pointed at elsewhere in the game means nothing here
  const others = together.people.all.flatMap(({ player, point, place }) =>
    point && place && JSON.stringify(place) === here ? [markOf(player, point)] : [],
  );
  const mine = together.point.value;
  return together.me && mine ? [markOf(together.me, mine), ...others] : others;
}

/** "Ann points at: row 2, column 3, wheat" */
function useSaid(root: { current: HTMLElement | null }, together: Together, source: StudySource): void {
  const said = useRef(new Map<string, string>());
  const { all } = together.people;
  useEffect(() => {
    const { path, at } = source.cursor;
    for (const { player, point, place } of all) {
      const text = JSON.stringify(point ?? null);
      if (said.current.get(player.id) === text) continue;
      said.current.set(player.id, text);
      if (!point || JSON.stringify(place) !== JSON.stringify({ path, at }) || !root.current) continue;
      const what =
        point.kind === 'turn' ? turnText(source.played.peek(), point.moves) : pointName(root.current, point);
      if (what) announce(t('together.points', { name: playerName(player), what }));
    }
  }, [all]);
}
