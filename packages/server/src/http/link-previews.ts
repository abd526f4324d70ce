/**
 * What messengers show of a link: who invites to what. They ask without the headers of a browser, often by HEAD or for any
 * type. Told is what whoever has the link sees anyway, and nothing of how a game went.
 */
import type { TableSummary } from '@kingdomino/protocol';
import type { Store } from '../storage/store.ts';

const TITLE = /(<meta property="og:title" content=")[^"]*(")/;
const DESCRIPTION = /(<meta property="og:description" content=")[^"]*(")/;
const GAMES = { kingdomino: 'Kingdomino', duel: 'Kingdomino Duel' } as const;
const IN_YOUR_BROWSER = 'Play in your browser: no account, nothing to install.';

export type PreviewStore = Pick<Store, 'clubByLink' | 'summaryOf'>;

interface Preview {
  readonly title: string;
  readonly description: string;
}

type Read = (id: string, store: PreviewStore) => Promise<Preview | undefined> | Preview;

/** Every link that is shared, and what it is about; undefined: the page's own words. */
const PREVIEWS: readonly (readonly [address: RegExp, read: Read])[] = [
  [/^\/t\/([A-Za-z0-9_-]{1,40})$/, async (id, store) => tablePreview(await store.summaryOf(id))],
  [/^\/together\/([A-Za-z0-9_-]{1,40})$/, async (id, store) => studyPreview(await store.summaryOf(id))],
  [/^\/join\/([A-Za-z0-9_-]{16,40})$/, clubPreview],
  [/^\/daily(?:\/([a-z0-9-]{0,30}))?$/, dailyPreview],
  [
    /^\/deal\/([A-Za-z0-9_-]{1,40})$/,
    () => ({
      title: 'The same dominoes for everybody',
      description: `Play a deal that others have played, and compare. ${IN_YOUR_BROWSER}`,
    }),
  ],
  [
    /^\/puzzles(?:\/([A-Za-z0-9_-]{0,60}))?$/,
    () => ({
      title: 'A Kingdomino puzzle',
      description: `One position, one best turn: can you find it? ${IN_YOUR_BROWSER}`,
    }),
  ],
  [
    /^\/replay(?:\/([A-Za-z0-9_.-]{0,4000}))?$/,
    () => ({
      title: 'A game of Kingdomino, move by move',
      description: 'Look at it turn by turn, try other moves and ask for the best ones.',
    }),
  ],
];

/** Whether it is a link of these: whoever asks for one gets the page, whatever they say that they take. */
export function isShared(address: string): boolean {
  return PREVIEWS.some(([pattern]) => pattern.test(address));
}

/** The document with the words of the link in it; undefined where its own words do. */
export async function withPreview(
  html: string,
  address: string,
  store: PreviewStore,
): Promise<string | undefined> {
  for (const [pattern, read] of PREVIEWS) {
    const match = pattern.exec(address);
    const preview = match && (await read(match[1] ?? '', store));
    if (preview) return filled(html, preview);
  }
  return undefined;
}

function tablePreview(table: TableSummary | undefined): Preview | undefined {
  if (!table) return undefined;
  const [host, ...others] = namesAt(table);
  const game = GAMES[table.game];
  if (host === undefined || table.status === 'closed') return undefined;
  if (table.status === 'open') {
    const free = table.seats.filter(({ kind }) => kind === 'open').length;
    const seats = free === 1 ? 'One seat is free' : `${free} seats are free`;
    return { title: `${host} invites you to ${game}`, description: `${seats}. ${IN_YOUR_BROWSER}` };
  }
  const people = listed([host, ...others]);
  return table.status === 'playing'
    ? { title: `${people}: a game of ${game}`, description: 'It is being played. Watch it in your browser.' }
    : { title: `${people}: a game of ${game}`, description: 'See how it went, move by move.' };
}

function studyPreview(table: TableSummary | undefined): Preview | undefined {
  const names = table?.status === 'over' ? namesAt(table) : [];
  if (!table || names.length === 0) return undefined;
  return {
    title: `${listed(names)}: a game of ${GAMES[table.game]}`,
    description: 'Look at it together, move by move.',
  };
}

async function clubPreview(link: string, store: PreviewStore): Promise<Preview | undefined> {
  const club = await store.clubByLink({ link, player: '' });
  if (!club) return undefined;
  const members = club.members === 1 ? 'One member' : `${club.members} members`;
  const who = club.founder === null ? 'You are invited' : `${club.founder} invites you`;
  return { title: `${who} to the club ${club.name}`, description: `${members}. ${IN_YOUR_BROWSER}` };
}

function dailyPreview(day: string): Preview {
  const game = day.startsWith('duel') ? GAMES.duel : GAMES.kingdomino;
  return {
    title: `${game}: the deal of the day`,
    description: `The same for everybody, once: how many points will you make? ${IN_YOUR_BROWSER}`,
  };
}

function namesAt({ seats }: TableSummary): string[] {
  return seats.flatMap(seat => (seat.kind === 'person' ? [seat.player.name] : []));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

function filled(html: string, { title, description }: Preview): string {
  return html
    .replace(TITLE, (_, before: string, after: string) => before + escaped(title) + after)
    .replace(DESCRIPTION, (_, before: string, after: string) => before + escaped(description) + after);
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`);
}
