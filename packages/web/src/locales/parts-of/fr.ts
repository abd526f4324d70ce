/** All that is said in French: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../fr.ts';

const FILES = import.meta.glob<PartFile>('../*/fr.ts');

export const loadPart = (part: Part) => FILES[`../${part}/fr.ts`]!();
