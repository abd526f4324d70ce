/** A kingdom that was read: its points, what is to be checked, and its outline where that is wrong. */
import type { Grid } from '@kingdomino/vision';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { t } from '../../app/i18n/language.ts';
import { seatColours } from '../../setup/seat-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { MistakeList } from '../mistake-list.tsx';
import { mistakesOf } from '../mistakes.ts';
import { frameOf, type PadBoard, withBoard } from '../pad.ts';
import { pointsOf } from '../pad-score.ts';
import { pad } from '../pad-store.ts';
import { PhotographView } from './photograph-view.tsx';
import { boardOf } from './scanned-board.ts';
import { SquareChoice } from './square-choice.tsx';
import type { FoundKingdom as Found, Scan } from './use-scan.ts';

interface Props {
  readonly scan: Scan;
  readonly photograph: ImageData;
  /** Which of the kingdoms in the photograph. */
  readonly at: number;
  readonly seat: number;
  readonly game: number;
  readonly onUse: (board: PadBoard, points: number) => void;
}

/** No kingdom has fewer or more squares on a side, and a frame that was drawn wrongly has hardly more. */
const SIDES = [2, 3, 4, 5, 6, 7, 8, 9] as const;

export function FoundKingdom({ scan, photograph, at, seat, game, onUse }: Props) {
  const found = scan.kingdoms[at]!;
  const { corners, size, grid } = found;
  const [areCornersShown, showCorners] = useState(!scan.wereFound);
  const [chosen, choose] = useState<number | undefined>(undefined);
  const frame = frameOf(pad.value);
  const colour = seatColours(pad.value.players)[seat]!;
  const result = grid && boardOf(grid, frame);
  const board = result && 'board' in result ? result.board : undefined;
  const points = board && pointsOf(pad.value, board);
  const doubtful = grid?.squares.filter(({ isDoubtful }) => isDoubtful).length ?? 0;
  const word = wordOn(found, result, doubtful, frame);
  useEffect(() => {
    if (grid) announce(points === undefined ? word : `${t('scan.points', { points })}. ${word}`);
  }, [grid]);
  const correct = (square: (typeof grid & object)['squares'][number]['square']) => {
    const squares = grid!.squares.map((each, index) =>
      index === chosen ? { square, isDoubtful: false } : each,
    );
    scan.correct(at, { ...grid!, squares });
    choose(undefined);
  };
  return (
    <>
      <PhotographView
        photograph={photograph}
        corners={corners}
        grid={grid}
        colour={colour}
        areCornersShown={areCornersShown}
        chosen={chosen}
        onMove={(next, isDone) => scan.outline(at, next, size, isDone)}
        onChoose={index => choose(index === chosen ? undefined : index)}
      />
      {chosen !== undefined && grid && !areCornersShown && (
        <SquareChoice colour={colour} square={grid.squares[chosen]!.square} onChoose={correct} />
      )}
      <div class="scan-result">
        {points !== undefined && <strong class="scan-points">{t('scan.points', { points })}</strong>}
        <span>{word}</span>
      </div>
      {board && <MistakeList mistakes={mistakesIn(board, seat, game)} />}
      {areCornersShown && (
        <div class="scan-size">
          <SideChoice
            word={t('scan.columns')}
            value={size.columns}
            onChange={columns => resize({ columns })}
          />
          <SideChoice word={t('scan.rows')} value={size.rows} onChange={rows => resize({ rows })} />
        </div>
      )}
      <div class="dialog-buttons">
        <Button kind="main" icon="check" disabled={!board} onClick={() => board && onUse(board, points!)}>
          {t('scan.use')}
        </Button>
        <Button
          pressed={areCornersShown}
          onClick={() => {
            choose(undefined);
            showCorners(!areCornersShown);
          }}
        >
          {t('scan.corners')}
        </Button>
        <Button icon="camera" onClick={scan.forget}>
          {t('scan.again')}
        </Button>
      </div>
    </>
  );

  function resize(change: Partial<Grid>) {
    scan.outline(at, corners, { ...size, ...change }, true);
  }
}

function wordOn(
  { size }: Found,
  result: ReturnType<typeof boardOf> | undefined,
  doubtful: number,
  frame: Grid,
): string {
  if (!result) return t('scan.drag');
  if ('problem' in result)
    return t(`scan.${result.problem}`, { columns: size.columns, rows: size.rows, most: frame.columns });
  return doubtful > 0 ? t('scan.doubtful', { count: doubtful }) : t('scan.sure');
}

/** What the box cannot hold, and how dominoes cannot lie, beside what the other boards have. */
function mistakesIn(board: PadBoard, seat: number, game: number) {
  const next = withBoard(pad.value, seat, game, board);
  return mistakesOf(next, game, false).filter(({ seat: whose }) => (whose ?? seat) === seat);
}

interface SideProps {
  readonly word: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function SideChoice({ word, value, onChange }: SideProps) {
  return (
    <label>
      {word}
      <select value={value} onChange={event => onChange(Number(event.currentTarget.value))}>
        {SIDES.map(side => (
          <option key={side} value={side}>
            {side}
          </option>
        ))}
      </select>
    </label>
  );
}
