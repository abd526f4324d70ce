/** All that is said in Ukrainian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../uk.ts';

const FILES = import.meta.glob<PartFile>('../*/uk.ts');

export const loadPart = (part: Part) => FILES[`../${part}/uk.ts`]!();
