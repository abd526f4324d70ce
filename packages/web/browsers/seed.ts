/** All chance of a page from one text, as a script for the page to run before its own. */
import { seedPage } from '../e2e/support/seeded-page.ts';

export function seedScript(seed: string): string {
  return `(${String(seedPage)})(${JSON.stringify({ seed, shift: 0 })});\n`;
}
