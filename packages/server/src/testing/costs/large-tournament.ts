/** A tournament with as many players as there are, some rounds into it. */
import type { TournamentEvent, TournamentPlan } from '@kingdomino/protocol';
import {
  BREAK,
  create,
  decideTournament,
  Tournament,
  type TournamentCommand,
} from '@kingdomino/table/tournaments';
import type { Store } from '../../storage/store.ts';
import { summaryOf } from '../../tournaments/tournament-summary.ts';

export const LARGE = 'tournament-of-all';
/** One place is free. */
export const LARGE_TO_COME = 'tournament-to-come';
const ROUNDS = 4;

const PLAN: TournamentPlan = {
  name: 'Everybody',
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'public',
  most: 1000,
  rounds: 9,
  seconds: 300,
  increment: 10,
};

export async function addLargeTournament(store: Store, players: number, now: number): Promise<void> {
  const { tournament, events } = playedTournament(players, now);
  await store.createTournament({
    id: LARGE,
    visibility: 'public',
    organiser: 'player-0',
    ...summaryOf(LARGE, tournament),
    events: events.map(event => JSON.stringify(event)),
    most: 100,
  });
  const joined = [...tournament.entrants.keys()].map(player => ({ player, at: now }));
  await store.appendTournament({
    id: LARGE,
    after: events.length,
    events: [JSON.stringify({ type: 'paused', at: now })],
    ...summaryOf(LARGE, tournament),
    joined,
  });
}

/** Everybody is in but the one who asks. */
export async function addTournamentToCome(store: Store, players: number, now: number): Promise<void> {
  const tournament = new Tournament();
  const events: TournamentEvent[] = [];
  const made = create(PLAN, now, { by: 'player-0' });
  if (made.ok) events.push(...made.value);
  for (let n = 1; n < Math.min(players, PLAN.most); n++)
    events.push({ type: 'joined', at: now, player: `player-${n}` });
  tournament.append(...events);
  await store.createTournament({
    id: LARGE_TO_COME,
    visibility: 'public',
    organiser: 'player-0',
    ...summaryOf(LARGE_TO_COME, tournament),
    events: events.map(event => JSON.stringify(event)),
    most: 100,
  });
}

function playedTournament(players: number, now: number) {
  const tournament = new Tournament();
  const events: TournamentEvent[] = [];
  const take = (more: readonly TournamentEvent[]) => {
    tournament.append(...more);
    events.push(...more);
  };
  const run = (command: TournamentCommand, at: number) => {
    const decision = decideTournament(tournament, command, at);
    if (decision.ok) take(decision.value);
  };
  const made = create(PLAN, now, { by: 'player-0' });
  if (made.ok) take(made.value);
  for (let n = 0; n < players; n++) run({ type: 'join', player: `player-${n}` }, now);
  run({ type: 'order', order: 'start' }, now);
  for (let round = 0, table = 0; round < ROUNDS; round++) {
    const at = now + round * BREAK;
    run({ type: 'advance', newTable: () => `table-of-everybody-${table++}` }, at);
    const games = [...tournament.openGames].map(game => ({
      game,
      result: { places: [1, 2], points: [50, 40] },
    }));
    if (round + 1 < ROUNDS) run({ type: 'results', games }, at);
  }
  return { tournament, events };
}
