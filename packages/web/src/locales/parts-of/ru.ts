/** All that is said in Russian: on every screen, and where the words of each part are. */
import type { Part, PartFile } from '../parts.ts';

export { catalogue } from '../ru.ts';

const FILES = import.meta.glob<PartFile>('../*/ru.ts');

export const loadPart = (part: Part) => FILES[`../${part}/ru.ts`]!();
