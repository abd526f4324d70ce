/** The trained nets that see the whole table, one for each size of kingdom, read when first needed. */
import type { KingdomSize } from '@kingdomino/rules/kingdomino';
import { unpackTableNet } from '../../net/packed-table-net.ts';
import { readBytes } from '../../net/read-bytes.ts';
import type { TableNet } from '../../net/table-net.ts';
import { WEIGHTS_FILES } from '../../net/weights-files.ts';

const FILES = { 5: WEIGHTS_FILES.table5, 7: WEIGHTS_FILES.table7 } as const;

const nets: Partial<Record<KingdomSize, TableNet>> = {};

export async function loadTableNet(size: KingdomSize): Promise<void> {
  if (nets[size]) return;
  const packed = await readBytes(FILES[size]);
  nets[size] ??= unpackTableNet(packed);
}

export function tableNetFor(size: KingdomSize): TableNet {
  const net = nets[size];
  if (!net) throw new Error('the net is not loaded: prepare the bot before it chooses');
  return net;
}
