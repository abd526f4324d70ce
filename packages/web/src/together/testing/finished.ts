/** The events of a table whose game one of two players gave up. */
import type { Player, TableEvent } from '@kingdomino/protocol';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import { decide, isDealDue, Table, type TableCommand } from '@kingdomino/table';

const SEED = sha256(utf8('finished'));

export function finishedEvents(one: Player, other: Player): readonly TableEvent[] {
  const table = Table.from([
    {
      type: 'opened',
      format: 'kingdomino-table/1',
      at: 1000,
      game: 'kingdomino',
      options: { players: 2 },
      seats: [
        { kind: 'person', player: one },
        { kind: 'person', player: other },
      ],
      clock: { kind: 'none' },
      absence: { kind: 'forfeit' },
      undo: true,
      visibility: 'link',
      by: one,
      commitment: 'c',
    },
    { type: 'started', at: 1000, salts: ['', ''] },
  ]);
  const perform = (command: TableCommand) => {
    const decision = decide(table, command, 1000);
    if (!decision.ok) throw new Error(decision.error.text);
    table.append(...decision.value);
  };
  const deal = () => {
    while (isDealDue(table)) perform({ type: 'deal', seed: SEED });
  };
  deal();
  for (let moves = 0; moves < 4; moves++) {
    const { game, state, version } = table;
    const by = table.toAct === 0 ? one : other;
    perform({ type: 'move', by, version, move: game.format(game.moveAt(state, 0)) });
    deal();
  }
  perform({ type: 'leave', by: other });
  deal();
  return table.events;
}
