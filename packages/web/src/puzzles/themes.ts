/** What a puzzle is about, by what speaks for its best turn. */
import { type AnyGame, type AnyState, type GameId, parsePosition, readMove } from '@kingdomino/rules';
import { type Puzzle, type Reason, reasonsFor } from '@kingdomino/study';

export const THEMES = ['join', 'block', 'order', 'spell', 'ending'] as const;
export type Theme = (typeof THEMES)[number];

/** Those that a game has. */
export const THEMES_OF: Readonly<Record<GameId, readonly Theme[]>> = {
  kingdomino: ['join', 'block', 'order', 'ending'],
  duel: ['join', 'spell', 'ending'],
};

const BY_REASON: Readonly<Partial<Record<Reason['kind'], Theme>>> = {
  join: 'join',
  deny: 'block',
  first: 'order',
  box: 'spell',
  cast: 'spell',
  'castle-cross': 'spell',
};

/** From this round on little is left to draw in Duel: a map has room for 17 dominoes. */
const LATE_ROUND = 12;

const known = new Map<string, readonly Theme[]>();

/** Perhaps none. */
export function themesOf({ id, position, best }: Pick<Puzzle, 'id' | 'position' | 'best'>): readonly Theme[] {
  let themes = known.get(id);
  if (!themes) {
    const parsed = parsePosition(position);
    themes = parsed.ok ? found(parsed.value.game, parsed.value.state, best.split(' ')) : [];
    known.set(id, themes);
  }
  return themes;
}

function found(game: AnyGame, state: AnyState, best: readonly string[]): Theme[] {
  let after = state;
  const moves = best.flatMap(text => {
    const move = readMove(game, after, text);
    if (!move.ok) return [];
    after = game.play(after, move.value);
    return [move.value];
  });
  const themes = reasonsFor(game, state, moves).flatMap(({ kind }) => BY_REASON[kind] ?? []);
  return THEMES.filter(theme => (theme === 'ending' ? isEnding(state) : themes.includes(theme)));
}

/** No more lines come, or few rounds. */
function isEnding(state: AnyState): boolean {
  return 'dealt' in state ? state.dealt >= state.setup.lines : state.round >= LATE_ROUND;
}
