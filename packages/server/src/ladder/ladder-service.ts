/**
 * The ladder of programs over all processes. Who waits is in the store; a request of a program waits here, and each
 * second this process pairs. A game is opened by whoever sees first that it is not: a process that dies loses none.
 */
import type { CommandRefusal, LadderTurn, Player, RatedMode } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { shownPlayer } from '../identity/identity-service.ts';
import { type Ports, randomId } from '../ports.ts';
import { anchorOf } from '../ratings/anchors.ts';
import type { StoredLadderGame } from '../storage/ladder/waits.ts';
import type { Store } from '../storage/store.ts';
import { drawSeed } from '../tables/new-table.ts';
import type { TableOpener } from '../tables/table-opener.ts';
import { ladderTerms } from './ladder-terms.ts';

export const LADDER_STEP = 1000;
/** Games that a program begins within a day: each is kept for months. */
const LADDER_GAMES_A_DAY = 200;
const TABLE_BYTES = 9;

const PROGRAMS_ONLY: CommandRefusal = {
  code: 'not-allowed',
  text: 'the ladder is for programs that a member has registered',
};
const ENOUGH: CommandRefusal = {
  code: 'too-many-messages',
  text: `a program plays at most ${LADDER_GAMES_A_DAY} games of the ladder within a day`,
  retryAfter: 600_000,
};

export interface LadderServiceParts {
  readonly store: Store;
  /** With the time of the tables. */
  readonly ports: Ports;
  readonly opener: TableOpener;
  readonly onError: (error: unknown) => void;
}

type Answer = (game: StoredLadderGame | undefined) => void;

export class LadderService {
  readonly #parts: LadderServiceParts;
  /** Requests that wait for a game, one of each program. */
  readonly #waiting = new Map<string, Answer>();
  #isStepping = false;

  constructor(parts: LadderServiceParts) {
    this.#parts = parts;
  }

  /** The game that the program plays; else the next one, or nothing when there was none until the end of the wait. */
  async next(
    player: Player,
    modes: readonly RatedMode[],
    until: AbortSignal,
  ): Promise<Result<LadderTurn, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const program = player.bot ? await store.programOf(player.id) : undefined;
    // whoever is banned plays by no program either
    if (!program || !(await store.playerById(program.owner))) return err(PROGRAMS_ONLY);
    const now = ports.now();
    const asked = await store.askLadder({ player: player.id, modes, now, mostADay: LADDER_GAMES_A_DAY });
    if (asked === 'enough') return err(ENOUGH);
    const game = asked === 'waits' ? await this.#wait(player.id, until) : asked;
    if (!game || !(await this.#open(game))) return ok({});
    return ok({ table: { id: game.table, mode: game.mode } });
  }

  /** A scheduled job. */
  async step(): Promise<void> {
    if (this.#isStepping || this.#waiting.size === 0) return;
    this.#isStepping = true;
    try {
      const { store, ports } = this.#parts;
      const here = [...this.#waiting.keys()];
      const { paired } = await store.stepLadder({ now: ports.now(), id: randomId(ports, TABLE_BYTES), here });
      for (const { player, game } of paired) this.#waiting.get(player)?.(game);
    } catch (error) {
      this.#parts.onError(error);
    } finally {
      this.#isStepping = false;
    }
  }

  /** Answers all that wait: the server stops. */
  stop(): void {
    for (const answer of this.#waiting.values()) answer(undefined);
  }

  /** A newer request of the same program takes the place of the one before. */
  async #wait(player: string, until: AbortSignal): Promise<StoredLadderGame | undefined> {
    this.#waiting.get(player)?.(undefined);
    const game = await new Promise<StoredLadderGame | undefined>(resolve => {
      const onAbort = () => answer(undefined);
      const answer: Answer = found => {
        if (this.#waiting.get(player) === answer) this.#waiting.delete(player);
        until.removeEventListener('abort', onAbort);
        resolve(found);
      };
      this.#waiting.set(player, answer);
      until.addEventListener('abort', onAbort);
      if (until.aborted) answer(undefined);
    });
    return game;
  }

  /** False where somebody is not there any more, or the server has as many tables as it can take. */
  async #open(game: StoredLadderGame): Promise<boolean> {
    if (game.isOpened) return true;
    const { store, ports, opener } = this.#parts;
    const ids = game.seats.filter(id => anchorOf(id) === undefined);
    const known = await Promise.all(ids.map(id => store.playerById(id)));
    const programs = known.filter(player => player !== undefined).map(shownPlayer);
    if (programs.length < ids.length) return false;
    const draw = { id: game.table, seed: drawSeed(ports) };
    const opened = await opener.open(ladderTerms(game, programs), `ladder-${game.table}`, {
      draw,
      isServed: true,
    });
    return opened.ok;
  }
}
