/** Free text as it is stored: in one form of Unicode, without what only takes room. */

/** More than two marks on one letter pile up over the neighbouring lines. */
const PILED_MARKS = /\p{M}{3,}/u;

/** In one line; undefined where there is nothing to be read. */
export function writtenLine(raw: string): string | undefined {
  const text = raw.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  return text === '' || PILED_MARKS.test(text) ? undefined : text;
}

/** In lines, at most one empty one in a row. */
export function writtenLines(raw: string): string | undefined {
  const lines = raw.split('\n').map(line => writtenLine(line) ?? (PILED_MARKS.test(line) ? undefined : ''));
  if (lines.includes(undefined)) return undefined;
  const text = lines
    .join('\n')
    .trim()
    .replaceAll(/\n{3,}/gu, '\n\n');
  return text === '' ? undefined : text;
}
