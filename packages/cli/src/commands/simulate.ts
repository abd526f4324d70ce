import { BOTS_HELP, seatBots, splitSpecs } from '../bots.ts';
import { GAME_OPTIONS, readChosenGame } from '../chosen-game.ts';
import { type Command, EXIT_OK, EXIT_STOPPED, EXIT_WRONG } from '../command.ts';
import type { StopSignal } from '../io.ts';
import { barBeside } from '../progress.ts';
import { simulateGame } from '../simulation.ts';

const USUAL_SEED = '1';
const USUAL_BOT = 'random';

export const simulate: Command = {
  summary: 'Play games between bots and print their records',
  usage: '[options]',
  details: `
Prints one record a line, as JSON. The same seed gives the same games, in the same order; game number N (counted
from 0) is dealt from the text "SEED/N", and its record says so, so that "verify" can deal it again. Bots that think
by the clock may play another game next time. Exits with 1 if a bot gave up a game.
${BOTS_HELP}`,
  options: {
    ...GAME_OPTIONS,
    games: { value: 'N', help: 'how many games (default 1)' },
    seed: { value: 'TEXT', help: `any text (default ${USUAL_SEED})` },
    bots: { value: 'LIST', help: `one bot for all seats or one for each (default ${USUAL_BOT})` },
  },
  plainArguments: 0,
  examples: [
    'kingdomino simulate --players 4 --variants middle-kingdom,harmony --games 1000 --seed spring > games.jsonl',
    'kingdomino simulate --variants mighty-duel,dynasty --bots greedy,grandmaster:200',
    'kingdomino simulate --game duel --games 10 | kingdomino verify -',
  ],
  async run(args, io) {
    const table = readChosenGame(args);
    const games = args.integer('games', { from: 1, otherwise: 1 });
    const seed = args.text('seed') ?? USUAL_SEED;
    const specs = splitSpecs(args.text('bots') ?? USUAL_BOT);
    const players = seatBots(specs, table.game.id, table.seats);
    const bar = barBeside(games, io);
    const closeAll = () => Promise.all(players.map(async player => player.close?.()));
    let code: number = EXIT_OK;
    let stopped: StopSignal | undefined;
    const forget = io.onStop(signal => {
      stopped = signal;
      void closeAll();
    });
    try {
      for (let index = 0; index < games; index++) {
        const { record, forfeit } = await simulateGame(table, players, `${seed}/${index}`);
        if (stopped !== undefined) return EXIT_STOPPED[stopped];
        await io.write(`${JSON.stringify(record)}\n`);
        bar.show(index + 1);
        if (!forfeit) continue;
        bar.clear();
        io.warn(`game ${index + 1}: ${forfeit.reason}\n`);
        code = EXIT_WRONG;
      }
    } finally {
      forget();
      bar.clear();
      await closeAll();
    }
    return code;
  },
};
