/**
 * Plays a table of every kind and writes its events to golden/. Run once for each release that adds something; what is
 * there already stays as it is.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Command } from '@kingdomino/protocol';
import { open, playOn, someMove } from '../testing/clients/play.ts';
import type { PlayerClient } from '../testing/clients/player-client.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { pass, startTestServer } from '../testing/test-server.ts';

type Wish = Partial<Omit<Extract<Command, { type: 'create' }>, 'id'>>;

const release = process.argv[2] ?? '0.2';
const people = (count: number): NonNullable<Wish['seats']> =>
  Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);

const WISHES: Readonly<Record<string, Wish>> = {
  'kingdomino-2': {},
  'kingdomino-3-line-of-four': { options: { players: 3, lineOfFour: true }, seats: people(3) },
  'kingdomino-4-all-bonuses': {
    options: { players: 4, middleKingdom: true, harmony: true },
    seats: [
      { kind: 'me' },
      { kind: 'bot', level: 'squire' },
      { kind: 'open' },
      { kind: 'bot', level: 'knight' },
    ],
  },
  'kingdomino-2-mighty-duel-dynasty': { options: { players: 2, mightyDuel: true, dynasty: true } },
  'kingdomino-2-balanced': {
    options: { players: 2, balancedOpening: true },
    clock: { kind: 'game', seconds: 300, increment: 3 },
  },
  duel: { game: 'duel', clock: { kind: 'turn', seconds: 60 } },
  'duel-first-seat': {
    game: 'duel',
    options: { players: 2, firstSeat: 1 },
    clock: { kind: 'days', days: 3 },
  },
  'left-and-back': { absence: { kind: 'bot', level: 'baron' } },
  forfeit: { absence: { kind: 'forfeit' }, options: { players: 3 }, seats: people(3) },
  // its first pick reveals nothing, so that it can be taken back
  'undo-and-phrases': { options: { players: 2, balancedOpening: true } },
  'called-and-back': { absence: { kind: 'bot', level: 'squire' } },
  'late-and-back': { clock: { kind: 'game', seconds: 30, increment: 5 } },
};

/** What happens at some tables before they are played to their end. */
const SCENES = {
  'left-and-back': async (players: readonly PlayerClient[], table: string) => {
    const mover = players[players[0]!.tables.get(table)!.toAct!]!;
    await mover.request({ type: 'leave', table });
    await mover.until(table, ({ events }) =>
      events.some(event => event.type === 'moved' && event.bot === 'baron'),
    );
    await mover.request({ type: 'takeBack', table });
  },
  forfeit: async ([one]: readonly PlayerClient[], table: string) => {
    await one!.request({ type: 'leave', table });
  },
  'called-and-back': async (players: readonly PlayerClient[], table: string) => {
    const seat = players[0]!.tables.get(table)!.toAct!;
    const [away, other] = [players[seat]!, players[1 - seat]!];
    await pass(host, ports, 120_000);
    await other.request({ type: 'call', table });
    await pass(host, ports, 180_000);
    await other.until(table, ({ events }) => events.some(({ type }) => type === 'substituted'));
    await away.request({ type: 'takeBack', table });
  },
  'late-and-back': async (players: readonly PlayerClient[], table: string) => {
    const late = players[players[0]!.tables.get(table)!.toAct!]!;
    await pass(host, ports, 32_000);
    await late.until(table, ({ events }) => events.some(event => event.type === 'moved' && event.bot));
    await late.request({ type: 'takeBack', table });
  },
  'undo-and-phrases': async (players: readonly PlayerClient[], table: string) => {
    const online = players[0]!.tables.get(table)!;
    const mover = players[online.toAct!]!;
    const { version } = online;
    await mover.request({ type: 'say', table, phrase: 'hello' });
    await mover.request({ type: 'move', table, version: version + 1, move: someMove(online, 1) });
    await mover.request({ type: 'undo', table, version: version + 2 });
    await players[0]!.until(table, now => now.version > version + 2);
    await mover.request({ type: 'say', table, phrase: 'oops' });
  },
};

const folder = new URL('../../golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
const ports = new FakePorts();
const host = await startTestServer({ ports });
for (const [name, wish] of Object.entries(WISHES)) {
  const file = new URL(`${release}-${name}.json`, folder);
  if (existsSync(file)) continue;
  const seats = wish.seats ?? people(2);
  const players = await Promise.all(seats.filter(({ kind }) => kind !== 'bot').map(() => host.player()));
  const table = await begin(players, wish);
  await SCENES[name as keyof typeof SCENES]?.(players, table);
  const [end] = await Promise.all(players.map(player => playOn(player, table)));
  writeFileSync(file, `[\n${end!.events.map(event => JSON.stringify(event)).join(',\n')}\n]\n`);
  console.log(`${name}: ${end!.version} events`);
}
await host.stop();
process.exit(0);

async function begin(players: readonly PlayerClient[], wish: Wish): Promise<string> {
  const [owner, ...guests] = players as [PlayerClient, ...PlayerClient[]];
  const table = await open(owner, wish);
  for (const player of players) await player.watch(table);
  for (const guest of guests) await guest.request({ type: 'sit', table, salt: `salt-of-${guest.player.id}` });
  await owner.request({ type: 'ready', table, salt: `salt-of-${owner.player.id}` });
  await owner.until(table, ({ toAct }) => toAct !== undefined);
  return table;
}
