/** Bots think here, off the page's own thread; their nets' weights are fetched from here when a bot first needs them. */
import { type BotJob, PlannedMoves, think } from '@kingdomino/bots';
import { expose } from 'comlink';

/** Plays every game and needs nothing from the network. */
const STAND_IN = 'greedy';

/** A bot decides its whole turn at once: the second move of it is known when the page asks. */
const planned = new PlannedMoves();

const desk = {
  /** The bot's move as text. */
  async choose(job: BotJob): Promise<string> {
    try {
      return await moveOf(job);
    } catch (error) {
      // where a bot cannot play, or its weights cannot be fetched now, another moves for it: a game always goes on
      console.warn(`${STAND_IN} moves for ${job.spec}: ${String(error)}`);
      return moveOf({ ...job, spec: STAND_IN });
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

export type BotDesk = typeof desk;

expose(desk);
