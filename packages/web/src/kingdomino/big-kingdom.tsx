/** The kingdom in the middle of the table: the picture, the squares to point at, and the ghost of the held domino. */
import type { Seat } from '@kingdomino/rules';
import type { Kingdom, Position } from '@kingdomino/rules/kingdomino';
import { useMemo } from 'preact/hooks';
import { t } from '../app/language.ts';
import { cellName } from '../board/cell-name.ts';
import { Cells, type Pointer } from '../board/cells.tsx';
import { Landscape } from '../board/landscape.tsx';
import type { Placing } from '../board/placing.ts';
import type { Spot } from '../board/types.ts';
import type { SeatView } from '../play/table-source.ts';
import { swipe } from '../ui/swipe.ts';
import { HeldGhost } from './ghost.tsx';
import { areasOf, frameOf, rectOf, tilesOf } from './view.ts';
import { areaText, squareName } from './words.ts';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
  readonly owner: SeatView;
  /** Where a domino is being laid in this kingdom. */
  readonly placing: Placing | undefined;
  readonly fresh: readonly Spot[];
  readonly onChoose: (spot: Spot, pointer: Pointer) => void;
  readonly onLeaf: (steps: number) => void;
}

export function BigKingdom({ position, seat, owner, placing, fresh, onChoose, onLeaf }: Props) {
  const kingdom = position.kingdoms[seat]!;
  const rect = rectOf(kingdom);
  const picture = useMemo(
    () => (
      <Landscape
        rect={rect}
        tiles={tilesOf(kingdom)}
        colour={owner.colour}
        frame={frameOf(kingdom)}
        fresh={fresh}
      />
    ),
    [position, seat],
  );
  const areas = useMemo(() => areaTexts(kingdom), [position, seat]);
  const legal = useMemo(() => legalSpots(placing), [placing]);
  return (
    <div class="board" {...swipe(onLeaf)} style={{ '--columns': rect.columns, '--rows': rect.rows }}>
      <div key={seat} class="board-sheet" data-held={placing !== undefined}>
        {picture}
        <Cells
          rect={rect}
          label={t('board.label', { name: owner })}
          nameOf={spot => cellName(rect, spot, { taken: whatLies(kingdom, spot), placing })}
          hintOf={spot => areas.get(`${spot.x},${spot.y}`)}
          classOf={spot => (legal.has(`${spot.x},${spot.y}`) ? 'legal' : '')}
          placing={placing}
          onChoose={placing && onChoose}
        />
        {placing && <HeldGhost position={position} rect={rect} placing={placing} />}
      </div>
    </div>
  );
}

/** For each square what its area gives. */
function areaTexts(kingdom: Kingdom): ReadonlyMap<string, string> {
  return new Map(
    areasOf(kingdom).flatMap(area => area.spots.map(({ x, y }) => [`${x},${y}`, areaText(area)] as const)),
  );
}

function legalSpots(placing: Placing | undefined): ReadonlySet<string> {
  const spots = placing?.options.flatMap(({ first, second }) => [first, second]) ?? [];
  return new Set(spots.map(({ x, y }) => `${x},${y}`));
}

function whatLies(kingdom: Kingdom, { x, y }: Spot): string | undefined {
  const square = kingdom.squareAt(x, y);
  return square && squareName(square.terrain, square.crowns);
}
