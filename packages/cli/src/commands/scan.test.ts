import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colourNet, paintKingdom } from '@kingdomino/testkit/photographs';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rehearse } from '../testing/rehearsal.ts';

const DRAWING = `
  w g1 f f l
  s2 g f g2 w
  s1 g C g1 l
  s w1 w w1 w
  s m2 m2 m f1`;
const ROWS = DRAWING.trim().split(/\s*\n\s*/);

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kingdomino-scan-'));
  writeFileSync(at('colours.bin'), new Uint8Array(colourNet()));
  writeFileSync(at('kingdom.png'), pngOf(DRAWING));
  const { width, height, data } = paintKingdom(DRAWING);
  writeFileSync(at('kingdom.jpg'), jpeg.encode({ width, height, data: Buffer.from(data) }, 95).data);
});

afterAll(() => rmSync(folder, { recursive: true }));

function pngOf(drawing: string): Buffer {
  const { width, height, data } = paintKingdom(drawing);
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
}

const scanned = (...args: string[]) => rehearse(['scan', ...args, '--net', at('colours.bin')]);

describe('a photograph', () => {
  test('is drawn with its points', async () => {
    const { code, out } = await scanned(at('kingdom.png'));
    expect(code).toBe(0);
    expect(out).toContain('│ w  g1 f  f  l │');
    expect(out).toMatch(/total +42\n/);
  });

  test.each(['kingdom.png', 'kingdom.jpg'])('is JSON: %s', async name => {
    const { code, out } = await scanned(at(name), '--json');
    expect(code).toBe(0);
    const { kingdoms } = JSON.parse(out);
    expect(kingdoms).toHaveLength(1);
    expect(kingdoms[0]).toMatchObject({
      columns: 5,
      rows: 5,
      squares: ROWS,
      doubtful: [],
      points: 42,
      corners: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 200 },
        { x: 0, y: 200 },
      ],
    });
  });

  test('has its bonuses where they count', async () => {
    const { out } = await scanned(at('kingdom.png'), '--json', '--variants', 'middle-kingdom');
    expect(JSON.parse(out).kingdoms[0].points).toBe(52);
  });

  test('without a kingdom is told from one that cannot be read', async () => {
    writeFileSync(at('grey.png'), pngOf('. . .\n. . .'));
    expect(await scanned(at('grey.png'))).toMatchObject({ code: 1, out: '' });
    expect((await scanned(at('grey.png'))).err).toContain('no kingdom was found');
    expect(await scanned(at('grey.png'), '--json')).toMatchObject({ code: 1, out: '{"kingdoms":[]}\n' });
  });

  test.each([
    ['nothing.jpg', Buffer.alloc(0), 'is empty'],
    ['text.jpg', Buffer.from('a kingdom'), 'is no picture: save it as JPEG or PNG'],
    ['phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'is a picture in HEIC: save it as JPEG or PNG'],
    ['page.webp', Buffer.from('RIFF\0\0\0\0WEBP'), 'is a picture in WebP'],
    ['cut.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'is damaged or too large'],
    ['cut.png', pngOf('C w').subarray(0, 60), 'is damaged or too large'],
    ['huge.png', hugePng(), 'more than 64 megapixels'],
  ])('%s is refused with a word', async (name, bytes, word) => {
    writeFileSync(at(name), bytes);
    const { code, err } = await scanned(at(name));
    expect([code, err]).toEqual([2, expect.stringContaining(word)]);
  });

  test.each([
    [['missing.jpg'], 'there is no such file'],
    [[tmpdir()], 'it is a folder'],
    [[], 'name one photograph'],
    [['a.jpg', '--evaluate', 'b'], 'name one photograph'],
  ])('%j', async (args, word) => {
    const { code, err } = await rehearse(['scan', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(word)]);
  });

  test('a net that is none is refused', async () => {
    const { code, err } = await rehearse(['scan', at('kingdom.png'), '--net', at('kingdom.png')]);
    expect([code, err]).toEqual([2, expect.stringContaining('a packed net begins with')]);
  });
});

/** A head that promises more than anybody has. */
function hugePng(): Buffer {
  const bytes = Buffer.from(pngOf('C w'));
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

describe('a labelled folder', () => {
  const labels = (rows: readonly string[]) =>
    rows.map(row =>
      row
        .split(' ')
        .map(token => (token === 'C' ? 'c0' : token === '.' ? 'e0' : token.padEnd(2, '0')))
        .join(' '),
    );

  test('is measured', async () => {
    writeFileSync(at('board-2.png'), pngOf(DRAWING.replace('g2', 'g')));
    const label = { size: 5, rows: labels(ROWS) };
    writeFileSync(at('labels.json'), JSON.stringify({ 'kingdom.png': label, 'board-2.png': label }));
    const { code, out } = await scanned('--evaluate', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/squares right +49 of 50 \(98.00 %\)/);
    expect(out).toMatch(/whole kingdoms right +1 of 2 \(50.00 %\)/);
    expect(out).toMatch(/points off in all +4\n/);
    expect(out).toMatch(/board-2.png +24 of 25 +4\n/);
    const one = await scanned('--evaluate', folder, '--fold', '0/1', '--json');
    expect(JSON.parse(one.out)).toMatchObject({
      photographs: 1,
      squares: 25,
      right: 24,
      crowns: 24,
      whole: 0,
    });
  });

  test.each([
    ['{', 'is not JSON'],
    ['[]', 'must be an object'],
    ['{"a.png": {"size": 5, "rows": []}}', 'needs a size and as many rows'],
    ['{"a.png": {"size": 1, "rows": ["x0"]}}', 'squares are like w0'],
    ['{}', 'there are no labelled photographs'],
  ])('with labels %j is refused', async (text, word) => {
    writeFileSync(at('labels.json'), text);
    const { code, err } = await scanned('--evaluate', folder);
    expect([code, err]).toEqual([2, expect.stringContaining(word)]);
  });

  test('a fold is a number of a number', async () => {
    writeFileSync(at('labels.json'), '{}');
    const { code, err } = await scanned('--evaluate', folder, '--fold', '5/5');
    expect([code, err]).toEqual([2, expect.stringContaining('--fold must be like 0/5')]);
  });
});
