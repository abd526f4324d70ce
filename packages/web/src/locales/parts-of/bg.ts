/** All that is said in Bulgarian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../bg.ts';

const FILES = import.meta.glob<PartFile>('../*/bg.ts');

export const loadPart = (part: Part) => FILES[`../${part}/bg.ts`]!();
