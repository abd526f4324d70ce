import { formatPosition, type GameId, positionToJson } from '@kingdomino/rules';
import type { Arguments } from '../arguments.ts';
import { type Command, EXIT_OK } from '../command.ts';
import { UsageComplaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { drawDuel } from '../pictures/duel.ts';
import { drawKingdomino } from '../pictures/kingdomino.ts';
import type { View } from '../pictures/view.ts';
import { POSITION_OPTION, readGivenPosition } from '../position-source.ts';
import {
  LINK_OPTION,
  MOVE_OPTION,
  RECORD_OPTION,
  readMoveNumber,
  readSource,
  replaySource,
  type SourceRecord,
} from '../record-source.ts';
import { COLOUR_OPTIONS, choosePaint } from '../terminal.ts';

const PICTURES: { readonly [G in GameId]: (view: View<G>) => string[] } = {
  kingdomino: drawKingdomino,
  duel: drawDuel,
};

/** What a picture shows, apart from how. */
type Scene = Omit<View, 'columns' | 'paint'>;

function draw<G extends GameId>(view: View<G>): string[] {
  return PICTURES[view.game.id](view);
}

export const show: Command = {
  summary: 'Draw a position of a record, or one that is written as text',
  usage: 'FILE|- [options]',
  details: `
Draws the kingdoms or maps, the lines and kings or the dice and the spellbook, the points as they stand, and whose
turn it is. Moves are counted from 1, chance included; seats from 0, as in the record. With --as text or --as json it
prints the position instead, which --position reads again.
`,
  options: {
    ...RECORD_OPTION,
    ...MOVE_OPTION,
    ...LINK_OPTION,
    ...POSITION_OPTION,
    as: { value: 'FORM', help: 'picture (default), text or json' },
    ...COLOUR_OPTIONS,
  },
  plainArguments: 1,
  examples: [
    'kingdomino show games.jsonl --record 3 --move 40',
    'kingdomino simulate --game duel | kingdomino show -',
    'kingdomino show --link 1AEAA… --no-color',
    'kingdomino show --link 1AEAA… --move 30 --as text',
    "kingdomino show --position 'kingdomino/1 2; king; newer 3 17 29 41'",
    'kingdomino show --link 1AEAA… --move 30 --as json | kingdomino show --position -',
  ],
  async run(args, io) {
    const form = args.oneOf('as', ['picture', 'text', 'json'], 'picture');
    const scene = args.has('position') ? await positionScene(args, io) : await recordScene(args, io);
    const { game } = scene;
    const view: View = { ...scene, columns: io.columns, paint: choosePaint(args, io) };
    const lines = {
      picture: () => draw(view),
      text: () => [formatPosition(game, scene.position)],
      json: () => [JSON.stringify(positionToJson(game, scene.position))],
    }[form]();
    await io.write(`${lines.join('\n')}\n`);
    return EXIT_OK;
  },
};

async function positionScene(args: Arguments, io: Io): Promise<Scene> {
  const other = [
    ...['link', 'record', 'move'].filter(name => args.has(name)).map(name => `--${name}`),
    ...args.plain,
  ];
  if (other.length > 0)
    throw new UsageComplaint(`--position is a position by itself: it goes without ${other.join(' and ')}`);
  const { game, state } = await readGivenPosition(args, io);
  return { where: 'position', game, last: undefined, position: state };
}

async function recordScene(args: Arguments, io: Io): Promise<Scene> {
  const source = await readSource(args, io);
  const { name, record } = source;
  const played = readMoveNumber(args, source);
  const { game, state } = replaySource(source, played);
  return {
    where: `${name}, move ${played} of ${record.moves.length}`,
    game,
    // earlier releases wrote `bots`
    players: record.players ?? ('bots' in record ? record.bots : undefined),
    last: lastMove(source, played),
    position: state,
  };
}

function lastMove(source: SourceRecord, played: number): View['last'] {
  if (played === 0) return undefined;
  const { game, state } = replaySource(source, played - 1);
  const text = source.record.moves[played - 1]!;
  const move = game.parse(text);
  return move.ok ? { actor: game.toAct(state), move: move.value, text } : undefined;
}
