// The service worker: the page is kept, so that local games work without a network; what not everybody needs once it is used.
// A new version waits until every page is closed or the player asks for it; a running game lives in localStorage anyway.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
/** Letters, languages and nets that not everybody needs: kept once they have been used. */
const LATER = ['__LATER__'];
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
