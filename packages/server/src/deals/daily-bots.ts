/**
 * Every level plays the day's deal once somebody does: in the same seat, against the same bots. Behind all play: a move
 * is asked for only while nobody waits for a bot.
 */

import { BOT_LEVELS, type BotLevel } from '@kingdomino/protocol';
import { Dealer, GAME_IDS, type GameId, gameById } from '@kingdomino/rules';
import { fromHex } from '@kingdomino/rules/hashing';
import { DAILY, DAILY_SEAT, dailySalts } from '@kingdomino/table';
import { placeOf } from '@kingdomino/table/achievements';
import type { BotPool } from '../bots/bot-pool.ts';
import { sharedJob } from '../bots/shared-deal-job.ts';
import type { Ports } from '../ports.ts';
import { sleep } from '../sleep.ts';
import type { Store } from '../storage/store.ts';
import { dailyDealId, dayOf } from './day.ts';

export interface DailyBotsParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly pool: BotPool;
  readonly onError: (error: unknown) => void;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Between two looks whether people still wait for bots. */
const BUSY_PAUSE = 500;
const WHOSE = { opener: '', hasPeople: false };

export class DailyBots {
  readonly #parts: DailyBotsParts;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: DailyBotsParts) {
    this.#parts = parts;
  }

  /** Plays what is missing of today and yesterday. What another process has played meanwhile is not played again. */
  run(): Promise<void> {
    this.#running ??= this.#runAll()
      .catch(error => {
        if (!this.#isStopped) this.#parts.onError(error);
      })
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #runAll(): Promise<void> {
    const { store, ports } = this.#parts;
    const today = dayOf(ports.now());
    for (const day of [today, today - 1])
      for (const game of GAME_IDS) {
        const deal = dailyDealId(game, day);
        if (await store.isDailyBegun(deal)) await this.#playMissing(game, deal);
      }
  }

  async #playMissing(game: GameId, deal: string): Promise<void> {
    const { store } = this.#parts;
    for (const level of BOT_LEVELS) {
      if (this.#isStopped) return;
      const played = await store.dailyBots(deal);
      if (played.some(each => each.level === level)) continue;
      const result = await this.#play(game, await store.readDealSeed(deal), level);
      if (result) await store.noteDailyBot({ deal, level, ...result });
    }
  }

  /** Undefined when the server is about to stop. */
  async #play(
    id: GameId,
    seed: string,
    level: BotLevel,
  ): Promise<{ points: number; rank: number; moves: string } | undefined> {
    const { options, bots } = DAILY[id];
    const game = gameById(id);
    const read = game.readOptions(options);
    const bytes = fromHex(seed);
    if (!read.ok || !bytes) throw new Error(`the day's deal of ${id} cannot be played`);
    const dealer = new Dealer(bytes, dailySalts(id));
    const state = game.start(read.value);
    const moves: string[] = [];
    for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
      const text =
        actor === 'chance'
          ? game.format(dealer.next(game, state))
          : await this.#choose(
              seed,
              { game: id, options, moves },
              actor === DAILY_SEAT ? level : bots[actor - 1]!,
            );
      const move = text === undefined ? undefined : game.parse(text);
      if (!move?.ok || text === undefined) return undefined;
      game.advance(state, move.value);
      moves.push(text);
    }
    const { scores, ranking } = game.outcome(state);
    const points = scores[DAILY_SEAT]!.total;
    return { points, rank: placeOf(ranking, DAILY_SEAT), moves: JSON.stringify(moves) };
  }

  async #choose(
    seed: string,
    game: Parameters<typeof sharedJob>[1],
    level: BotLevel,
  ): Promise<string | undefined> {
    const { pool, pause = sleep } = this.#parts;
    while (!this.#isStopped) {
      if (pool.waiting > 0) await pause(BUSY_PAUSE);
      else {
        const move = await pool.choose(sharedJob(seed, game, level), WHOSE, true);
        if (move !== undefined) return move;
        await pause(BUSY_PAUSE);
      }
    }
    return undefined;
  }
}
