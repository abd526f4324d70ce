import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './main.ts';
import { rehearse, rehearseLine } from './testing/rehearsal.ts';

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists every command', async args => {
    const { code, out, err } = await rehearse(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(`\n  ${name} `);
  });

  test.each(Object.entries(COMMANDS))(
    'of %s shows its usage, its options and examples',
    async (name, command) => {
      const { code, out } = await rehearse([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`kingdomino ${name} ${command.usage}`);
      for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`);
      for (const example of command.examples) expect(out).toContain(example);
      expect((await rehearse(['help', name])).out).toBe(out);
      expect((await rehearse([name, 'nonsense', '--help'])).out).toBe(out);
    },
  );

  test.each(Object.entries(COMMANDS))('of %s gives examples that start with its name', (name, command) => {
    expect(command.examples.length).toBeGreaterThan(0);
    for (const example of command.examples) expect(example).toContain(`kingdomino ${name}`);
  });
});

describe('docs/cli.md', () => {
  const manual = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const [start = '', ...sections] = manual.split(/^## /m);

  test.each(Object.entries(COMMANDS))('explains %s with all its options', (name, { options }) => {
    expect(start).toContain(`[\`${name}\`](#${name})`);
    const section = sections.find(text => text.startsWith(`${name}\n`)) ?? '';
    const unnamed = Object.keys(options).filter(option => !`${start}${section}`.includes(`--${option}`));
    expect([section === '', unnamed]).toEqual([false, []]);
  });
});

test('the version is printed', async () => {
  expect(await rehearseLine('--version')).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: '',
  });
});

describe('what is not known is refused with exit code 2', () => {
  test.each([
    ['simualte', 'kingdomino: unknown command simualte; did you mean simulate?\nTry: kingdomino --help\n'],
    ['dance', 'kingdomino: unknown command dance\nTry: kingdomino --help\n'],
    ['--verison', 'kingdomino: unknown option --verison; did you mean --version?\nTry: kingdomino --help\n'],
    ['help dance', 'kingdomino: unknown command dance\nTry: kingdomino --help\n'],
    ['toString', 'kingdomino: unknown command toString\nTry: kingdomino --help\n'],
    [
      'simulate --gmaes 3',
      'kingdomino simulate: unknown option --gmaes; did you mean --games?\nTry: kingdomino simulate --help\n',
    ],
  ])('%s', async (line, err) => {
    expect(await rehearseLine(line)).toEqual({ code: 2, out: '', err });
  });
});
