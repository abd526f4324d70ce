import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

if (tests.metadata?.missing) throw new Error(`no browser: ${String(tests.metadata.missing)}`);

/** One after the other: what is measured must not share the machine with another measurement. */
export default defineConfig<{ isPainted: boolean }>({
  ...tests,
  use: { ...tests.use, isPainted: true },
  testDir: './bench',
  testMatch: '*.bench.ts',
  timeout: 600_000,
  workers: 1,
  fullyParallel: false,
  reporter: [['./bench/report.ts']],
});
