/** Boards are counted area by area, one after the other; then who won. At the end, and between the games of a Dynasty. */
import type { Seat } from '@kingdomino/rules';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/language.ts';
import { playSound } from '../app/sound.ts';
import type { Spot } from '../board/types.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Art } from '../ui/icon.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import type { SeatView, TableView } from './table-source.ts';
import { useCounting } from './use-counting.ts';
import { useTicking } from './use-ticking.ts';

export interface CountedPart {
  /** What is counted, in words. */
  readonly text: string;
  readonly points: number;
  /** None for a bonus. */
  readonly spots: readonly Spot[];
}

export interface CountedBoard {
  /** In the order in which they are counted. */
  readonly parts: readonly CountedPart[];
  readonly draw: (lit: readonly Spot[]) => JSX.Element;
}

interface Props {
  readonly title: string;
  /** What is counted, where that is not the whole. */
  readonly heading?: string | undefined;
  readonly view: TableView;
  readonly boards: readonly CountedBoard[];
  readonly winners: readonly Seat[];
  /** Sentences that say who won, and by what. */
  readonly verdict: readonly string[];
  readonly class: string;
  readonly onClose: () => void;
  /** What follows when all is counted. */
  readonly children: ComponentChildren;
}

export function FinalCount(props: Props) {
  const { title, heading, view, boards, winners, verdict, class: name, onClose, children } = props;
  const counting = useCounting(Math.max(...boards.map(({ parts }) => parts.length)) + 1);
  useEffect(() => {
    if (!counting.isDone) return;
    announce(verdict.join(' '));
    playSound('win');
  }, [counting.isDone]);
  return (
    <Dialog title={title} onClose={onClose} class={`wide ${name}`} isSudden>
      {counting.isDone && (
        <div class="verdict">
          {verdict.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {heading && <h3>{heading}</h3>}
      <div class={`end-kingdoms ${view.game === 'duel' ? 'maps' : ''}`}>
        {boards.map((board, seat) => (
          <Counted
            key={seat}
            board={board}
            seat={view.seats[seat]!}
            step={counting.step}
            isWinner={counting.isDone && winners.includes(seat)}
          />
        ))}
      </div>
      {counting.isDone ? (
        children
      ) : (
        <Button kind="quiet" icon="last" onClick={counting.skip}>
          {t('end.skip')}
        </Button>
      )}
    </Dialog>
  );
}

interface CountedProps {
  readonly board: CountedBoard;
  readonly seat: SeatView;
  readonly step: number;
  readonly isWinner: boolean;
}

function Counted({ board: { parts, draw }, seat: { name, colour }, step, isWinner }: CountedProps) {
  const done = parts.slice(0, step);
  const now = step > parts.length ? undefined : done.at(-1);
  const sum = useTicking(done.reduce((total, { points }) => total + points, 0));
  return (
    <figure class={`counted ${colour} ${isWinner ? 'winner' : ''}`}>
      {draw(now?.spots ?? [])}
      <figcaption>
        <SeatName colour={colour} name={name} />
        <strong class="score">{sum}</strong>
        {isWinner && <Art name="flag" class={`flag ${colour}`} />}
        {now ? <span class="counted-now">{now.text}</span> : <Bonuses parts={done} />}
      </figcaption>
    </figure>
  );
}

/** What came on top of the areas stays to be read. */
function Bonuses({ parts }: { readonly parts: readonly CountedPart[] }) {
  const bonuses = parts.filter(({ spots }) => spots.length === 0);
  return <span class="counted-now">{bonuses.map(({ text }) => text).join(', ')}</span>;
}
