import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
    reporters: ['default', './tools/plain-reporter.ts'],
    testTimeout: 60_000,
    // by itself it leaves one core free, which is half of a machine with two
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
