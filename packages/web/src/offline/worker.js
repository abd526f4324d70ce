// The service worker: the page and all its files are kept, so that local games work without a network.
// A new version waits until every page is closed or the player asks for it; a running game lives in localStorage anyway.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `kingdomino-${VERSION}`;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)));
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
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/ws')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** Every address of the page is the same document. */
async function page(request) {
  return (await caches.match('/', { cacheName: CACHE })) ?? fetch(request);
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request);
}
