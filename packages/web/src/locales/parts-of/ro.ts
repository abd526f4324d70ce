/** All that is said in Romanian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../ro.ts';

const FILES = import.meta.glob<PartFile>('../*/ro.ts');

export const loadPart = (part: Part) => FILES[`../${part}/ro.ts`]!();
