/** All that is said in Spanish: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../es.ts';

const FILES = import.meta.glob<PartFile>('../*/es.ts');

export const loadPart = (part: Part) => FILES[`../${part}/es.ts`]!();
