import { BOT_NAMES, readBots } from '../bots.ts';
import { type Command, EXIT_OK } from '../command.ts';
import { simulateGame } from '../simulation.ts';
import { readTable, TABLE_OPTIONS } from '../table.ts';

const USUAL_SEED = '1';

export const simulate: Command = {
  summary: 'Play games between bots and print their records',
  usage: '[options]',
  details: `
Prints one record a line, as JSON. The same seed gives the same games, in the same order; game number N (counted
from 0) is dealt from the text "SEED/N", and its record says so, so that "verify" can deal it again.
`,
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'N', help: 'how many games (default 1)' },
    seed: { value: 'TEXT', help: `any text (default ${USUAL_SEED})` },
    bots: {
      value: 'LIST',
      help: `one bot for all seats or one for each: ${BOT_NAMES.join(', ')} (default random)`,
    },
  },
  plainArguments: 0,
  examples: [
    'kingdomino simulate --players 4 --variants middle-kingdom,harmony --games 1000 --seed spring > games.jsonl',
    'kingdomino simulate --variants mighty-duel,dynasty --bots random,random',
    'kingdomino simulate --game duel --games 10 | kingdomino verify -',
  ],
  async run(args, io) {
    const table = readTable(args);
    const games = args.integer('games', { from: 1, otherwise: 1 });
    const seed = args.text('seed') ?? USUAL_SEED;
    const bots = readBots(args.has('bots') ? args.list('bots') : ['random'], table.seats);
    for (let index = 0; index < games; index++) {
      await io.write(`${JSON.stringify(simulateGame(table, bots, `${seed}/${index}`))}\n`);
    }
    return EXIT_OK;
  },
};
