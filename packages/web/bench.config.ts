import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

if (tests.metadata?.missing) throw new Error(`no browser: ${String(tests.metadata.missing)}`);

const { launchOptions } = tests.use ?? {};
/** Scripts are made fast, as in any browser: what a test saves by leaving that out would be measured as slowness. */
const args = (launchOptions?.args ?? []).filter(argument => !argument.startsWith('--js-flags'));

/** One after the other: what is measured must not share the machine with another measurement. */
export default defineConfig<{ isPainted: boolean }>({
  ...tests,
  use: { ...tests.use, launchOptions: { ...launchOptions, args }, isPainted: true },
  testDir: './bench',
  testMatch: '*.bench.ts',
  timeout: 600_000,
  workers: 1,
  fullyParallel: false,
  reporter: [['./bench/report.ts']],
});
