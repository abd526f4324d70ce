/** What the service worker gives for which address, and what it keeps again once a browser has evicted it. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const LETTERS = ['nunito-western', 'alegreya-western', 'nunito-all-western', 'nunito-eastern'].map(
  name => `/assets/${name}-12345678.woff2`,
);
const SOURCE = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
  .replace("['__FILES__']", JSON.stringify(['/', '/assets/index-1.js', '/icon.svg']))
  .replace("['__LATER__']", JSON.stringify(['/assets/de-1.js', ...LETTERS]));
const PAGE = '<script type="module" src="/assets/index-1.js"></script>';

/** The parts of a worker's surroundings that it uses, with a server that has these files. */
function start(server: Readonly<Record<string, string>>) {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Map<string, string>();
  const asked: string[] = [];
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://play.net').pathname;
  const cache = {
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
  };
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  });
  const context = {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      location: { origin: 'https://play.net' },
      registration: { pushManager: { subscribe: async () => subscription('https://push/new') } },
    },
    caches: {
      open: async () => cache,
      match: async (request: string | Request) => {
        const found = kept.get(pathOf(request));
        return found === undefined ? undefined : new Response(found);
      },
    },
    fetch: async (request: string | Request, init?: { method?: string; body?: string }) => {
      const path = pathOf(request);
      asked.push([init?.method ?? 'GET', path, ...(init?.body ? [init.body] : [])].join(' '));
      const found = server[path];
      return found === undefined ? new Response('', { status: 404 }) : new Response(found);
    },
    URL,
    // of a path, as in a worker
    Request: class extends Request {
      constructor(path: string) {
        super(new URL(path, 'https://play.net'));
      }
    },
    Response,
    TextEncoder,
    crypto,
    btoa,
  };
  runInNewContext(SOURCE, context);
  const get = async (path: string, mode: 'navigate' | 'cors' = 'cors') => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', url: `https://play.net${path}`, mode };
    listeners.get('fetch')!({
      request,
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    return (await answer)?.text();
  };
  const send = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { get, send, kept, asked, subscription };
}

test('whatever was evicted is kept again when it is used: files of all and of some, and the page', async () => {
  const worker = start({ '/t/abc': PAGE, '/assets/index-1.js': 'script', '/assets/de-1.js': 'words' });
  expect(await worker.get('/t/abc', 'navigate')).toBe(PAGE);
  expect([await worker.get('/assets/index-1.js'), await worker.get('/assets/de-1.js')]).toEqual([
    'script',
    'words',
  ]);
  expect([...worker.kept.keys()]).toEqual(['/', '/assets/index-1.js', '/assets/de-1.js']);
  const { length } = worker.asked;
  expect(await worker.get('/help/duel', 'navigate')).toBe(PAGE);
  expect(worker.asked).toHaveLength(length);
});

test('with the letters that a language has used come those of its headings, and no others', async () => {
  const [text, heading] = LETTERS as [string, string];
  const worker = start(Object.fromEntries(LETTERS.map(path => [path, 'letters'])));
  await worker.send('message', { data: { used: [text, '/assets/unknown.js'] } });
  expect([...worker.kept.keys()].sort()).toEqual([heading, text]);
});

test('neither the page of a later version nor a file that is missing is kept', async () => {
  const worker = start({ '/': PAGE.replace('index-1', 'index-2') });
  expect(await worker.get('/', 'navigate')).toContain('index-2');
  expect(await worker.get('/assets/index-1.js')).toBe('');
  expect(worker.kept.size).toBe(0);
});

test('a file that is opened in a tab is that file; any other address is the page', async () => {
  const worker = start({ '/licences/nunito.txt': 'Open Font License', '/icon.svg': '<svg/>' });
  worker.kept.set('/', PAGE);
  expect(await worker.get('/licences/nunito.txt', 'navigate')).toBe('Open Font License');
  expect(await worker.get('/icon.svg', 'navigate')).toBe('<svg/>');
  expect(await worker.get('/player/Dr.%20Who', 'navigate')).toBe(PAGE);
});

test('what the server makes itself is left to it', async () => {
  const worker = start({});
  worker.kept.set('/', PAGE);
  for (const path of ['/api/me', '/operator', '/operator/log'])
    expect(await worker.get(path, 'navigate')).toBeUndefined();
  expect(await worker.get('/operators', 'navigate')).toBe(PAGE);
});

const OLD_ID = 'j6QhzyACxFO7XvNIwPSgW05H';

test('a subscription that the browser has changed is told to the server, as it was', async () => {
  const devices = [{ id: OLD_ID, language: 'de', kinds: ['turn'] }];
  const worker = start({
    '/api/me/nudges': JSON.stringify({ devices }),
    '/api/push': '{"publicKey":"key"}',
    '/api/me/devices': '{}',
  });
  await worker.send('pushsubscriptionchange', { oldSubscription: { endpoint: 'https://push/old' } });
  expect(worker.asked).toEqual([
    'GET /api/me/nudges',
    'GET /api/push',
    'POST /api/me/devices {"endpoint":"https://push/new","keys":{"p256dh":"p","auth":"a"},"language":"de","kinds":["turn"]}',
    `DELETE /api/me/devices/${OLD_ID}`,
  ]);
});

test('one that was switched off stays off', async () => {
  const worker = start({ '/api/me/nudges': '{"devices":[]}' });
  await worker.send('pushsubscriptionchange', { oldSubscription: { endpoint: 'https://push/old' } });
  await worker.send('pushsubscriptionchange', {});
  expect(worker.asked).toEqual(['GET /api/me/nudges']);
});
