/** Prints what was measured: a table to read, then the same as one line of JSON. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Figure } from './figure.ts';

export default class Report implements Reporter {
  readonly #figures: Figure[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') console.error(`${test.title}: ${result.error?.message ?? result.status}`);
    for (const { type, description } of result.annotations)
      if (type === 'figure') this.#figures.push(JSON.parse(description!) as Figure);
  }

  onEnd(): void {
    const width = Math.max(0, ...this.#figures.map(({ name }) => name.length));
    for (const { name, value, unit, bar } of this.#figures) {
      const wish = bar === undefined ? '' : `  (at most ${bar}${value > bar ? ': MISSED' : ''})`;
      console.log(`${name.padEnd(width)}  ${value.toFixed(1).padStart(9)} ${unit}${wish}`);
    }
    console.log(JSON.stringify({ at: new Date().toISOString(), figures: this.#figures }));
  }

  printsToStdio(): boolean {
    return true;
  }
}
