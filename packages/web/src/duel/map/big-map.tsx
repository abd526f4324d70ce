/** The map in the middle of the table: the picture, the squares to point at, and the ghost of the draw. */
import type { Seat } from '@kingdomino/rules';
import type { DuelMap, Position } from '@kingdomino/rules/duel';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/i18n/language.ts';
import type { Who } from '../../app/i18n/message-format.ts';
import { cellName } from '../../board/cell-name.ts';
import { Cells, type Pointer } from '../../board/cells.tsx';
import { MapPicture } from '../../board/drawn/map-picture.tsx';
import { type Formula, FreshFormulas } from '../../board/formulas.tsx';
import type { Spot } from '../../board/types.ts';
import { sameSpot } from '../../board/types.ts';
import type { TableSource } from '../../table-source/table-source.ts';
import { swipe } from '../../ui/swipe.ts';
import { ANCHORS } from '../anchors.ts';
import type { DrawInProgress } from '../draw/draw-in-progress.ts';
import { dignitaryGain } from '../draw/gains.ts';
import { type DomainView, domainsOf, freshSpots, MAP_RECT, tilesOf } from '../view.ts';
import { coatName, domainText, faceName } from '../words.ts';
import { DrawGhost, SplitGhost } from './draw-ghost.tsx';
import { MapBadges } from './map-badges.tsx';

interface Props {
  readonly position: Position;
  readonly seat: Seat;
  readonly owner: Who;
  readonly draw: DrawInProgress | undefined;
  /** The dignitary is to be added: any coat may be chosen. */
  readonly isChoosingCoat: boolean;
  /** What the last move drew, where somebody goes through a game. */
  readonly marked: readonly Spot[];
  /** What has just changed, as products. */
  readonly fresh: readonly Formula[];
  /** What the table's source draws over it. */
  readonly over: TableSource['OnBoard'];
  readonly onChoose: (spot: Spot, pointer: Pointer) => void;
  readonly onLeaf: (steps: number) => void;
}

export function BigMap(props: Props) {
  const { position, seat, owner, draw, isChoosingCoat, marked, fresh, over: Over } = props;
  const { onChoose, onLeaf } = props;
  const legal = legalSpots(position, seat, draw, isChoosingCoat);
  const placing = draw && !draw.casting.value.split ? draw.placing.value : undefined;
  const domains = useMemo(() => domainsOf(position.maps[seat]!), [position, seat]);
  const isActive = draw !== undefined || isChoosingCoat;
  const gainAt = isChoosingCoat ? (spot: Spot) => dignitaryGain(position.maps[seat]!, spot) : undefined;
  return (
    <div
      class="board duel-board"
      {...swipe(onLeaf)}
      style={{ '--columns': MAP_RECT.columns, '--rows': MAP_RECT.rows }}
    >
      <div
        key={seat}
        class={isChoosingCoat ? 'board-sheet choosing-coat' : 'board-sheet'}
        data-part="board"
        data-held={draw !== undefined}
      >
        <MapPicture
          rect={MAP_RECT}
          tiles={tilesOf(position.maps[seat]!)}
          fresh={draw ? undefined : freshSpots(position, seat)}
          isBonusUsed={position.bonusUsed[seat] === 1}
          anchor={({ x, y }) => ANCHORS.ink(seat, x, y)}
        >
          <MapBadges domains={domains} gainAt={gainAt} />
        </MapPicture>
        <Cells
          rect={MAP_RECT}
          label={t('map.label', { name: owner })}
          nameOf={spot =>
            cellName(MAP_RECT, spot, {
              taken: whatLies(position.maps[seat]!, spot, gainAt),
              placing,
              coat: loneCoat(draw, spot, legal),
            })
          }
          hintOf={spot => hintAt(domains, spot)}
          classOf={spot => classOf(spot, legal, marked)}
          placing={placing}
          onChoose={isActive ? onChoose : undefined}
        />
        {draw && (draw.casting.value.split ? <SplitGhost draw={draw} /> : <DrawGhost draw={draw} />)}
        <FreshFormulas rect={MAP_RECT} formulas={fresh} />
        {Over && <Over rect={MAP_RECT} seat={seat} />}
      </div>
    </div>
  );
}

/** What the domain of a square gives. */
function hintAt(domains: readonly DomainView[], spot: Spot): string | undefined {
  const domain = domains.find(({ spots }) => spots.some(other => sameSpot(other, spot)));
  return domain && domainText(domain);
}

function classOf(spot: Spot, legal: readonly Spot[], marked: readonly Spot[]): string {
  if (marked.some(other => sameSpot(other, spot))) return 'marked';
  return legal.some(other => sameSpot(other, spot)) ? 'legal' : '';
}

function legalSpots(
  position: Position,
  seat: Seat,
  draw: DrawInProgress | undefined,
  isChoosingCoat: boolean,
): readonly Spot[] {
  if (isChoosingCoat) return position.maps[seat]!.squares();
  if (!draw) return [];
  if (draw.casting.value.split) return draw.splitSpots();
  return draw.options.value.flatMap(({ first, second }) => [first, second]);
}

/** Where a coat is to be chosen, with what that would add. */
function whatLies(
  map: DuelMap,
  spot: Spot,
  gainAt: ((spot: Spot) => number) | undefined,
): string | undefined {
  const square = map.squareAt(spot.x, spot.y);
  if (!square || !gainAt) return square && faceName(square);
  return t('choice.gain', { what: faceName(square), points: gainAt(spot) });
}

/** The half of a split domino that may be drawn there. */
function loneCoat(draw: DrawInProgress | undefined, spot: Spot, legal: readonly Spot[]): string | undefined {
  const isLegal = draw?.casting.value.split && legal.some(other => sameSpot(other, spot));
  return isLegal ? coatName(draw.coatOf(draw.active)) : undefined;
}
