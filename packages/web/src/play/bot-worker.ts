/** Bots think here, off the page's own thread; their weights travel with this file and not with the page. */
import { type BotJob, think } from '@kingdomino/bots';
import { expose } from 'comlink';

const desk = {
  /** The bot's move as text. */
  choose(job: BotJob): string {
    const choice = think(job);
    // a level that cannot play this game is stood in for by chance, so that a game always goes on
    const move = choice.ok ? choice : think({ ...job, spec: 'random' });
    if (!move.ok) throw new Error(move.error.text);
    return move.value.move;
  },
};

export type BotDesk = typeof desk;

expose(desk);
