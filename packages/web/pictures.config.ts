import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

if (tests.metadata?.missing) throw new Error(`no browser: ${String(tests.metadata.missing)}`);

export default defineConfig({ ...tests, testDir: './pictures', reporter: [['list']] });
