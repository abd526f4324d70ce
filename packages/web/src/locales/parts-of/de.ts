/** All that is said in German: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../de.ts';

const FILES = import.meta.glob<PartFile>('../*/de.ts');

export const loadPart = (part: Part) => FILES[`../${part}/de.ts`]!();
