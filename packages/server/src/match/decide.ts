/** A player's command at a table, decided. Pure: the table is only read. A rematch opens a table: see `opener.ts`. */
import type { Player, TableCommand } from '@kingdomino/protocol';
import type { OnlineTable } from '@kingdomino/table';
import { decideCall, decideMove, decideSay, decideUndo } from './decide-game.ts';
import {
  decideClose,
  decideFill,
  decideLeave,
  decideReady,
  decideSit,
  decideTakeBack,
} from './decide-seats.ts';
import type { Decision } from './decision.ts';

export type DecidedCommand = Exclude<TableCommand, { type: 'rematch' }>;

export function decide(table: OnlineTable, player: Player, command: DecidedCommand, at: number): Decision {
  switch (command.type) {
    case 'sit':
      return decideSit(table, player, command, at);
    case 'ready':
      return decideReady(table, player, command, at);
    case 'fill':
      return decideFill(table, player, command, at);
    case 'close':
      return decideClose(table, player, at);
    case 'call':
      return decideCall(table, player, at);
    case 'leave':
      return decideLeave(table, player, at);
    case 'takeBack':
      return decideTakeBack(table, player, at);
    case 'move':
      return decideMove(table, player, command, at);
    case 'undo':
      return decideUndo(table, player, command, at);
    case 'say':
      return decideSay(table, player, command, at);
  }
}
