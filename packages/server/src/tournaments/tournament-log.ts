/**
 * The tournaments that this process has in memory, never ahead of the store: decide on what is known, append if nobody
 * else was faster, else read what is new and decide again.
 */
import type { CommandRefusal, TournamentEvent } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import {
  decideTournament,
  nextAdvance,
  type ReadonlyTournament,
  Tournament,
  type TournamentCommand,
  UNKNOWN_TOURNAMENT,
} from '@kingdomino/table/tournaments';
import type { Store } from '../storage/store.ts';
import type { TournamentAppend } from '../storage/tournaments/tournaments.ts';
import { summaryOf } from './tournament-summary.ts';

const MOST_ATTEMPTS = 12;
const MOST_IN_MEMORY = 100;
/** That are not over, of one player. */
const MOST_JOINED = 20;
export const TOO_MANY_TOURNAMENTS: CommandRefusal = {
  code: 'too-many-tournaments',
  text: 'you organise or play in as many as you can',
};
const BUSY: CommandRefusal = { code: 'busy', text: 'others were faster; send it again' };

interface Held {
  tournament: Tournament;
  queue: Promise<unknown>;
}

export type Changed = Result<readonly TournamentEvent[], CommandRefusal>;

export class TournamentLog {
  readonly #store: Store;
  readonly #now: () => number;
  /** The least used first. */
  readonly #held = new Map<string, Held>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** As the store has it now. */
  read<Value>(
    id: string,
    look: (tournament: ReadonlyTournament) => Value | Promise<Value>,
  ): Promise<Value | undefined> {
    return this.#run(id, async ({ tournament }) => look(tournament));
  }

  change(id: string, command: TournamentCommand): Promise<Changed> {
    return this.#run(id, held => this.#decide(id, held, command)).then(
      done => done ?? err(UNKNOWN_TOURNAMENT),
    );
  }

  async #decide(id: string, held: Held, command: TournamentCommand): Promise<Changed> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { tournament } = held;
      const decision = decideTournament(tournament, command, this.#now());
      if (!decision.ok || decision.value.length === 0) return decision;
      const events = decision.value;
      const next = tournament.copy();
      next.append(...events);
      const appended = await this.#store.appendTournament(this.#appendOf(id, tournament, next, events));
      if (appended === 'done') {
        held.tournament = next;
        return ok(events);
      }
      if (appended === 'too-many') return err(TOO_MANY_TOURNAMENTS);
      await this.#catchUp(id, held);
    }
    return err(BUSY);
  }

  #appendOf(
    id: string,
    before: ReadonlyTournament,
    next: ReadonlyTournament,
    events: readonly TournamentEvent[],
  ): TournamentAppend {
    const dueAt = nextAdvance(next);
    const forgotten = [...before.entrants.keys()].filter(player => !next.entrants.has(player));
    return {
      id,
      after: before.version,
      events: events.map(event => JSON.stringify(event)),
      ...summaryOf(id, next),
      ...(dueAt === undefined ? {} : { dueAt }),
      joined: events.flatMap(event =>
        event.type === 'joined' ? [{ player: event.player, at: event.at }] : [],
      ),
      mostJoined: MOST_JOINED,
      forgotten,
      taken: events.flatMap(event => (event.type === 'finished' ? [event.game] : [])),
    };
  }

  async #run<Value>(id: string, task: (held: Held) => Promise<Value>): Promise<Value | undefined> {
    const held = this.#held.get(id) ?? { tournament: new Tournament(), queue: Promise.resolve() };
    this.#held.delete(id);
    this.#held.set(id, held);
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST_IN_MEMORY) break;
      this.#held.delete(oldest);
    }
    const done = held.queue.then(async () => {
      await this.#catchUp(id, held);
      return held.tournament.version === 0 ? undefined : task(held);
    });
    held.queue = done.catch(() => undefined);
    const value = await done;
    if (held.tournament.version === 0) this.#held.delete(id);
    return value;
  }

  /** Whoever still looks at the one before sees it as it was. */
  async #catchUp(id: string, held: Held): Promise<void> {
    const after = held.tournament.version;
    const events = await this.#store.readTournamentEvents({ tournament: id, after });
    if (events.length === 0) return;
    held.tournament = held.tournament.copy();
    held.tournament.append(...events.map(body => JSON.parse(body) as TournamentEvent));
  }
}
