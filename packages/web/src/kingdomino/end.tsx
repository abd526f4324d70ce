/** The end: areas are counted one after the other, then the winner. */
import type { Seat } from '@kingdomino/rules';
import { kingdomino, type Position } from '@kingdomino/rules/kingdomino';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import { Landscape } from '../board/landscape.tsx';
import { SEAT_COLOURS } from '../board/types.ts';
import { EndButtons } from '../play/end-buttons.tsx';
import { Reopen } from '../play/reopen.tsx';
import type { TableSource, TableView } from '../play/table-source.ts';
import { useCounting } from '../play/use-counting.ts';
import { type TieBreaks, verdictOf } from '../play/verdict.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { Standings } from './standings.tsx';
import { type AreaView, areasOf, rectOf, tilesOf } from './view.ts';

const TIE_BREAKS: TieBreaks = [
  ['largestArea', 'end.tie.largest'],
  ['crowns', 'end.tie.crowns'],
];

export function End({ source }: { readonly source: TableSource }) {
  const view = source.view.value;
  const position = view.state as Position;
  const [isOpen, open] = useState(true);
  const counted = position.kingdoms.map(kingdom =>
    areasOf(kingdom)
      .filter(({ points }) => points > 0)
      .reverse(),
  );
  const counting = useCounting(Math.max(...counted.map(areas => areas.length)) + 1);
  const outcome = kingdomino.outcome(position);
  const verdict = verdictOf(
    outcome,
    view.seats.map(({ name }) => name),
    TIE_BREAKS,
  );
  useEffect(() => {
    if (!counting.isDone) return;
    announce(verdict.join(' '));
    playSound('win');
  }, [counting.isDone]);
  if (!isOpen) return <Reopen onClick={() => open(true)} />;
  return (
    <Dialog title={t('end.title')} onClose={() => open(false)} class="wide end">
      {counting.isDone && (
        <div class="verdict">
          {verdict.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div class={`end-kingdoms seats-${view.seats.length}`}>
        {counted.map((areas, seat) => (
          <CountedKingdom
            key={seat}
            view={view}
            seat={seat}
            areas={areas}
            step={counting.step}
            isWinner={counting.isDone && outcome.ranking[0]!.includes(seat)}
          />
        ))}
      </div>
      {counting.isDone ? (
        <>
          {outcome.games && <Standings games={outcome.games} scores={outcome.scores} view={view} />}
          <EndButtons source={source} onLook={() => open(false)} />
        </>
      ) : (
        <Button kind="quiet" icon="last" onClick={counting.skip}>
          {t('end.skip')}
        </Button>
      )}
    </Dialog>
  );
}

interface CountedProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly areas: readonly AreaView[];
  readonly step: number;
  readonly isWinner: boolean;
}

function CountedKingdom({ view, seat, areas, step, isWinner }: CountedProps) {
  const position = view.state as Position;
  const kingdom = position.kingdoms[seat]!;
  const score = position.scores()[seat]!;
  const done = areas.slice(0, step);
  const isDone = step > areas.length;
  const sum = isDone ? score.total : done.reduce((total, { points }) => total + points, 0);
  const now = isDone ? undefined : done.at(-1);
  return (
    <figure class={`counted ${SEAT_COLOURS[seat]} ${isWinner ? 'winner' : ''}`}>
      <Landscape
        rect={rectOf(kingdom, 0)}
        tiles={tilesOf(kingdom)}
        colour={SEAT_COLOURS[seat]!}
        lit={now?.spots}
      />
      <figcaption>
        <SeatName seat={seat} name={view.seats[seat]!.name} />
        <strong class="score">{sum}</strong>
        {isWinner && <Art name="flag" class={`flag ${SEAT_COLOURS[seat]}`} />}
        <span class="counted-now">
          {now
            ? t('end.area', {
                terrain: t(`terrain.${now.terrain}`),
                squares: now.spots.length,
                crowns: now.crowns,
                points: now.points,
              })
            : isDone && bonusText(score)}
        </span>
      </figcaption>
    </figure>
  );
}

function bonusText({
  middleKingdom,
  harmony,
}: {
  readonly middleKingdom: number;
  readonly harmony: number;
}): string {
  return [
    middleKingdom > 0 ? `${t('variant.middleKingdom')} +${middleKingdom}` : '',
    harmony > 0 ? `${t('variant.harmony')} +${harmony}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
