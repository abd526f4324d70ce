/** Bots think here, off the page's own thread; their nets' weights are fetched from here when a bot first needs them. */
import { type BotJob, think } from '@kingdomino/bots';
import { expose } from 'comlink';

/** Plays every game and needs nothing from the network. */
const STAND_IN = 'greedy';

const desk = {
  /** The bot's move as text. */
  async choose(job: BotJob): Promise<string> {
    // where a bot cannot play, or its weights cannot be fetched now, another moves for it: a game always goes on
    const choice = await think(job).catch(() => undefined);
    const move = choice?.ok ? choice : await think({ ...job, spec: STAND_IN });
    if (!move.ok) throw new Error(move.error.text);
    return move.value.move;
  },
};

export type BotDesk = typeof desk;

expose(desk);
