/** Where a page of a list ended, as the text that asks for the next one. */

export interface Place {
  readonly at: number;
  readonly id: string;
}

export function writePlace({ at, id }: Place): string {
  return `${at}.${id}`;
}

export function readPlace(text: string): Place | undefined {
  const match = /^([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(text);
  return match ? { at: Number(match[1]), id: match[2]! } : undefined;
}

export interface ResultPlace {
  readonly points: number;
  readonly at: number;
  readonly player: string;
}

export function writeResultPlace(row: {
  readonly points: number;
  readonly finishedAt: number;
  readonly player: string;
}): string {
  return `${row.points}.${row.finishedAt}.${row.player}`;
}

export function readResultPlace(text: string): ResultPlace | undefined {
  const match = /^([0-9]{1,5})\.([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(text);
  return match ? { points: Number(match[1]), at: Number(match[2]), player: match[3]! } : undefined;
}
