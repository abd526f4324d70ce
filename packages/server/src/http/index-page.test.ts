/** The page: sent as it was compressed at the build, cached by its hashes, found under any address. */

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Club } from '@kingdomino/protocol';
import { soon } from '@kingdomino/testkit/soon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakOff, openFiles } from '../testing/clients/broken-downloads.ts';
import { open, openForTwo } from '../testing/clients/play.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const html = `<!doctype html><title>Kingdomino</title>${'<p>page</p>'.repeat(500)}`;
const ABORTED = 20;
let folder: string;
let host: TestServer;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kingdomino-page-')));
  mkdirSync(join(folder, 'assets'));
  writeCompressed('index.html', html);
  writeCompressed('assets/index-abc.js', 'export {};'.repeat(500));
  writeFileSync(join(folder, 'assets', 'small-abc.js'), 'export {};');
  writeFileSync(join(folder, '.secret'), 'hidden');
  writeFileSync(join(folder, 'assets', 'weights-abc.bin'), Buffer.alloc(16_000_000, randomBytes(10_000)));
  host = await startTestServer({ settings: { WEB_DIR: folder } });
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** As the build does; an invisible mark tells these files from ones compressed on the way out. */
function writeCompressed(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(`${text}<!-- br -->`));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(`${text}<!-- gz -->`));
}

const get = (url: string, headers: Record<string, string> = {}) => host.server.app.inject({ url, headers });

describe('the page', () => {
  test('is sent as the build has compressed it, as the browser likes it', async () => {
    expect((await get('/')).body).toBe(html);
    for (const address of ['/', '/index.html', '/table/abc']) {
      const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
      const brotli = await get(address, headers);
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotli.headers['content-type']).toContain('text/html');
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(`${html}<!-- br -->`);
      const gzip = await get(address, { ...headers, 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${html}<!-- gz -->`);
    }
    expect((await get('/assets/small-abc.js', { 'accept-encoding': 'br' })).body).toBe('export {};');
  });

  test('is what the build has made, spelt as it is: no hidden file, none that came later', async () => {
    writeFileSync(join(folder, 'assets', 'later-abc.js'), 'export {};');
    const others = [
      '/.secret',
      '/assets/later-abc.js',
      '/assets/Small-abc.js',
      '/assets//small-abc.js',
      '/assets',
    ];
    for (const path of [...others, '/..%2fsecret', '/%00'])
      expect((await get(path)).statusCode, path).toBe(404);
    expect((await get('/assets/small-abc.js')).statusCode).toBe(200);
    const head = await host.server.app.inject({ method: 'HEAD', url: '/assets/small-abc.js' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('is asked for again each time, and its hashed parts never', async () => {
    expect((await get('/', { 'accept-encoding': 'br' })).headers['cache-control']).toBe('no-cache');
    const script = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.headers['content-type']).toContain('javascript');
  });

  test('answers under any address of its own, and nothing else does', async () => {
    expect((await get('/table/abc', { accept: 'text/html' })).body).toBe(html);
    expect((await get('/missing.js')).statusCode).toBe(404);
    expect((await get('/api/nothing', { accept: 'text/html' })).json()).toMatchObject({
      code: 'unknown-address',
    });
    expect((await get('/..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(400);
  });

  test.runIf(process.platform === 'linux').each(['br', 'identity'])(
    'leaves no file open when a download is broken off (%s)',
    async encoding => {
      const url = `${host.origin}/assets/weights-abc.bin`;
      for (let count = 0; count < ABORTED; count++) await breakOff(url, encoding);
      await soon(() => expect(openFiles(process.pid, folder)).toBe(0));
    },
  );

  test('is not given without end to one address', async () => {
    const ports = new FakePorts();
    const small = await startTestServer({
      ports,
      settings: { WEB_DIR: folder, RATE_FILES_PER_ADDRESS: '2' },
    });
    const ask = async (url: string) => (await small.server.app.inject(url)).statusCode;
    const all = await Promise.all(Array.from({ length: 21 }, () => ask('/index.html')));
    expect(all.filter(status => status === 200)).toHaveLength(20);
    expect(all.filter(status => status === 429)).toHaveLength(1);
    expect(await ask('/nowhere')).toBe(429);
    expect(await ask('/api/me')).toBe(204);
    ports.time += 1000;
    expect(await ask('/index.html')).toBe(200);
    await small.stop();
  });

  test('names its picture in full where the server knows its own address, compressed or not', async () => {
    const picture = (address: string) => `<meta property="og:image" content="${address}" />`;
    const dir = realpathSync(mkdtempSync(join(tmpdir(), 'kingdomino-picture-')));
    writeFileSync(join(dir, 'index.html'), `<!doctype html>${picture('/icon-512.png')}`);
    const origin = 'https://kingdomino.example';
    const known = await startTestServer({ settings: { WEB_DIR: dir, PUBLIC_ORIGINS: origin } });
    const whole = `<!doctype html>${picture(`${origin}/icon-512.png`)}`;
    const ask = (url: string, headers: Record<string, string> = {}) =>
      known.server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    for (const url of ['/', '/index.html', '/t/abc']) {
      const plain = await ask(url);
      expect(plain.body).toBe(whole);
      expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      const brotli = await ask(url, { 'accept-encoding': 'gzip, br' });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole);
      const gzip = await ask(url, { 'accept-encoding': 'gzip, br;q=0' });
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(whole);
      expect((await ask(url, { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    }
    await known.stop();
    rmSync(dir, { recursive: true });
  });
});

describe('the preview of a link', () => {
  const tags =
    '<meta property="og:title" content="Play!" /><meta property="og:description" content="Now." />';
  let dir: string;
  let known: TestServer;
  beforeAll(async () => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'kingdomino-preview-')));
    writeFileSync(join(dir, 'index.html'), `<!doctype html>${tags}`);
    known = await startTestServer({ settings: { WEB_DIR: dir } });
  });
  afterAll(async () => {
    await known.stop();
    rmSync(dir, { recursive: true });
  });
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    known.server.app.inject({ url, headers, method });

  test('to a table that waits says who invites to what, whatever is asked for, escaped', async () => {
    const ann = await known.player();
    await ann.request({ type: 'rename', name: '<b>Zoë & "co"' });
    const table = await open(ann);
    for (const headers of [{ accept: '*/*' }, {}, { accept: 'text/html' }]) {
      const { statusCode, body, headers: sent } = await ask(`/t/${table}`, headers as Record<string, string>);
      expect([statusCode, sent['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('content="&#60;b&#62;Zoë &#38; &#34;co&#34; invites you to Kingdomino"');
      expect(body).toContain('One seat is free.');
    }
    const head = await ask(`/t/${table}`, { accept: '*/*' }, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const browser = await ask(`/t/${table}`, { accept: 'text/html', 'sec-fetch-dest': 'document' });
    expect(browser.body).toContain('content="Play!"');
  });

  const titleOf = async (url: string) => {
    const { statusCode, body } = await ask(url, { accept: '*/*' });
    return [statusCode, /og:title" content="([^"]*)"/.exec(body)?.[1]];
  };

  test('of a game that has begun or is over names who plays and not how it goes; of none it is the page', async () => {
    const [ann, bob] = [await known.player(), await known.player()];
    await ann.request({ type: 'rename', name: 'Ann' });
    await bob.request({ type: 'rename', name: 'Bob' });
    const begun = await openForTwo(ann, bob, { absence: { kind: 'forfeit' } });
    const game = [200, 'Ann and Bob: a game of Kingdomino'];
    expect(await titleOf(`/t/${begun}`)).toEqual(game);
    expect(await titleOf(`/together/${begun}`)).toEqual([200, 'Play!']);
    await bob.request({ type: 'leave', table: begun });
    await ann.until(begun, ({ status }) => status === 'over');
    expect([await titleOf(`/t/${begun}`), await titleOf(`/together/${begun}`)]).toEqual([game, game]);
    expect((await ask(`/t/${begun}`)).body).toContain('See how it went');
    for (const url of ['/t/nowhere-at-all', '/together/nowhere-at-all', '/join/nowhere-at-all-here'])
      expect(await titleOf(url)).toEqual([200, 'Play!']);
    expect((await ask('/t/a/b', { accept: '*/*' })).statusCode).toBe(404);
  });

  test('of a club says who invites; of deals, puzzles and replays what waits there', async () => {
    const ann = await known.player();
    await ann.request({ type: 'rename', name: 'Ann' });
    const wish = { name: 'Tuesday', scoring: 'wins' };
    const { link } = (await known.ask<Club>(ann, 'POST', '/api/clubs', wish)).body;
    expect(await titleOf(`/join/${link}`)).toEqual([200, 'Ann invites you to the club Tuesday']);
    expect((await ask(`/join/${link}`)).body).toContain('One member.');
    for (const [url, title] of [
      ['/daily', 'Kingdomino: the deal of the day'],
      ['/daily/duel-2026-11-16', 'Kingdomino Duel: the deal of the day'],
      ['/deal/some-deal-here', 'The same dominoes for everybody'],
      ['/puzzles/today', 'A Kingdomino puzzle'],
      ['/replay', 'A game of Kingdomino, move by move'],
    ])
      expect(await titleOf(url!)).toEqual([200, title]);
    const browser = await ask(`/join/${link}`, { accept: 'text/html', 'sec-fetch-dest': 'document' });
    expect(browser.body).toContain('content="Play!"');
  });
});
