/** The router: which screen the address of the page shows. */
import { RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import { signal } from '@preact/signals';

export const HELP_PAGES = ['kingdomino', 'duel', 'variants'] as const;

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: 'kingdomino' | 'duel' }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'online'; readonly id: string }
  | { readonly screen: 'together'; readonly id: string }
  /** With the deal of another table, or of its own. */
  | { readonly screen: 'new-table'; readonly of: string }
  /** The deals of today, or of a game and a day: `duel-2026-11-16`. */
  | { readonly screen: 'daily'; readonly day: string }
  /** The tables of one deal. */
  | { readonly screen: 'deal'; readonly id: string }
  | { readonly screen: 'replay'; readonly link: string }
  | { readonly screen: 'editor'; readonly hash: string }
  | { readonly screen: 'help'; readonly page: (typeof HELP_PAGES)[number] }
  /** The name of a lesson, or nothing for all of them. */
  | { readonly screen: 'learn'; readonly lesson: string }
  /** `today`, the id of one, or nothing for all of them. */
  | { readonly screen: 'puzzles'; readonly id: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'results' }
  /** The ways to what looks back, and to other people. */
  | { readonly screen: 'study' }
  | { readonly screen: 'people' }
  /** The one that is being filled, or one whose result was kept. */
  | { readonly screen: 'pad'; readonly id: string }
  | { readonly screen: 'achievements' }
  /** Somebody to play with, now. */
  | { readonly screen: 'pairing' }
  | { readonly screen: 'device' }
  | { readonly screen: 'account' }
  | { readonly screen: 'leaders'; readonly mode: RatedMode }
  /** My finished games; what of them is looked for stands behind the `?` and is no screen of its own. */
  | { readonly screen: 'archive' }
  | { readonly screen: 'player'; readonly name: string }
  | { readonly screen: 'claim'; readonly token: string }
  /** All of mine, one of them, a table for one, or joining one by its link. */
  | { readonly screen: 'tournaments'; readonly view: 'all' | 'new' | 'one'; readonly id: string }
  | { readonly screen: 'clubs'; readonly view: 'all' | 'one' | 'table' | 'join'; readonly id: string }
  | { readonly screen: 'friends' }
  | { readonly screen: 'news' }
  | { readonly screen: 'hooks' }
  /** The ladder of programs. */
  | { readonly screen: 'programs'; readonly mode: RatedMode }
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
  if (first === 'learn') return { screen: 'learn', lesson: second };
  if (first === 'play' && second) return { screen: 'play', id: second };
  if (first === 'table') return { screen: 'new-table', of: second };
  if (first === 'daily') return { screen: 'daily', day: second };
  if (first === 'deal' && second) return { screen: 'deal', id: second };
  if (first === 't' && second) return { screen: 'online', id: second };
  if (first === 'together' && second) return { screen: 'together', id: second };
  if (first === 'replay') return { screen: 'replay', link: second || hash.slice(1) };
  if (first === 'editor' && second === '') return { screen: 'editor', hash: hash.slice(1) };
  if (first === 'help' && second === '') return { screen: 'help', page: 'kingdomino' };
  const page = HELP_PAGES.find(name => name === second);
  if (first === 'help' && page) return { screen: 'help', page };
  if (first === 'puzzles') return { screen: 'puzzles', id: second };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'achievements' && second === '') return { screen: 'achievements' };
  if (first === 'pad') return { screen: 'pad', id: second };
  if (first === 'results' && second === '') return { screen: 'results' };
  if (first === 'study' && second === '') return { screen: 'study' };
  if (first === 'people' && second === '') return { screen: 'people' };
  if (first === 'me' && second === '') return { screen: 'device' };
  if (first === 'now' && second === '') return { screen: 'pairing' };
  if (first === 'archive' && second === '') return { screen: 'archive' };
  if (first === 'player' && second) return { screen: 'player', name: second };
  if (first === 'account' && second === '') return { screen: 'account' };
  if (first === 'friends' && second === '') return { screen: 'friends' };
  if (first === 'news' && second === '') return { screen: 'news' };
  if (first === 'hooks' && second === '') return { screen: 'hooks' };
  if (first === 'club') return { screen: 'clubs', view: second ? 'one' : 'all', id: second };
  if (first === 'tournaments' && second === '') return { screen: 'tournaments', view: 'all', id: '' };
  if (first === 'tournaments' && second === 'new') return { screen: 'tournaments', view: 'new', id: '' };
  if (first === 'tournaments') return { screen: 'tournaments', view: 'one', id: second };
  if (first === 'club-tournament' && second) return { screen: 'tournaments', view: 'new', id: second };
  if (first === 'club-table' && second) return { screen: 'clubs', view: 'table', id: second };
  if (first === 'join' && second) return { screen: 'clubs', view: 'join', id: second };
  const mode = RATED_MODES.find(name => name === (second || 'two'));
  if (first === 'programs' && mode) return { screen: 'programs', mode };
  if (first === 'leaders' && mode) return { screen: 'leaders', mode };
  return { screen: 'missing' };
}

export const route = signal<Route>(parseRoute(location.pathname, location.hash));

/** What was gone to from another screen has a way back. */
const FROM_HERE = 'from-here';

export function go(path: string): void {
  // what lay above a screen is no step to come back to
  if (isAbove()) history.replaceState(FROM_HERE, '', path);
  else history.pushState(FROM_HERE, '', path);
  show();
}

function isAbove(): boolean {
  return typeof history.state === 'object' && history.state !== null;
}

/** To the screen before, or home where there is none: this one was opened by its address. */
export function back(): void {
  if (history.state === FROM_HERE) history.back();
  else replace('/');
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
  history.replaceState(isAbove() ? FROM_HERE : history.state, '', path);
  show();
}

/**
 * The address that the screen has given itself (`nameScreen`). It is no other screen: whoever comes back to it, from
 * help that lay above say, finds everything as it was.
 */
let ownAddress: string | undefined;

/** Puts the place that a screen shows now into the address, so that it can be shared and survives a reload. */
export function nameScreen(path: string): void {
  history.replaceState(history.state, '', path);
  ownAddress = addressNow();
}

function addressNow(): string {
  return location.pathname + location.hash;
}

function show(): void {
  follow();
  scrollTo(0, 0);
}

/** A step of the history at the same address changes no screen, and nobody has left it. */
function follow(): void {
  if (addressNow() === ownAddress) return;
  const there = parseRoute(location.pathname, location.hash);
  if (JSON.stringify(there) === JSON.stringify(route.peek())) return;
  ownAddress = undefined;
  route.value = there;
}
addEventListener('popstate', follow);
addEventListener('hashchange', follow);
