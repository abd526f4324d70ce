/** A turn as a small board with the domino that is taken beside it, and in words. */
import { t } from '../app/i18n/language.ts';
import '../styles/features/turn.css';
import { Domino } from '../board/drawn/domino.tsx';
import { Landscape } from '../board/drawn/landscape.tsx';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { DieFace } from '../board/drawn/map-tile.tsx';
import type { Spot } from '../board/types.ts';
import { faceView, MAP_RECT, tilesOf as mapTiles } from '../duel/view.ts';
import { halvesOf, rectOf, tilesOf } from '../kingdomino/view.ts';
import { isViewOf, type TableView } from '../table-source/table-source.ts';
import { viewAfter } from '../table-source/view-after.ts';
import { laidSquares } from './laid-squares.ts';

interface Props {
  readonly view: TableView;
  readonly turn: readonly string[];
}

export function TurnPicture({ view, turn }: Props) {
  const board = boardOf(view, turn);
  const taken = takenBy(view, turn);
  if (!board && !taken) return null;
  return (
    <span class="turn-picture">
      {board}
      {taken}
    </span>
  );
}

function boardOf(view: TableView, turn: readonly string[]) {
  const laid = laidSquares(view, turn);
  if (!laid) return null;
  const { after, spots } = laid;
  const { seat } = view.state;
  if (isViewOf(after, 'duel'))
    return <MapPicture rect={MAP_RECT} tiles={mapTiles(after.state.maps[seat]!)} fresh={spots} />;
  if (!isViewOf(after, 'kingdomino')) return null;
  const kingdom = after.state.kingdoms[seat]!;
  return (
    <Landscape rect={rectOf(kingdom, 0)} tiles={tilesOf(kingdom)} colour={view.seats[seat]!.colour}>
      <path class="turn-mark" d={spots.map(squarePath).join('')} />
    </Landscape>
  );
}

/** The domino that the turn picks, or the dice that it takes. */
function takenBy(view: TableView, turn: readonly string[]) {
  const last = viewAfter(view, turn)?.moves.at(-1)?.move;
  if (last?.kind === 'pick') return <Domino halves={halvesOf(last.domino)} />;
  if (!isViewOf(view, 'duel') || (last?.kind !== 'take' && last?.kind !== 'both')) return null;
  const { faces } = view.state;
  return last.dice.map(die => <DieFace key={die} {...faceView(die, faces[die]!)} />);
}

function squarePath({ x, y }: Spot): string {
  return `M${100 * x + 5} ${100 * y + 5}h90v90h-90z`;
}

/** "row 3, column 4; row 3, column 5" */
export function placeText(view: TableView, turn: readonly string[]): string {
  const laid = laidSquares(view, turn);
  if (!laid) return '';
  const { west, north } = laid.rect;
  return laid.spots
    .map(({ x, y }) => t('study.place', { row: y - north + 1, column: x - west + 1 }))
    .join('; ');
}
