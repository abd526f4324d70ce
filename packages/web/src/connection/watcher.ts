/** Passes the messages about a table to whoever watches it. */
import type { Answer, AnswerOf, CommandRefusal } from '@kingdomino/protocol';

export interface Watcher {
  /** How many events it has. */
  readonly version: () => number;
  readonly onEvents: (message: AnswerOf<'events'>) => void;
  /** Nobody could play for a while, at no table. */
  readonly onOutages?: (message: AnswerOf<'outages'>) => void;
  readonly onPresence: (message: AnswerOf<'presence'>) => void;
  /** Of those who look at the finished game. */
  readonly onShown?: (message: AnswerOf<'shown'>) => void;
  /** What those who sit there wrote to each other. */
  readonly onTalk?: (message: AnswerOf<'talk'>) => void;
  readonly onRefused: (refusal: CommandRefusal) => void;
}

export function tellWatcher(watchers: ReadonlyMap<string, Watcher>, message: Answer): void {
  if (message.type === 'outages') for (const watcher of watchers.values()) watcher.onOutages?.(message);
  if (message.type === 'events') watchers.get(message.table)?.onEvents(message);
  if (message.type === 'shown') watchers.get(message.table)?.onShown?.(message);
  if (message.type === 'talk') watchers.get(message.table)?.onTalk?.(message);
  if (message.type === 'presence') watchers.get(message.table)?.onPresence(message);
}
