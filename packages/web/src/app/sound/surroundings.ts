/** What is heard of a kingdom: the share of its land that each voice has. */
import type { Surroundings } from './ambience.ts';

/** How much of each voice a terrain has. */
const VOICES: Readonly<Record<string, Partial<Surroundings>>> = {
  wheat: { wind: 0.8, birds: 0.2 },
  forest: { birds: 1, wind: 0.3 },
  lake: { water: 1 },
  grassland: { birds: 0.5, wind: 0.4, crickets: 0.2 },
  swamp: { crickets: 1, water: 0.2 },
  mine: { wind: 1 },
};
/** Where nothing is built yet: a little wind, and a bird. */
export const OPEN_LAND: Surroundings = { wind: 0.3, water: 0, birds: 0.15, crickets: 0 };

/** Squares by terrain. */
export function voicesOf(squares: Readonly<Record<string, number>>): Surroundings {
  const all = Object.values(squares).reduce((sum, count) => sum + count, 0);
  if (all === 0) return OPEN_LAND;
  const share = (voice: keyof Surroundings) =>
    Object.entries(squares).reduce(
      (sum, [terrain, count]) => sum + ((VOICES[terrain]?.[voice] ?? 0) * count) / all,
      0,
    );
  // a third of the land is enough for a full voice
  const voice = (name: keyof Surroundings) => Math.min(1, 3 * share(name));
  return { wind: voice('wind'), water: voice('water'), birds: voice('birds'), crickets: voice('crickets') };
}
