import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({ ...tests, testDir: './pictures', reporter: [['list']] });
