/** Versions by MDN's names of browsers. */
export type Floor = Readonly<Record<string, number>>;

export function ownNames(source: string): Set<string>;
export function newScriptFeatures(source: string, floor: Floor, own?: ReadonlySet<string>): string[];
export function newStyleFeatures(source: string, floor: Floor): string[];
