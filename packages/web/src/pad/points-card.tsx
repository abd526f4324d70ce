/** How the points of a board come about. */
import { areaPoints } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { domainsOf } from '../duel/view.ts';
import { coatName, domainText } from '../duel/words.ts';
import { areasOf, BONUSES } from '../kingdomino/view.ts';
import { areaText, terrainName } from '../kingdomino/words.ts';
import { openBonus } from '../table-ui/open-bonus.ts';
import { PointsList, type PointsRow } from '../table-ui/points-list.tsx';
import { PiecePicture } from './entry/palette.tsx';
import { isEmptyBoard, type PadBoard, tableOf } from './pad.ts';
import { kingdomOf, kingdomScore, mapOf, mapScore } from './pad-score.ts';
import { pad } from './pad-store.ts';
import { kindName } from './words.ts';

export function PointsCard({ board }: { readonly board: PadBoard }) {
  if (isEmptyBoard(board)) return null;
  const isDuel = pad.value.game === 'duel';
  const rows = board.way === 'areas' ? countedRows(board) : isDuel ? domainRows(board) : areaRows(board);
  return (
    <PointsList
      label={t(isDuel ? 'domains.label' : 'areas.label')}
      mark={isDuel ? 'cross' : 'crown'}
      none={t(isDuel ? 'domains.none' : 'areas.none')}
      rows={rows}
      bonuses={isDuel ? bannerChance(board) : bonusChances(board)}
      total={(isDuel ? mapScore(board) : kingdomScore(pad.value, board)).total}
    />
  );
}

function areaRows(board: PadBoard): PointsRow[] {
  return areasOf(kingdomOf(board, tableOf(pad.value).size)).map(area => ({
    key: `${area.spots[0]!.x},${area.spots[0]!.y}`,
    picture: <PiecePicture piece={{ kind: area.terrain, marks: 0 }} />,
    name: terrainName(area.terrain),
    squares: area.spots.length,
    marks: area.crowns,
    points: area.points,
    text: areaText(area),
  }));
}

function domainRows(board: PadBoard): PointsRow[] {
  return domainsOf(mapOf(board)).map(domain => ({
    key: `${domain.spots[0]!.x},${domain.spots[0]!.y}`,
    picture: <PiecePicture piece={{ kind: domain.coat, marks: 0 }} />,
    name: coatName(domain.coat),
    squares: domain.spots.length,
    marks: domain.crosses,
    points: domain.points,
    text: domainText(domain),
  }));
}

function countedRows(board: PadBoard): PointsRow[] {
  const { game } = pad.value;
  return board.areas.map(({ kind, squares, marks }, at) => ({
    key: String(at),
    picture: <PiecePicture piece={{ kind, marks: 0 }} />,
    name: kindName(game, kind),
    squares,
    marks,
    points: areaPoints(squares, marks),
    text: t(game === 'duel' ? 'domains.explain' : 'areas.explain', {
      what: kindName(game, kind),
      squares,
      marks,
      points: areaPoints(squares, marks),
    }),
  }));
}

function bonusChances(board: PadBoard) {
  const score = kingdomScore(pad.value, board);
  return BONUSES.filter(name => score[name] > 0).map(name =>
    openBonus(t(`variant.${name}`), score[name], 'sure'),
  );
}

function bannerChance(board: PadBoard) {
  const points = mapScore(board).banner;
  return board.banner && points > 0
    ? [openBonus(t('domains.banner', { coat: coatName(board.banner) }), points, 'sure')]
    : [];
}
