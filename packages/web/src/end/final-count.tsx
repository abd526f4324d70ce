/** The final count: boards are counted one after the other, the winner's last. Also between the games of a Dynasty. */
import type { Seat } from '@kingdomino/rules';
import { placeOf } from '@kingdomino/table/achievements';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { t } from '../app/i18n/language.ts';
import { playSound } from '../app/sound/sound.ts';
import type { TableSource, TableView } from '../table-source/table-source.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Celebration } from './celebration.tsx';
import type { CountedBoard } from './counted-board.ts';
import { CountedBoardView } from './counted-board-view.tsx';
import { endSound } from './end-sound.ts';
import { type Fact, Facts } from './facts.tsx';
import { useCounting } from './use-counting.ts';
import { useOneByOne } from './use-one-by-one.ts';
import { Winners } from './winners.tsx';

interface Props {
  readonly title: string;
  /** What is counted, where that is not the whole. */
  readonly heading?: string | undefined;
  readonly view: TableView;
  readonly boards: readonly CountedBoard[];
  readonly ranking: readonly (readonly Seat[])[];
  /** Sentences that say who won, and by what. */
  readonly verdict: readonly string[];
  readonly facts?: readonly Fact[];
  readonly class: string;
  readonly AtVerdict?: TableSource['AtVerdict'];
  readonly onClose: () => void;
  /** What follows when all is counted. */
  readonly children: ComponentChildren;
}

export function FinalCount(props: Props) {
  const {
    title,
    heading,
    view,
    boards,
    ranking,
    verdict,
    facts,
    class: name,
    AtVerdict,
    onClose,
    children,
  } = props;
  const [winners = []] = ranking;
  const counting = useCounting(
    [...ranking].reverse().flat(),
    boards.map(({ parts }) => parts.length),
  );
  const { isDone, now, skip, press } = counting;
  const drawn = useOneByOne(boards.length);
  useEndSounds(view, winners, isDone, now === undefined ? 0 : counting.done(now));
  useEffect(() => {
    if (isDone)
      announce([...verdict, ...(facts ?? []).map(({ label, value }) => `${label}: ${value}`)].join(' '));
  }, [isDone]);
  return (
    <Dialog title={title} onClose={isDone ? onClose : press} class={`wide ${name}`} isSudden>
      <div class="verdict">
        {isDone ? (
          <>
            <Winners colours={winners.map(seat => view.seats[seat]!.colour)} />
            {verdict.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        ) : (
          <Button icon="last" class="skip" onClick={skip}>
            {t('end.skip')}
          </Button>
        )}
      </div>
      {isDone && AtVerdict && <AtVerdict />}
      {isDone && facts && <Facts facts={facts} seats={view.seats} />}
      {heading && <h3>{heading}</h3>}
      <div class={`end-kingdoms ${view.game === 'duel' ? 'maps' : ''}`}>
        {boards.map((board, seat) => (
          <CountedBoardView
            key={seat}
            board={board}
            seat={view.seats[seat]!}
            done={counting.done(seat)}
            isNow={now === seat}
            place={isDone ? placeOf(ranking, seat) : undefined}
            isDrawn={seat < drawn}
          />
        ))}
      </div>
      {isDone && children}
      {isDone && <Celebration colours={winners.map(seat => view.seats[seat]!.colour)} />}
    </Dialog>
  );
}

/** A tick for every part, then how it went for those at this device. */
function useEndSounds(view: TableView, winners: readonly Seat[], isDone: boolean, part: number): void {
  useEffect(() => {
    if (part > 0) playSound('count');
  }, [part]);
  useEffect(() => {
    if (!isDone) return;
    playSound(endSound(view.mine, winners));
  }, [isDone]);
}
