/** Where the built page lies. */
import { fileURLToPath } from 'node:url';

export const distFolder = (): string =>
  process.env.WEB_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));
