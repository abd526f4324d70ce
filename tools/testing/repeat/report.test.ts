import { expect, test } from 'vitest';

interface Report {
  redOfVitest: (report: object) => string[];
  redOfPlaywright: (report: object) => string[];
  tableOf: (rows: readonly object[]) => string;
}

const url = new URL('./report.mjs', import.meta.url).href;
const { redOfVitest, redOfPlaywright, tableOf } = (await import(url)) as Report;

test('red tests of Vitest, and files that could not be read', () => {
  const report = {
    testResults: [
      {
        name: '/somewhere/packages/rules/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed' },
        ],
      },
      {
        name: '/somewhere/packages/web/src/b.test.ts',
        status: 'failed',
        message: 'no such file\nat …',
        assertionResults: [],
      },
      { name: '/somewhere/packages/web/src/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(redOfVitest(report)).toEqual(['rules/src/a.test.ts › two', 'web/src/b.test.ts › no such file']);
});

test('red tests of Playwright, however deep, and errors outside of tests', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'end.spec.ts' });
  const report = {
    suites: [{ specs: [spec('a', true)], suites: [{ specs: [spec('b', false)] }] }],
    errors: [{ message: 'no browser\nat …' }],
  };
  expect(redOfPlaywright(report)).toEqual(['end.spec.ts › b', 'no browser']);
});

test('a line for each run', () => {
  const part = { name: 'unit', seconds: 61.4 };
  const rows = [
    { run: 1, isBusy: false, parts: [{ ...part, red: [] }] },
    { run: 2, isBusy: true, parts: [{ ...part, red: ['x', 'y'] }] },
  ];
  expect(tableOf(rows).split('\n').slice(2)).toEqual([
    '| 1 | quiet | unit 61 s | 0 | – |',
    '| 2 | busy | unit 61 s | 2 | x; y |',
  ]);
});
