/** Times that people read. */

/** What the rows of the store call their times. */
const TIMES: readonly string[] = [
  'at',
  'until',
  'since',
  'resolvedAt',
  'createdAt',
  'bannedAt',
  'memberSince',
];

/** The same, with every time as text. */
export function readable<Value extends object>(value: Value): object {
  return JSON.parse(JSON.stringify(value), (key, field: unknown) =>
    TIMES.includes(key) && typeof field === 'number' ? timeText(field) : field,
  ) as object;
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
