/** The preview of a saved game in a list: a picture, how far it is, points, whose turn it is. */

import type { Seat } from '@kingdomino/rules';
import { Position as DuelPosition } from '@kingdomino/rules/duel';
import { Position } from '@kingdomino/rules/kingdomino';
import { Table } from '@kingdomino/table';
import type { JSX } from 'preact';
import { t } from '../app/i18n/language.ts';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { certainPoints as duelPoints } from '../duel/open-bonuses.ts';
import { MAP_RECT, tilesOf } from '../duel/view.ts';
import { SmallKingdom } from '../kingdomino/kingdom/small-kingdom.tsx';
import { certainPoints } from '../kingdomino/open-bonuses.ts';
import { roundOf } from '../kingdomino/round.ts';
import { resultOf } from '../local/game-result.ts';
import { seatSetups } from '../local/local-table.ts';
import type { SavedGame } from '../local/saved-format.ts';
import { seatViews } from '../local/seat-views.ts';
import { keepResult } from '../results/results.ts';

export interface GamePreview {
  readonly draw: () => JSX.Element | null;
  readonly round: () => string;
  readonly points: readonly number[];
  /** Where a person plays next; undefined for a bot or for chance. */
  readonly turn: Seat | undefined;
}

/** Plays all of its moves: some milliseconds. Undefined for a game whose events are damaged. */
export function gamePreviewOf(game: SavedGame): GamePreview | undefined {
  try {
    const table = Table.from(game.events);
    const result = resultOf(game.id, table);
    // of a game that ended before results were kept
    if (result) keepResult(result);
    return look(table);
  } catch {
    return undefined;
  }
}

function look({ terms, state, toAct }: Table): GamePreview {
  const setups = seatSetups(terms);
  const mine = Math.max(
    0,
    setups.findIndex(({ kind }) => kind === 'me'),
  );
  const isPerson = toAct !== undefined && setups[toAct]?.kind !== 'bot';
  const colour = seatViews(terms)[mine]!.colour;
  const turn = isPerson ? toAct : undefined;
  if (state instanceof DuelPosition)
    return {
      turn,
      points: [0, 1].map(seat => duelPoints(state, seat)),
      draw: () => <MapPicture rect={MAP_RECT} tiles={tilesOf(state.maps[mine]!)} />,
      round: () => t('games.round', { round: state.round + 1 }),
    };
  if (state instanceof Position)
    return {
      turn,
      points: state.kingdoms.map((_, seat) => certainPoints(state, seat)),
      draw: () => <SmallKingdom kingdom={state.kingdoms[mine]!} colour={colour} />,
      round: () => kingdominoRound(state),
    };
  return { turn, points: [], draw: () => null, round: () => '' };
}

function kingdominoRound(position: Position): string {
  const { games, lines } = position.setup;
  const round = t('games.round-of', { round: roundOf(position), rounds: lines });
  return games > 1 ? `${t('dynasty.game', { number: position.finished.length + 1 })} · ${round}` : round;
}
