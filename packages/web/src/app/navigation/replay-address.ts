/**
 * What stands behind the `#` of a replay: a game or a study as a link, or a position, then the place in it and the names at
 * the table, as in `LINK&m=34&b=0.1&n=Ann,Bob`. docs/study.md describes it.
 */
import type { Cursor } from '@kingdomino/study';

const TASKS = ['play', 'review'] as const;
export type Task = (typeof TASKS)[number];

export interface ReplayAddress {
  readonly link: string;
  /** A position as text, instead of a link. */
  readonly position?: string;
  readonly cursor: Cursor;
  /** What is done at once: it is played on against bots, or reviewed. */
  readonly task?: Task;
  /** By seat; none where a link came from somebody else. */
  readonly names: readonly string[];
  /** The online table that it was played at. */
  readonly table?: string;
  /** Where whoever looks at it sat. */
  readonly seat?: number;
}

const MOST_NAMES = 4;
const LONGEST_NAME = 60;

export function readReplayAddress(text: string): ReplayAddress {
  const parts = text.split('&').map(part => part.split('='));
  const fieldOf = (name: string) =>
    parts.find(([key, value]) => key === name && value !== undefined)?.[1] ?? '';
  const [[head = '', isNamed] = []] = parts;
  const position = decoded(fieldOf('p'));
  const table = /^[A-Za-z0-9_-]{12,32}$/.exec(fieldOf('t'))?.[0];
  const seat = /^[0-3]$/.test(fieldOf('s')) ? Number(fieldOf('s')) : undefined;
  const task = TASKS.find(each => parts.some(([name], at) => at > 0 && name === each));
  return {
    link: isNamed === undefined ? head : '',
    ...(position && { position }),
    cursor: { path: numbers(fieldOf('b'), '.'), at: numbers(fieldOf('m'), '.')[0] ?? 0 },
    ...(task && { task }),
    ...(table && { table }),
    ...(seat !== undefined && { seat }),
    names: fieldOf('n')
      .split(',', MOST_NAMES)
      .map(name => decoded(name).slice(0, LONGEST_NAME)),
  };
}

export function formatReplayAddress(address: Partial<ReplayAddress>): string {
  const { link, position, cursor, task, names, table, seat } = address;
  const { path = [], at = 0 } = cursor ?? {};
  return [
    position === undefined ? link : `p=${encodeURIComponent(position)}`,
    ...(at > 0 ? [`m=${at}`] : []),
    ...(path.length > 0 ? [`b=${path.join('.')}`] : []),
    ...(task ? [task] : []),
    ...(table ? [`t=${table}`] : []),
    ...(seat === undefined ? [] : [`s=${seat}`]),
    ...(names?.some(Boolean) ? [`n=${names.map(encodeURIComponent).join(',')}`] : []),
  ].join('&');
}

function numbers(text: string, separator: string): number[] {
  return /^[0-9.]{1,400}$/.test(text) ? text.split(separator).map(Number) : [];
}

/** Nothing where somebody has cut it off in the middle of a letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
