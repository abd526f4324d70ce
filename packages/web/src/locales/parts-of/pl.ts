/** All that is said in Polish: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../pl.ts';

const FILES = import.meta.glob<PartFile>('../*/pl.ts');

export const loadPart = (part: Part) => FILES[`../${part}/pl.ts`]!();
