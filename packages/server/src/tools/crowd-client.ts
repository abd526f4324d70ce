/**
 * A part of the players of `crowd-bench.ts`, in a process of its own, which may have so many open files and no more. In a
 * ring: everybody sits at two tables. Whose process is killed goes to another one, as a page does.
 */
import { BenchPlayer, BenchTable } from '../testing/clients/bench-table.ts';
import { type CrowdPart, playerToken, tableId } from './crowd-data.ts';

export interface CrowdReport {
  /** From each move to its acknowledgement, since the report before: milliseconds. */
  readonly delays: readonly number[];
  /** Until those whose process was killed were at both of their tables again: milliseconds. */
  readonly returned: readonly number[];
  /** By table: the latest version that was acknowledged. */
  readonly acknowledged: readonly (readonly [table: string, version: number])[];
}

const AT_ONCE = 50;
/** A page waits a little before it tries again, each a little else. */
const RETURN = 1000;

const delays: number[] = [];
const returned: number[] = [];
const acknowledged = new Map<string, number>();
const answer = (message: unknown): void => void process.send!(message);
process.on('message', (message: CrowdPart | 'report') => {
  if (message === 'report') answer(report());
  else void begin(message).then(() => answer('ready'));
});
process.on('disconnect', () => process.exit(0));

function report(): CrowdReport {
  return {
    delays: delays.splice(0),
    returned: returned.splice(0),
    acknowledged: [...acknowledged],
  };
}

async function begin({ first, count, origins, pace }: CrowdPart): Promise<void> {
  const hooks = {
    onAcknowledged: (milliseconds: number, table: string, version: number) => {
      delays.push(milliseconds);
      acknowledged.set(table, version);
    },
    onRefused: () => undefined,
    thinkingTime: () => 2 * pace * Math.random(),
    onOver: () => undefined,
  };
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const players = await inParts(numbers, async number => {
    const player = new BenchPlayer(playerToken(number));
    await player.join(origins[number % origins.length]!);
    return player;
  });
  const tables = players.map(
    (player, index) => new BenchTable([player, players[(index + 1) % count]!], hooks),
  );
  await inParts(numbers, number => tables[number - first]!.resume(tableId(number)));
  for (const [index, player] of players.entries()) {
    const own = [tables[index]!, tables[(index + count - 1) % count]!];
    // to one of the others, as whoever shares the load among processes would have it
    const other =
      origins[(first + index + 1 + (Math.floor((first + index) / origins.length) % 2)) % origins.length]!;
    player.onGone = () => void comeBack(player, other, own);
  }
}

/** Who loses the next line, too, begins anew with that. */
async function comeBack(player: BenchPlayer, origin: string, own: readonly BenchTable[]): Promise<void> {
  const start = performance.now();
  await new Promise(resolve => setTimeout(resolve, RETURN * (0.5 + Math.random())));
  await player.join(origin);
  for (const table of own) if (player.isConnected) await table.watch(player).catch(() => undefined);
  if (player.isConnected) returned.push(performance.now() - start);
}

async function inParts<Item, Value>(
  items: readonly Item[],
  act: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const all: Value[] = [];
  for (let index = 0; index < items.length; index += AT_ONCE)
    all.push(...(await Promise.all(items.slice(index, index + AT_ONCE).map(act))));
  return all;
}
