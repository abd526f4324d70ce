/**
 * What messengers show of the link to a table: who invites to what. They ask without the headers of a browser, often by
 * HEAD or for any type. Told is what whoever has the link sees anyway, while the table waits for players.
 */
import type { TableSummary } from '@kingdomino/protocol';

const TITLE = /(<meta property="og:title" content=")[^"]*(")/;
const DESCRIPTION = /(<meta property="og:description" content=")[^"]*(")/;
const GAMES = { kingdomino: 'Kingdomino', duel: 'Kingdomino Duel' } as const;

export const TABLE_ADDRESS = /^\/t\/([A-Za-z0-9_-]{1,40})$/;

/** The document with the invitation in it; undefined where there is none. */
export function withInvitation(html: string, table: TableSummary | undefined): string | undefined {
  const host = table?.seats.find(seat => seat.kind === 'person');
  if (table?.status !== 'open' || host?.kind !== 'person') return undefined;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const seats = free === 1 ? 'One seat is free' : `${free} seats are free`;
  const title = `${host.player.name} invites you to ${GAMES[table.game]}`;
  const description = `${seats}. Play in your browser: no account, nothing to install.`;
  return html
    .replace(TITLE, (_, before: string, after: string) => before + escaped(title) + after)
    .replace(DESCRIPTION, (_, before: string, after: string) => before + escaped(description) + after);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`);
}
