/** All turns of the game, each with what it was worth once the game is reviewed. */
import { gameById } from '@kingdomino/rules';
import type { Review, ReviewedDecision } from '@kingdomino/study';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { percentText } from '../app/i18n/format.ts';
import { language, t } from '../app/i18n/language.ts';
import { EMBLEMS } from '../board/colours.ts';
import { CHRONICLE as DUEL } from '../duel/chronicle.tsx';
import { CHRONICLE as KINGDOMINO } from '../kingdomino/chronicle.tsx';
import { pastMovesOf } from '../table-source/past-moves.ts';
import { isViewOf, type TableView } from '../table-source/table-source.ts';
import { Art } from '../ui/icon.tsx';
import { GradeMark } from './grade-mark.tsx';
import { type StudySource, stepOfGame } from './study-source.ts';
import { type TurnRow, turnRows } from './turn-rows.ts';

interface Props {
  readonly source: StudySource;
  readonly review: Review | undefined;
}

interface ToldMove {
  readonly text: string;
  readonly picture: JSX.Element | null;
}

export function MoveList({ source, review }: Props) {
  const { cursor } = source;
  const { played, states } = source.variation.value;
  const view = source.played.value;
  const told = useMemo(
    () => toldMoves({ ...view, moves: played, state: states.at(-1)! }),
    [played, language.value],
  );
  const rows = useMemo(() => turnRows(played), [played]);
  const current = rows.findLast(({ at }) => at <= cursor.at);
  // the review is of the game, not of what somebody tries in its place
  const last = cursor.path.length === 0 ? Number.POSITIVE_INFINITY : stepOfGame(source) - 1;
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(current?.at);
  useEffect(() => {
    // whoever has just opened it looks at the whole game first
    if (seen.current !== current?.at)
      list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
    seen.current = current?.at;
  }, [current?.at]);
  return (
    <>
      <h3>{t('study.moves')}</h3>
      <ol ref={list} class="study-moves">
        {rows.map((row, index) => (
          <Row
            key={row.at}
            number={index + 1}
            row={row}
            moves={told.slice(row.at, row.at + row.length)}
            view={view}
            isCurrent={row === current}
            decision={review?.decisions.find(({ at }) => at === row.at && at <= last)}
            onGo={() => source.go(row.at)}
          />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly number: number;
  readonly row: TurnRow;
  readonly moves: readonly ToldMove[];
  readonly view: TableView;
  readonly isCurrent: boolean;
  readonly decision: ReviewedDecision | undefined;
  readonly onGo: () => void;
}

/** Below this nobody asks how much was lost. */
const LEAST_LOSS = 0.01;

function Row({ number, row, moves, view, isCurrent, decision, onGo }: RowProps) {
  const grade = decision && t(`study.grade.${decision.grade}`);
  const loss = decision && decision.loss.win.mean >= LEAST_LOSS ? -decision.loss.win.mean : 0;
  return (
    <li>
      <button
        type="button"
        class="study-move"
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={[...moves.map(({ text }) => text), ...(grade ? [grade] : [])].join(' ')}
        title={moves.map(({ text }) => text).join(' ')}
        onClick={onGo}
      >
        <span class="study-number">{number}</span>
        <Art name={`emblem-${EMBLEMS[view.seats[row.by]!.colour]}`} class="emblem" />
        <span class="study-move-pictures">{moves.map(({ picture }) => picture)}</span>
        {loss < 0 && <span class="soft">{percentText(loss)}</span>}
        {decision && <GradeMark grade={decision.grade} />}
      </button>
    </li>
  );
}

function toldMoves(view: TableView): ToldMove[] {
  if (isViewOf(view, 'duel')) {
    const log = DUEL.log(view, 0);
    return pastMovesOf(view).map((past, index) => ({ text: log[index]!.text, picture: DUEL.picture(past) }));
  }
  if (!isViewOf(view, 'kingdomino')) throw new RangeError(gameById(view.game).id);
  const log = KINGDOMINO.log(view, 0);
  return pastMovesOf(view).map((past, index) => ({
    text: log[index]!.text,
    picture: KINGDOMINO.picture(past),
  }));
}
