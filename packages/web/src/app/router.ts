/** Which screen is shown: the address of the page. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: 'kingdomino' | 'duel' }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'online'; readonly id: string }
  | { readonly screen: 'new-table' }
  | { readonly screen: 'replay'; readonly link: string }
  | { readonly screen: 'help'; readonly page: 'kingdomino' | 'duel' | 'variants' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'device' }
  | { readonly screen: 'claim'; readonly token: string }
  | { readonly screen: 'missing' };

/** Behind the hash, so that the token is never sent to a server with the address. */
const PERSONAL = '#/me/';

function parseRoute(path: string, hash: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length > 0) return { screen: 'missing' };
  if (first === '' && hash.startsWith(PERSONAL))
    return { screen: 'claim', token: hash.slice(PERSONAL.length) };
  if (first === '') return hash.length > 1 ? { screen: 'replay', link: hash.slice(1) } : { screen: 'home' };
  if (first === 'new' && (second === 'kingdomino' || second === 'duel'))
    return { screen: 'new', game: second };
  if (first === 'play' && second) return { screen: 'play', id: second };
  if (first === 'table' && second === '') return { screen: 'new-table' };
  if (first === 't' && second) return { screen: 'online', id: second };
  if (first === 'replay') return { screen: 'replay', link: second || hash.slice(1) };
  if (first === 'help' && second === '') return { screen: 'help', page: 'kingdomino' };
  if (first === 'help' && (second === 'kingdomino' || second === 'duel' || second === 'variants'))
    return { screen: 'help', page: second };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'me' && second === '') return { screen: 'device' };
  return { screen: 'missing' };
}

export const route = signal<Route>(parseRoute(location.pathname, location.hash));

export function go(path: string): void {
  history.pushState(null, '', path);
  show();
}

/** Called once, when the player goes anywhere else. */
export function onLeave(listener: () => void): () => void {
  const here = route.peek();
  const stop = route.subscribe(there => {
    if (there !== here) listener();
  });
  return stop;
}

/** Like `go`, but there is no way back to here. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  show();
}

function show(): void {
  route.value = parseRoute(location.pathname, location.hash);
  scrollTo(0, 0);
}

const follow = () => {
  route.value = parseRoute(location.pathname, location.hash);
};
addEventListener('popstate', follow);
addEventListener('hashchange', follow);
