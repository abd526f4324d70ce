/** Whom I mute or block, and the measures of the operator against me. Stored at the server. */
import type { Player } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { toast } from '../../app/toast.ts';
import { problemText, request } from '../../connection/http.ts';

export type RelationKind = 'mute' | 'block';

export interface Relation {
  readonly player: Player;
  readonly kind: RelationKind;
  /** Muted at this table only. */
  readonly table?: string;
}

export interface Measure {
  readonly kind: 'warning' | 'talk' | 'rated';
  readonly reason: string;
  readonly until?: number;
}

export const relations = signal<readonly Relation[]>([]);
export const measures = signal<readonly Measure[]>([]);

export async function loadOrder(): Promise<void> {
  const read = await request<{
    readonly relations: readonly Relation[];
    readonly measures: readonly Measure[];
  }>('GET', '/api/me/order');
  if (!read.ok) return;
  relations.value = read.value.relations;
  measures.value = read.value.measures;
}

/** Who is blocked is not heard either. */
export function isMuted(player: string, table: string): boolean {
  return relations.value.some(
    one =>
      one.player.id === player && (one.kind === 'block' || one.table === undefined || one.table === table),
  );
}

export function hasRelation(player: string, kind: RelationKind, table?: string): boolean {
  return relations.value.some(one => isSame(one, player, kind, table));
}

/** Shown at once; taken back if the server does not take it. */
export async function setRelation(
  player: Player,
  kind: RelationKind,
  isOn: boolean,
  table?: string,
): Promise<void> {
  const before = relations.value;
  const others = before.filter(one => !isSame(one, player.id, kind, table));
  relations.value = isOn ? [{ player, kind, ...(table === undefined ? {} : { table }) }, ...others] : others;
  const query = table === undefined ? '' : `?table=${table}`;
  const path = `/api/me/relations/${kind}/${player.id}${query}`;
  const done = await request(isOn ? 'PUT' : 'DELETE', path);
  if (done.ok) return;
  relations.value = before;
  toast(problemText(done.error));
}

export async function markRead(): Promise<void> {
  measures.value = measures.value.filter(({ kind }) => kind !== 'warning');
  await request('POST', '/api/me/order/seen');
}

function isSame(one: Relation, player: string, kind: RelationKind, table: string | undefined): boolean {
  return one.player.id === player && one.kind === kind && one.table === table;
}
