/** All that is said in Lithuanian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../lt.ts';

const FILES = import.meta.glob<PartFile>('../*/lt.ts');

export const loadPart = (part: Part) => FILES[`../${part}/lt.ts`]!();
