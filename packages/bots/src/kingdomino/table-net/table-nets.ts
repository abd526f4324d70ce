/** The trained nets that see the whole table, one for each size of kingdom, fetched when first needed. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { fromBase64 } from '../../net/base64.ts';
import { type PackedTableNet, unpackTableNet } from './packed-table-net.ts';
import type { TableNet } from './table-net.ts';

const PACKED: Readonly<Record<KingdomSize, () => Promise<PackedTableNet>>> = {
  5: () => import('./table-weights-5.ts'),
  7: () => import('./table-weights-7.ts'),
};

const nets: Partial<Record<KingdomSize, TableNet>> = {};

export async function loadTableNet(size: KingdomSize): Promise<void> {
  if (nets[size]) return;
  const { FRAME, ROWS } = await PACKED[size]();
  nets[size] ??= unpackTableNet(fromBase64(FRAME), ROWS);
}

export function tableNetFor(size: KingdomSize): TableNet {
  const net = nets[size];
  if (!net) throw new Error('the net is not loaded: prepare the bot before it chooses');
  return net;
}
