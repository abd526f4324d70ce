import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

if (tests.metadata?.missing) throw new Error(`no browser: ${String(tests.metadata.missing)}`);

export default defineConfig<{ isPainted: boolean }>({
  ...tests,
  use: { ...tests.use, isPainted: true },
  testDir: './pictures',
  reporter: [['list']],
});
