/** The kingdom in the middle of the table: the picture, the squares to point at, and the ghost of the held domino. */
import type { Seat } from '@kingdomino/rules';
import type { Kingdom, Position } from '@kingdomino/rules/kingdomino';
import { useMemo } from 'preact/hooks';
import { language, t } from '../../app/i18n/language.ts';
import { cellName } from '../../board/cell-name.ts';
import { Cells, type Pointer } from '../../board/cells.tsx';
import { Landscape, type Latest } from '../../board/drawn/landscape.tsx';
import { type Formula, FreshFormulas } from '../../board/formulas.tsx';
import type { Placing } from '../../board/hand/placing.ts';
import type { Rect, Spot } from '../../board/types.ts';
import type { SeatView, TableSource } from '../../table-source/table-source.ts';
import { ZoomableBoard } from '../../table-ui/zoomable-board.tsx';
import { PickPreviewGhost } from '../lines/pick-preview-ghost.tsx';
import type { PickPreview } from '../lines/use-pick-preview.ts';
import { areasOf, kingdomKey, rectOf, tilesOf } from '../view.ts';
import { areaText, squareName } from '../words.ts';
import { FrameWindow } from './frame-window.tsx';
import { HeldGhost } from './held-ghost.tsx';
import { useCamera } from './use-camera.ts';

const NOTHING: readonly Spot[] = [];

interface Props {
  readonly position: Position;
  readonly seat: Seat;
  readonly owner: SeatView;
  /** Where a domino is being laid in this kingdom. */
  readonly placing: Placing | undefined;
  /** What is being picked for this kingdom. */
  readonly preview: PickPreview | undefined;
  readonly fresh: readonly Spot[];
  readonly latest: Latest | undefined;
  /** What has just changed, as products. */
  readonly formulas: readonly Formula[];
  /** What the table's source draws over it. */
  readonly over: TableSource['OnBoard'];
  readonly onChoose: (spot: Spot, pointer: Pointer) => void;
  readonly onLeaf: (steps: number) => void;
}

export function BigKingdom(props: Props) {
  const { position, seat, owner, placing, preview, fresh, latest, formulas, over: Over } = props;
  const { onChoose, onLeaf } = props;
  const kingdom = position.kingdoms[seat]!;
  const key = kingdomKey(kingdom);
  const rect = rectOf(kingdom);
  const { camera, sheet } = useCamera(kingdom, seat);
  const picture = useMemo(
    () => (
      <Landscape
        rect={camera}
        tiles={tilesOf(kingdom)}
        colour={owner.colour}
        frame={camera}
        fresh={fresh}
        latest={latest}
      />
    ),
    [
      key,
      seat,
      owner.colour,
      fresh.length,
      latest?.anchor,
      latest?.isMarked,
      camera.west,
      camera.north,
      camera.columns,
      camera.rows,
    ],
  );
  const label = t('board.label', { name: owner });
  const squares = useMemo(
    () => <Squares kingdom={kingdom} label={label} placing={placing} onChoose={onChoose} />,
    [key, seat, label, language.value, placing],
  );
  return (
    <ZoomableBoard
      camera={camera}
      shown={`${seat} ${placing === undefined}`}
      needed={placing?.options.flatMap(({ first, second }) => [first, second]) ?? NOTHING}
      onLeaf={onLeaf}
    >
      <div key={seat} ref={sheet} class="board-sheet" data-part="board" data-held={placing !== undefined}>
        {picture}
        <FrameWindow kingdom={kingdom} camera={camera} placing={placing} />
        <div class="reach" style={placeIn(camera, rect)}>
          {squares}
        </div>
        {preview && <PickPreviewGhost rect={camera} preview={preview} />}
        {placing && <HeldGhost position={position} rect={camera} placing={placing} />}
        <FreshFormulas rect={camera} formulas={formulas} />
        {Over && <Over rect={camera} seat={seat} />}
      </div>
    </ZoomableBoard>
  );
}

interface SquaresProps extends Pick<Props, 'placing' | 'onChoose'> {
  readonly kingdom: Kingdom;
  readonly label: string;
}

/** The squares to point at. */
function Squares({ kingdom, label, placing, onChoose }: SquaresProps) {
  const rect = rectOf(kingdom);
  const areas = areaTexts(kingdom);
  const legal = legalSpots(placing);
  return (
    <Cells
      rect={rect}
      label={label}
      nameOf={spot => cellName(rect, spot, { taken: whatLies(kingdom, spot), placing })}
      hintOf={spot => areas.get(`${spot.x},${spot.y}`)}
      classOf={spot => (legal.has(`${spot.x},${spot.y}`) ? 'legal' : '')}
      placing={placing}
      onChoose={placing && onChoose}
    />
  );
}

/** What can be reached is a part of what is in sight. */
function placeIn(camera: Rect, { west, north, columns, rows }: Rect) {
  return {
    '--columns': columns,
    '--rows': rows,
    left: `${(100 * (west - camera.west)) / camera.columns}%`,
    top: `${(100 * (north - camera.north)) / camera.rows}%`,
    width: `${(100 * columns) / camera.columns}%`,
    height: `${(100 * rows) / camera.rows}%`,
  };
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
