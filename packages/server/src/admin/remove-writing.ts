/** Removes what somebody wrote, of every kind, for good: what a report has kept of it stays as evidence. */
import { nameKey } from '../identity/confusables.ts';
import { guestName } from '../identity/identity-service.ts';
import type { Writing, WritingKind } from '../storage/moderation/writings.ts';
import type { AdminParts } from './admin-task.ts';
import { NO_NAME } from './no-name.ts';

const MOST_TRIES = 20;
/** Tables rewritten in one step; between steps everybody else has their turn. */
const STEP = 10;

/** False when there is no such text. */
type Removal = (parts: AdminParts, id: string) => Promise<boolean>;

const REMOVALS: Readonly<Record<WritingKind, Removal>> = {
  name: removeName,
  club: ({ store }, club) => store.removeClubName({ club, name: NO_NAME }),
  notice: ({ store }, id) => store.removeNotice(id),
  chat: ({ store }, id) => store.removeTalk(id),
  study: async ({ store, onRewritten }, id) => {
    const [table = '', version] = id.split('/');
    const isRemoved = await store.removeStudyText({ table, version: Number(version) || 0 });
    if (isRemoved) onRewritten([table]);
    return isRemoved;
  },
};

/** Throws a sentence for the operator. */
export async function removeWriting(parts: AdminParts, { kind, id }: Writing): Promise<void> {
  if (!(await REMOVALS[kind](parts, id))) throw new Error(`there is no such text: ${kind} ${id}`);
}

/** The player is named like a new guest from now on, and at all tables. */
async function removeName(parts: AdminParts, player: string): Promise<boolean> {
  const { store, onRenamed } = parts;
  const known = await store.adminPlayer(player);
  if (!known) return false;
  const name = await newName(parts, player);
  onRenamed({ id: player, name, ...(known.memberSince === null ? {} : { member: true }) });
  for (let after: string | undefined = ''; after !== undefined; ) {
    const tables: readonly string[] = await store.tablesOf({ player, after, limit: STEP });
    await store.renameAtTables({ player, name, tables });
    if (tables.length > 0) parts.onRewritten(tables);
    after = tables.at(-1);
  }
  return true;
}

/** One that no member has. */
async function newName({ store, ports }: AdminParts, player: string): Promise<string> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const name = guestName(ports);
    if (await store.renamePlayer({ player, name, nameKey: nameKey(name), now: ports.now() })) return name;
  }
  throw new Error('no free name was found: try again');
}
