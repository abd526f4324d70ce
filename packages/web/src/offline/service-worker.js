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
  const used = (event.data?.used ?? []).filter(isForLater).flatMap(withHeadings);
  event.waitUntil(Promise.all(used.map(path => file(new Request(path)))));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // what the server makes itself, the operator's page among it
  if (/^\/(?:api\/|operator(?:\/|$))/.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' && !isFile(url.pathname) ? page(request) : file(request));
});

self.addEventListener('push', event => event.waitUntil(tell(readNudge(event.data))));

self.addEventListener('pushsubscriptionchange', event => event.waitUntil(subscribeAgain(event)));

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data ?? {}));
});

/** From outside, so nothing of it is believed. */
function readNudge(data) {
  try {
    const { kind, table, challenge, tournament, names, language } = data.json();
    const words = Object.hasOwn(WORDS, language) ? WORDS[language] : WORDS.en;
    const known = kind !== 'with' && Object.hasOwn(words, kind) ? kind : 'turn';
    const others = Array.isArray(names) ? listOf(names.map(String).slice(0, 3), language) : '';
    const body = others && words.with.replace('{names}', () => others);
    const address = addressOf(known, [challenge, tournament].filter(Boolean).join(''));
    return { title: words[known], body, table: isId(table) ? table : undefined, ...address };
  } catch {
    return { title: 'Kingdomino', body: '', table: undefined };
  }
}

/** News that are about no table are found in their list. */
function addressOf(kind, about) {
  if (['turn', 'invited', 'full', 'time', 'club', 'write'].includes(kind)) return {};
  return { page: '/news', tag: isId(about) ? `${kind}-${about}` : kind };
}

function isId(text) {
  return /^[\w-]{12,32}$/.test(text);
}

function listOf(names, language) {
  return new Intl.ListFormat(Object.hasOwn(WORDS, language) ? language : 'en').format(names);
}

/** Not to whoever looks at the table. A newer message about a table takes the place of the one before. */
async function tell({ title, body, table, page, tag }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(one => one.visibilityState === 'visible' && isAt(one, table))) return;
  const data = page ? { page } : { table };
  const options = { body, tag: tag ?? `table-${table ?? ''}`, icon: '/icon-192.png', data };
  await self.registration.showNotification(title, options);
  await countOnBadge();
}

function isAt(page, table) {
  return new URL(page.url).pathname === `/t/${table}`;
}

async function showTable({ table, address, page: path }) {
  await countOnBadge();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(page =>
    path ? new URL(page.url).pathname === path : address ? page.url === address : isAt(page, table),
  );
  await (open ? open.focus() : self.clients.openWindow(path ?? (table ? `/t/${table}` : '/')));
}

/** How many tables wait, as far as was told. */
async function countOnBadge() {
  const { length } = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(length).catch(() => undefined);
}

/** A browser has ended the subscription: the server is told of the one that takes its place. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const known = await ask('GET', '/api/me/nudges');
  const id = await idOf(oldSubscription.endpoint);
  const old = known?.devices?.find(device => device.id === id);
  // switched off, or somebody else's by now
  if (!old) return;
  const { publicKey } = await ask('GET', '/api/push');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (
    newSubscription ?? (await self.registration.pushManager.subscribe(options))
  ).toJSON();
  const { language, kinds } = old;
  await ask('POST', '/api/me/devices', { endpoint, keys, language, kinds });
  await ask('DELETE', `/api/me/devices/${id}`);
}

async function ask(method, path, body) {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...content });
  return answer.ok && answer.status !== 204 ? answer.json() : undefined;
}

/** As the server makes it: see nudge-device.ts. */
async function idOf(endpoint) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash).subarray(0, 18)));
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** Every address is the same document, but for those of files. */
function isFile(path) {
  return path !== '/' && (isKept(path) || /^\/(?:licences|assets)\//.test(path));
}

async function page(request) {
  const kept = await caches.match('/', { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  // one of a later version would look for files that are not kept here
  const text = answer.ok ? await answer.clone().text() : '';
  if (FILES.some(path => path.endsWith('.js') && text.includes(`"${path}"`))) await put('/', answer.clone());
  return answer;
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: true });
  if (kept) return kept;
  const { pathname } = new URL(request.url);
  return isKept(pathname) ? keep(pathname) : fetch(request);
}

/** A screen without headings needs no letters for them; the next one does. */
function withHeadings(path) {
  const piece = pieceOf(path);
  return piece ? LATER.filter(other => pieceOf(other) === piece) : [path];
}

/** `/assets/nunito-western-Ab3dE_gh.woff2` is of `western`. */
function pieceOf(path) {
  return /^\/assets\/[a-z]+-([a-z]+)-[\w-]{8}\.woff2$/.exec(path)?.[1];
}

function isForLater(path) {
  return LATER.includes(path);
}

/** Also what the browser has evicted meanwhile. */
function isKept(path) {
  return isForLater(path) || FILES.includes(path);
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
  if (answer.ok) await put(path, answer.clone());
  return answer;
}

/** Where there is no room left it is only not kept. */
async function put(path, answer) {
  await caches
    .open(CACHE)
    .then(cache => cache.put(path, answer))
    .catch(() => undefined);
}
