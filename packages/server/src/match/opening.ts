/** Opening a table: by a player's wish, or as the rematch of another. */
import {
  type CommandOf,
  type EventOf,
  type FirstSeat,
  type Player,
  TABLE_FORMAT,
} from '@kingdomino/protocol';
import { commitmentTo, err, gameById, ok, type Result } from '@kingdomino/rules';
import { toHex } from '@kingdomino/rules/hashing';
import { OnlineTable } from '@kingdomino/table';
import { type Ports, randomId } from '../ports.ts';
import type { NewTable } from '../storage/table-operations.ts';
import { settle } from './consequences.ts';
import type { Refusing } from './decision.ts';
import { storedState } from './summary.ts';

const SEED_BYTES = 32;
const ID_BYTES = 12;

export type Terms = Omit<EventOf<'opened'>, 'type' | 'at' | 'format' | 'commitment'>;

export function termsOf(player: Player, command: CommandOf<'create'>): Result<Terms, Refusing> {
  const { type: _type, id: _id, seats, ...wishes } = command;
  const game = gameById(command.game);
  const options = game.readOptions(command.options);
  if (!options.ok) {
    const { code: reason, rule, text } = options.error;
    return err({ code: 'bad-options', text, rule, reason });
  }
  const players = game.seats(game.start(options.value));
  if (seats.length !== players)
    return err({ code: 'bad-seats', text: `this game has ${players} seats, not ${seats.length}` });
  if (command.colours && command.colours.length !== players)
    return err({ code: 'bad-seats', text: `${players} seats need ${players} colours` });
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    return err({ code: 'bad-seats', text: 'you can take one seat only' });
  const written = game.writeOptions(options.value) as Terms['options'];
  const firstSeats = seats.map((seat): FirstSeat => (seat.kind === 'me' ? { kind: 'person', player } : seat));
  return ok({ ...wishes, options: written, seats: firstSeats, by: player });
}

/** The same terms, seats turned by one: bots and the asker sit, other people's seats are kept for them. */
export function rematchTerms(previous: string, table: OnlineTable, asker: Player): Terms {
  const { game, options, clock, absence, undo, visibility, colours } = table.terms;
  const seats = table.seats.map((state): FirstSeat => {
    if (state.kind === 'bot') return { kind: 'bot', level: state.level };
    if (state.kind === 'open') return { kind: 'open' };
    return state.player.id === asker.id
      ? { kind: 'person', player: asker }
      : { kind: 'open', for: state.player };
  });
  const terms = { game, options, clock, absence, undo, visibility, by: asker, previous };
  // whoever chose a colour keeps it
  return { ...terms, seats: turned(seats), ...(colours && { colours: turned(colours) }) };
}

function turned<Value>(list: readonly Value[]): Value[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}

/** A new table as it is stored. Its seed is drawn here and goes nowhere else. */
export async function openTable(terms: Terms, command: string, ports: Ports): Promise<NewTable> {
  const seed = ports.randomBytes(SEED_BYTES);
  const id = randomId(ports, ID_BYTES);
  const at = ports.now();
  const table = OnlineTable.from([
    { type: 'opened', at, format: TABLE_FORMAT, ...terms, commitment: commitmentTo(seed) },
  ]);
  await settle(table, async () => toHex(seed), at);
  return {
    ...storedState(id, table, true),
    id,
    game: terms.game,
    visibility: terms.visibility,
    openedBy: terms.by.id,
    command,
    seed: toHex(seed),
    events: table.events.map(event => ({ body: JSON.stringify(event) })),
  };
}
