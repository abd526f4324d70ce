// The service worker: the page is kept, so that local games work without a network; what not everybody needs once it is used.
// A new version waits until every page is closed or the player asks for it; a running game lives in localStorage anyway.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
/** Letters, languages and nets that not everybody needs: kept once they have been used. */
const LATER = ['__LATER__'];
/** What a message is about, in every language. */
const WORDS = ['__WORDS__'];
const CACHE = `kingdomino-${VERSION}`;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => Promise.all([cache.addAll(FILES), takeOver(cache)])));
});

self.addEventListener('activate', event => {
  const isOld = name => name.startsWith('kingdomino-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', event => {
  if (event.data === 'update') self.skipWaiting();
  // what the page has loaded before there was a worker
  const used = (event.data?.used ?? []).filter(isForLater);
  event.waitUntil(Promise.all(used.map(path => file(new Request(path)))));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

self.addEventListener('push', event => event.waitUntil(tell(readNudge(event.data))));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data ?? {}));
});

/** From outside, so nothing of it is believed. */
function readNudge(data) {
  try {
    const { kind, table, names, language } = data.json();
    const words = Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS.en;
    const known = ['turn', 'invited', 'full', 'time'].includes(kind) ? kind : 'turn';
    const others = Array.isArray(names) ? names.map(String).slice(0, 3).join(', ') : '';
    const body = others && words.with.replace('{names}', () => others);
    return { title: words[known], body, table: /^[\w-]{12,32}$/.test(table) ? table : undefined };
  } catch {
    return { title: 'Kingdomino', body: '', table: undefined };
  }
}

/** Not to whoever looks at the table. A newer message about a table takes the place of the one before. */
async function tell({ title, body, table }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(page => page.visibilityState === 'visible' && isAt(page, table))) return;
  const tag = `table-${table ?? ''}`;
  await self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { table } });
  await countOnBadge();
}

function isAt(page, table) {
  return new URL(page.url).pathname === `/t/${table}`;
}

async function showTable({ table, address }) {
  await countOnBadge();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(page => (address ? page.url === address : isAt(page, table)));
  await (open ? open.focus() : self.clients.openWindow(table ? `/t/${table}` : '/'));
}

/** How many tables wait, as far as was told. */
async function countOnBadge() {
  const { length } = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(length).catch(() => undefined);
}

/** Every address of the page is the same document. */
async function page(request) {
  return (await caches.match('/', { cacheName: CACHE })) ?? fetch(request);
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: true });
  if (kept) return kept;
  const { pathname } = new URL(request.url);
  return isForLater(pathname) ? keep(pathname) : fetch(request);
}

function isForLater(path) {
  return LATER.includes(path);
}

/** Their names change with their content, so what an older version has kept is still right. */
async function takeOver(cache) {
  for (const path of LATER) {
    const kept = await caches.match(path);
    if (kept) await cache.put(path, kept);
  }
}

async function keep(path) {
  const answer = await fetch(path);
  const copy = answer.clone();
  // where there is no room left they are only not kept
  if (answer.ok)
    await caches
      .open(CACHE)
      .then(cache => cache.put(path, copy))
      .catch(() => undefined);
  return answer;
}
