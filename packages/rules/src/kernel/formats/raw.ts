/** Values from outside, of which nothing is known yet. */
export type RawObject = Readonly<Record<string, unknown>>;

/** Whether it has members at all, as objects and lists have. */
export function isObject(raw: unknown): raw is RawObject {
  return typeof raw === 'object' && raw !== null;
}
