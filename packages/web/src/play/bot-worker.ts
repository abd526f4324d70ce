/** Bots think here, off the page's own thread; their nets' weights are fetched from here when a bot first needs them. */
import { type BotJob, PlannedMoves, think } from '@kingdomino/bots';
import { expose } from 'comlink';
import type { BotAnswer } from './bot-desk.ts';

/** Plays every game and needs nothing from the network. */
const STAND_IN = 'greedy';

/** A bot decides its whole turn at once: the second move of it is known when the page asks. */
const planned = new PlannedMoves();

const desk = {
  async choose(job: BotJob): Promise<BotAnswer> {
    try {
      return { move: await moveOf(job), isStandIn: false };
    } catch (error) {
      // where a bot cannot play, or its weights cannot be fetched now, another moves for it: a game always goes on
      console.warn(`${STAND_IN} moves for ${job.spec}: ${String(error)}`);
      return { move: await moveOf({ ...job, spec: STAND_IN }), isStandIn: true };
    }
  },
};

async function moveOf(job: BotJob): Promise<string> {
  const move = planned.take(job);
  if (move !== undefined) return move;
  const choice = await think(job);
  if (!choice.ok) throw new Error(choice.error.text);
  planned.keep(job, choice.value);
  return choice.value.move;
}

export type BotWorker = typeof desk;

expose(desk);
