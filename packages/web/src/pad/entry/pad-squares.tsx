/** The squares of a board, to be tapped: as they lie on the table, in the frame they must fit. */
import { t } from '../../app/i18n/language.ts';
import { cellName } from '../../board/cell-name.ts';
import { Cells } from '../../board/cells.tsx';
import { Landscape } from '../../board/drawn/landscape.tsx';
import { MapPicture } from '../../board/drawn/map-picture.tsx';
import { CASTLE, type Rect, type Spot, sameSpot } from '../../board/types.ts';
import { seatColours } from '../../setup/seat-rows.tsx';
import { besideFree, padSquareAt } from '../board-edits.ts';
import type { Mistake } from '../mistakes.ts';
import { frameOf, type PadBoard } from '../pad.ts';
import { pad } from '../pad-store.ts';
import { pieceName, playerName } from '../words.ts';

interface Props {
  readonly seat: number;
  readonly board: PadBoard;
  readonly mistakes: readonly Mistake[];
  /** How it is done. */
  readonly note: string;
  /** Where the first half of a domino lies, while the second is awaited. */
  readonly first?: Spot | undefined;
  readonly isCastleUp?: boolean;
  readonly onPress: (spot: Spot) => void;
}

export function PadSquares({ seat, board, mistakes, note, first, isCastleUp = false, onPress }: Props) {
  const { game, players } = pad.value;
  const { castle, squares } = board;
  const frame = frameOf(pad.value);
  const rect = rectOf(board, frame.columns, frame.rows);
  // pictures count from the castle, the pad from the corner: so squares stay where they are when the castle moves
  const inFrame = ({ x, y }: Spot): Spot => ({ x: x + castle.x, y: y + castle.y });
  const tiles = squares.map(({ x, y, kind, marks }) => ({
    x: x - castle.x,
    y: y - castle.y,
    kind,
    marks,
    variant: 1 + ((x + 2 * y) % 3),
  }));
  const wrong = mistakes.flatMap(({ spots, code, kind, marks }) =>
    code === 'box' ? squares.filter(square => square.kind === kind && square.marks === marks) : (spots ?? []),
  );
  const seconds = first ? besideFree(board, frame, first) : [];
  const isOneOf = (spots: readonly Spot[], spot: Spot) => spots.some(each => sameSpot(each, inFrame(spot)));
  const taken = (spot: Spot) => {
    const square = padSquareAt(board, inFrame(spot));
    return square && pieceName(game, square);
  };
  const classOf = (spot: Spot) =>
    [
      isOneOf(wrong, spot) ? 'wrong' : '',
      first && isOneOf([first], spot) ? 'first-half' : '',
      isOneOf(seconds, spot) ? 'legal' : '',
      isCastleUp && sameSpot(spot, CASTLE) ? 'first-half' : '',
    ].join(' ');
  return (
    <div class={`card pad-board ${game}`}>
      <div class="pad-sheet" style={{ '--columns': frame.columns, '--rows': frame.rows }}>
        {game === 'duel' ? (
          <MapPicture rect={rect} tiles={tiles} />
        ) : (
          <Landscape rect={rect} tiles={tiles} colour={seatColours(players)[seat]!} frame={rect} />
        )}
        <Cells
          rect={rect}
          label={t(game === 'duel' ? 'map.label' : 'board.label', { name: playerName(pad.value, seat) })}
          nameOf={spot => cellName(rect, spot, { taken: taken(spot), placing: undefined })}
          classOf={classOf}
          onChoose={spot => onPress(inFrame(spot))}
        />
      </div>
      <p class="soft pad-how">{note}</p>
    </div>
  );
}

function rectOf({ castle }: PadBoard, columns: number, rows: number): Rect {
  return { west: -castle.x, north: -castle.y, columns, rows };
}
