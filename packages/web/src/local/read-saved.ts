/** Reads a saved game in any format that was ever written; undefined for anything else. */
import { BOT_LEVELS, type EventOf, type FirstSeat, type TableEvent } from '@kingdomino/protocol';
import { gameById, isGameId } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { fieldsOf } from '../app/storage/stored-value.ts';
import { readFirstFormat } from './first-saved-format.ts';
import { isMe } from './local-table.ts';
import { NAMED_FORMAT, SAVED_FORMAT, type SavedGame } from './saved-format.ts';

/** What the pages of all languages called a player without a name. */
const YOU = ['You', 'Du', 'Ти', 'Tú', 'Sina', 'Toi', 'Tu', 'Ty', 'Ты'];

/** Everything that lists show is checked here; the moves are checked when they are played. */
export function readSaved(raw: unknown): SavedGame | undefined {
  const { format } = fieldsOf(raw);
  const saved = format === undefined ? readFirstFormat(fieldsOf(raw)) : fieldsOf(raw);
  if (!saved) return undefined;
  const { id, seed, changedAt, isOver, events } = saved;
  if (typeof id !== 'string' || typeof seed !== 'string' || !fromHex(seed)) return undefined;
  if (typeof changedAt !== 'number' || !Array.isArray(events)) return undefined;
  if (format !== undefined && format !== NAMED_FORMAT && format !== SAVED_FORMAT) return undefined;
  const [opened, ...rest] = events as readonly unknown[];
  if (!isOpened(opened) || !rest.every(isEvent)) return undefined;
  const first = format === SAVED_FORMAT ? opened : withoutYou(opened);
  return { format: SAVED_FORMAT, id, events: [first, ...rest], seed, changedAt, isOver: isOver === true };
}

function isEvent(raw: unknown): raw is TableEvent {
  return typeof fieldsOf(raw).type === 'string';
}

function isOpened(raw: unknown): raw is EventOf<'opened'> {
  const { type, game, options, seats, commitment, undo } = fieldsOf(raw);
  if (type !== 'opened' || !isGameId(game) || typeof commitment !== 'string') return false;
  if (typeof undo !== 'boolean' || !Array.isArray(seats) || !seats.every(isSeat)) return false;
  const rules = gameById(game);
  const read = rules.readOptions(options);
  return read.ok && rules.seats(rules.start(read.value)) === seats.length;
}

function isSeat(raw: unknown): raw is FirstSeat {
  const { kind, player, level } = fieldsOf(raw);
  if (kind === 'bot') return BOT_LEVELS.some(known => known === level);
  const { id, name } = fieldsOf(player);
  return kind === 'person' && typeof id === 'string' && typeof name === 'string';
}

function withoutYou(opened: EventOf<'opened'>): EventOf<'opened'> {
  return {
    ...opened,
    seats: opened.seats.map(seat =>
      seat.kind === 'person' && isMe(seat.player) && YOU.includes(seat.player.name)
        ? { ...seat, player: { ...seat.player, name: '' } }
        : seat,
    ),
  };
}
