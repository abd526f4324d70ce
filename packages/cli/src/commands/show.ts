import type { GameId } from '@kingdomino/rules';
import { type Command, EXIT_OK } from '../command.ts';
import { drawDuel } from '../pictures/duel.ts';
import { drawKingdomino } from '../pictures/kingdomino.ts';
import type { View } from '../pictures/view.ts';
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

const PICTURES: Readonly<Record<GameId, (view: View) => string[]>> = {
  kingdomino: drawKingdomino,
  duel: drawDuel,
};

export const show: Command = {
  summary: 'Draw a position of a record',
  usage: 'FILE|- [options]',
  details: `
Draws the kingdoms or maps, the lines and kings or the dice and the spellbook, the points as they stand, and whose
turn it is. Moves are counted from 1, chance included; seats from 0, as in the record.
`,
  options: { ...RECORD_OPTION, ...MOVE_OPTION, ...LINK_OPTION, ...COLOUR_OPTIONS },
  plainArguments: 1,
  examples: [
    'kingdomino show games.jsonl --record 3 --move 40',
    'kingdomino simulate --game duel | kingdomino show -',
    'kingdomino show --link 1AEAA… --no-color',
  ],
  async run(args, io) {
    const source = await readSource(args, io);
    const played = readMoveNumber(args, source);
    const { state } = replaySource(source, played);
    const view: View = {
      ...source,
      played,
      last: lastMove(source, played),
      position: state,
      columns: io.columns,
      paint: choosePaint(args, io),
    };
    await io.write(`${PICTURES[source.record.game](view).join('\n')}\n`);
    return EXIT_OK;
  },
};

function lastMove(source: SourceRecord, played: number): View['last'] {
  if (played === 0) return undefined;
  const { game, state } = replaySource(source, played - 1);
  return { actor: game.toAct(state), text: source.record.moves[played - 1]! };
}
