/** All that is said in Estonian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../et.ts';

const FILES = import.meta.glob<PartFile>('../*/et.ts');

export const loadPart = (part: Part) => FILES[`../${part}/et.ts`]!();
