/** The largest tables that the limits allow: what is asked of them costs more than at any other. */
import { PHRASES, type Player, type StudyEdit } from '@kingdomino/protocol';
import { commitmentTo, Random } from '@kingdomino/rules';
import { sha256, toHex, utf8 } from '@kingdomino/rules/hashing';
import { lineAt, positionAfter } from '@kingdomino/study';
import { decide, isDealDue, Table, type TableCommand, type Terms } from '@kingdomino/table';
import { decideStudy, MOST_CHARACTERS, MOST_EDITS, SharedStudy } from '@kingdomino/table/study';
import type { NewTable } from '../../storage/tables/event-store.ts';
import { storedState } from '../../tables/table-summary.ts';

/** A quarter of an hour before the `NOW` of the full world. */
const AT = 1_799_999_000_000;
const SEED = sha256(utf8('the largest tables'));
/** Moves of Duel: more than an answer holds. */
const WIDE = 1000;
/** Branches in each other: as deep as a study goes, or nearly. */
const DEEPEST = 62;
/** Moves of a branch, so that another one can begin there. */
const AHEAD = 12;

/** At a table of theirs both would rather talk and take back than play. */
export function longestGame(players: readonly Player[], terms: Partial<Terms> = {}): Table {
  const table = begun(players, { options: { players: players.length, dynasty: false }, ...terms });
  const random = new Random(3);
  let undone = 0;
  let said = 0;
  while (table.status === 'playing') {
    const by = players[table.toAct!]!;
    if (said < 60 * players.length && attempt(table, { type: 'say', by, phrase: PHRASES[0]! })) said++;
    move(table, players, random);
    if (
      table.status === 'playing' &&
      undone < 100 &&
      attempt(table, { type: 'undo', by, version: table.version })
    )
      undone++;
  }
  return table;
}

/** In the middle of a game, with thousands of legal moves. */
export function widestDuel(players: readonly Player[]): Table {
  const random = new Random(5);
  for (;;) {
    const table = begun(players, { game: 'duel', options: { players: 2 } });
    while (table.status === 'playing') {
      if (table.game.countMoves(table.state) > WIDE) return table;
      move(table, players, random);
    }
  }
}

/**
 * A finished game whose study has as many edits as there may be: branches that lie in each other as deep as they go, and
 * comments in the deepest on what stands before them all.
 */
export function longestStudy(players: readonly Player[], edits = MOST_EDITS - 1): Table {
  const table = longestGame(players);
  const [by] = players as [Player];
  study(table, { type: 'studyLead', by, lead: true, isGone: () => false });
  const shared = new SharedStudy(table);
  const edit = (change: StudyEdit) => {
    shared.catchUp(table);
    study(table, { type: 'studyEdit', by, version: table.version, edit: change }, shared);
  };
  let path: number[] = [];
  for (let at = 1; path.length < DEEPEST; at++) {
    shared.catchUp(table);
    const moves = otherMoves(shared, path, at);
    if (moves.length === 0) continue;
    edit({ kind: 'play', path, at, moves });
    path = [...path, 0];
  }
  shared.catchUp(table);
  for (; shared.edits < edits; shared.catchUp(table)) {
    const room = Math.floor((MOST_CHARACTERS - shared.characters) / (edits - shared.edits));
    const isDeep = shared.edits % 8 === 0 && edits - shared.edits > 20;
    const text = `${shared.edits} `.padEnd(isDeep ? 8 : room / 2, 'abc ');
    edit({ kind: 'comment', path: isDeep ? path : [], at: shared.edits % 2, text });
  }
  return table;
}

/** A move that the line does not go on with, and some more; none where there is no other. */
function otherMoves({ study: known }: SharedStudy, path: readonly number[], at: number): string[] {
  const line = lineAt(known, path).moves;
  const position = positionAfter(known, line.slice(0, at));
  if (!position.ok || at >= line.length) return [];
  const { game, state } = position.value;
  const moves: string[] = [];
  for (
    let count = game.countMoves(state);
    count > 0 && moves.length < AHEAD;
    count = game.countMoves(state)
  ) {
    const first = game.moveAt(state, 0);
    const isNew = moves.length > 0 || game.format(first) !== line[at];
    if (!isNew && count === 1) return [];
    const move = isNew ? first : game.moveAt(state, 1);
    moves.push(game.format(move));
    game.advance(state, move);
  }
  return moves;
}

/** As the store takes it, with all events at once. */
export function newTable(id: string, table: Table): NewTable {
  const { terms } = table;
  return {
    ...storedState(id, table, table.events),
    id,
    game: terms.game,
    visibility: terms.visibility,
    openedBy: terms.by.id,
    command: id,
    seed: toHex(SEED),
    events: table.events.map(event => ({ body: JSON.stringify(event) })),
  };
}

/** Everybody sits and is ready. */
export function begun(players: readonly Player[], change: Partial<Terms> = {}): Table {
  const [by] = players as [Player];
  const terms: Terms = {
    game: 'kingdomino',
    options: { players: players.length },
    seats: players.map(player => ({ kind: 'person', player })),
    clock: { kind: 'none' },
    absence: { kind: 'bot', level: 'knight' },
    undo: true,
    visibility: 'public',
    by,
    ...change,
  };
  const table = new Table();
  act(table, { type: 'open', terms, commitment: commitmentTo(SEED) });
  for (const player of players) act(table, { type: 'ready', by: player, salt: `salt-of-${player.id}` });
  return table;
}

function move(table: Table, players: readonly Player[], random: Random): void {
  const { game, state, version } = table;
  const text = game.format(game.moveAt(state, random.below(game.countMoves(state))));
  act(table, { type: 'move', by: players[table.toAct!]!, version, move: text });
}

function act(table: Table, command: TableCommand): void {
  const decision = decide(table, command, AT + table.version);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.error.text}`);
  table.append(...decision.value);
  deal(table);
}

/** False when it was refused, or nothing came of it. */
function attempt(table: Table, command: TableCommand): boolean {
  const decision = decide(table, command, AT + table.version);
  if (!decision.ok || decision.value.length === 0) return false;
  table.append(...decision.value);
  deal(table);
  return true;
}

function study(table: Table, command: Parameters<typeof decideStudy>[1], shared?: SharedStudy): void {
  const decision = decideStudy(table, command, AT + table.version, shared);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.error.text}`);
  table.append(...decision.value);
}

function deal(table: Table): void {
  while (isDealDue(table)) {
    const decision = decide(table, { type: 'deal', seed: SEED }, AT + table.version);
    if (!decision.ok) throw new Error(decision.error.text);
    table.append(...decision.value);
  }
}
