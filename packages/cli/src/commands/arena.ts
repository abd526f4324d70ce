import { writeFile } from 'node:fs/promises';
import { type ArenaGame, crossText, reportJson, reportText, type Tournament } from '@kingdomino/bots/arena';
import { checkArena, runArena } from '@kingdomino/bots/node';
import { paperReport, paperTournaments } from '../arena/paper-table.ts';
import type { Arguments } from '../arguments.ts';
import { BOTS_HELP, findBot, splitSpecs } from '../bots.ts';
import { GAME_OPTIONS, readChosenGame } from '../chosen-game.ts';
import { type Command, EXIT_OK, EXIT_STOPPED, EXIT_WRONG } from '../command.ts';
import { Complaint, UsageComplaint } from '../complaint.ts';
import type { Io, StopSignal } from '../io.ts';
import { progressBar } from '../progress.ts';

const MOST_GAMES = 10_000_000;
const USUAL_GAMES = 100;
const PAPER_GAMES = 10_000;
const MOST_JOBS = 64;
const FEWEST_SEATS = 2;
const MOST_SEATS = 4;

export const arena: Command = {
  summary: 'Let bots play against each other and say how strong they are',
  usage: '--bots A,B[,…] | --versus ONE,OTHERS | --paper  [options]',
  details: `
Deals are paired: every deal is played once for each way to rotate the bots around the table; intervals are clustered
by deal. A bot's games are the seats it held; a shared first place is shared out. With budgets in simulations the
results depend on the seed alone, not on --jobs. Ctrl-C ends the outside bots and reports the games that are over.
Exits with 1 if a bot gave up a game. docs/cli.md describes what --json prints.
${BOTS_HELP}`,
  options: {
    bots: { value: 'LIST', help: 'all groups of these bots that fill a table' },
    versus: { value: 'ONE,OTHERS', help: 'the first bot against the second in every other seat' },
    ...GAME_OPTIONS,
    players: {
      value: 'N',
      help: '2, 3 or 4 (default: as many as --bots has, 4 for --versus); duel is for 2',
    },
    games: {
      value: 'N',
      help: `how many games in all (default ${USUAL_GAMES}; ${PAPER_GAMES} a row for --paper)`,
    },
    seed: { value: 'TEXT', help: 'any text (default 1)' },
    jobs: { value: 'N', help: 'how many games at once, each on its own thread (default 1)' },
    json: { help: 'print the results as JSON' },
    'stop-on-forfeit': { help: 'end the arena when a bot gives up a game' },
    'bot-log': { value: 'FILE', help: 'write what outside bots print on their standard error' },
    cross: { help: 'add a table of who came out ahead of whom, in Markdown' },
    records: { value: 'FILE', help: 'write the records of all games, one a line' },
    'paper-bonuses': { help: 'both bonuses, scored and won as in Gedda, Lagerkvist, Butler (2018)' },
    paper: { help: "play the first rows of that paper's table: TR, GPRD and FG" },
  },
  plainArguments: 0,
  examples: [
    'kingdomino arena --bots grandmaster,duke --game duel --games 400 --jobs 2',
    'kingdomino arena --versus fg,tr --players 4 --paper-bonuses --games 1000',
    `kingdomino arena --bots 'greedy,cmd:"python3 examples/python-bot/bot.py"' --games 20`,
    'kingdomino arena --paper --jobs 2',
  ],
  async run(args, io) {
    const tournaments = args.has('paper') ? readPaper(args) : [readTournament(args)];
    for (const tournament of tournaments) {
      for (const spec of tournament.bots) findBot(spec, tournament.game);
      const checked = checkArena(tournament);
      if (!checked.ok) throw new UsageComplaint(checked.error.text);
    }
    const file = args.text('records');
    const botLog = args.text('bot-log');
    if (botLog !== undefined) await writeText(botLog, '');
    // hours of games must not be played for a file that cannot be written
    if (file !== undefined) await writeRecords(file, []);
    const { games, stopped } = await playAll(tournaments, args, io);
    if (file !== undefined) await writeRecords(file, games.flat());
    const report = args.has('paper') ? paperReport : singleReport;
    await io.write(report(tournaments, games, args.has('json') ? 'json' : 'text'));
    if (args.has('cross')) await io.write(`\n${crossText(tournaments[0]!, games[0]!)}\n`);
    return stopped === undefined ? judge(games.flat(), io) : EXIT_STOPPED[stopped];
  },
};

function judge(games: readonly ArenaGame[], io: Io): number {
  const forfeits = games.flatMap(({ forfeit }) => forfeit ?? []);
  if (forfeits.length === 0) return EXIT_OK;
  io.warn(`kingdomino arena: ${forfeits.length} of ${games.length} games were given up: ${forfeits[0]}\n`);
  return EXIT_WRONG;
}

interface Played {
  readonly games: ArenaGame[][];
  readonly stopped?: StopSignal;
}

async function playAll(tournaments: readonly Tournament[], args: Arguments, io: Io): Promise<Played> {
  const jobs = args.integer('jobs', { from: 1, to: MOST_JOBS, otherwise: 1 });
  const botLog = args.text('bot-log');
  const total = tournaments.reduce((sum, { games }) => sum + games, 0);
  const bar = progressBar(total, io);
  const games: ArenaGame[][] = [];
  const end = new AbortController();
  let stopped: StopSignal | undefined;
  const forget = io.onStop(signal => {
    stopped = signal;
    end.abort();
  });
  let before = 0;
  for (const tournament of tournaments) {
    const onProgress = (now: number) => bar.show(before + now);
    const log = botLog === undefined ? {} : { botLog };
    games.push(await runArena(tournament, { jobs, onProgress, signal: end.signal, ...log }));
    before += tournament.games;
  }
  forget();
  bar.clear();
  const over = games.flat().length;
  if (over < total) io.warn(`kingdomino arena: stopped after ${over} of ${total} games\n`);
  return { games, ...(stopped && { stopped }) };
}

function readTournament(args: Arguments): Tournament {
  if (args.has('bots') === args.has('versus')) throw new UsageComplaint('say who plays: --bots or --versus');
  const isVersus = args.has('versus');
  if (args.has('cross') && args.has('json'))
    throw new UsageComplaint('--cross is for people: leave --json out');
  const bots = splitSpecs(args.text('bots') ?? args.text('versus')!);
  const hasPaperBonuses = args.has('paper-bonuses');
  const seats = isVersus ? MOST_SEATS : Math.max(FEWEST_SEATS, Math.min(MOST_SEATS, bots.length));
  const { game, options } = readChosenGame(args, seats);
  return {
    game: game.id,
    options: {
      ...game.writeOptions(options),
      ...(hasPaperBonuses ? { middleKingdom: true, harmony: true } : {}),
    },
    bots,
    isVersus,
    games: args.integer('games', { from: 1, to: MOST_GAMES, otherwise: USUAL_GAMES }),
    seed: args.text('seed') ?? '1',
    hasPaperBonuses,
    keepsRecords: args.has('records'),
    stopsOnForfeit: args.has('stop-on-forfeit'),
  };
}

function readPaper(args: Arguments): Tournament[] {
  const misplaced = ['bots', 'versus', 'cross', 'paper-bonuses', ...Object.keys(GAME_OPTIONS)].find(name =>
    args.has(name),
  );
  if (misplaced) throw new UsageComplaint(`--paper says itself who plays what: leave --${misplaced} out`);
  return paperTournaments({
    games: args.integer('games', { from: 1, to: MOST_GAMES, otherwise: PAPER_GAMES }),
    seed: args.text('seed') ?? '1',
    keepsRecords: args.has('records'),
  });
}

function singleReport(
  [tournament]: readonly Tournament[],
  [games]: readonly (readonly ArenaGame[])[],
  form: 'json' | 'text',
): string {
  return `${(form === 'json' ? reportJson : reportText)(tournament!, games!)}\n`;
}

async function writeRecords(file: string, games: readonly ArenaGame[]): Promise<void> {
  await writeText(file, games.map(({ record }) => `${JSON.stringify(record)}\n`).join(''));
}

async function writeText(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new Complaint(`cannot write ${file}: ${(error as Error).message}`);
  }
}
