/** All that is said in Latvian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../lv.ts';

const FILES = import.meta.glob<PartFile>('../*/lv.ts');

export const loadPart = (part: Part) => FILES[`../${part}/lv.ts`]!();
