/** The page: served compressed, cached by its hashes, found under any address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const html = `<!doctype html><title>Kingdomino</title>${'<p>page</p>'.repeat(500)}`;
let folder: string;
let host: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kingdomino-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};'.repeat(500));
  host = await startTestServer({ settings: { WEB_DIR: folder } });
}, 60_000);
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => host.server.app.inject({ url, headers });

describe('the page', () => {
  test('is compressed as the browser likes it', async () => {
    expect((await get('/')).body).toBe(html);
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      html,
    ]);
  });

  test('is asked for again each time, and its hashed parts never', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
  });

  test('answers under any address of its own, and nothing else does', async () => {
    expect((await get('/table/abc', { accept: 'text/html' })).body).toBe(html);
    expect((await get('/missing.js')).statusCode).toBe(404);
    expect((await get('/api/nothing', { accept: 'text/html' })).json()).toMatchObject({
      code: 'unknown-address',
    });
    expect((await get('/..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(400);
  });
});
