/**
 * How many threads may think at once on this device: half of its cores. The page needs one, its painting another, and
 * browsers count a core that does two things at once as two.
 */

/** What browsers tell; each leaves out something. */
export interface Device {
  readonly hardwareConcurrency?: number;
  /** Gigabytes, rounded. */
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
  readonly userAgent?: string;
}

/** More of them see hardly any further. */
const MOST = 4;
/** A telephone has slow cores among its cores, a battery, and gets warm. */
const MOST_ON_A_PHONE = 2;
const CORES_OF_A_FAST_PHONE = 6;
/** Each thread fetches its weights and has a kernel of its own. */
const LITTLE_MEMORY = 2;

export function threadsHere(device: Device): number {
  const { hardwareConcurrency: cores = 1, deviceMemory = Number.POSITIVE_INFINITY, connection } = device;
  if (deviceMemory <= LITTLE_MEMORY || connection?.saveData) return 1;
  const isPhone = /Mobi|Android/.test(device.userAgent ?? '');
  if (isPhone && cores < CORES_OF_A_FAST_PHONE) return 1;
  return Math.max(1, Math.min(isPhone ? MOST_ON_A_PHONE : MOST, Math.floor(cores / 2)));
}
