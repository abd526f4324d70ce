/** The ladder of programs in the page: levels of ours are marked, tokens are shown once, and only members have programs. */
import { expect, test, vi } from 'vitest';
import { all, button, fill, one, press, textOf } from '../testing/look.ts';
import { keep, keepSettings } from '../testing/on-device.ts';
import { until, visit } from '../testing/visit.ts';

const ann = { id: 'ann', name: 'Ann', member: true };
const machine = { id: 'machine', name: 'Machine', bot: true };
const LADDER = {
  mode: 'two',
  waiting: 1,
  time: 1,
  standings: [
    { kind: 'level', level: 'prince', rating: 1845, deviation: 10 },
    {
      kind: 'program',
      program: machine,
      owner: 'Ann',
      rating: 1700,
      deviation: 90,
      provisional: true,
      games: 7,
      wins: 5,
    },
    { kind: 'level', level: 'baron', rating: 1500, deviation: 10 },
  ],
};
const GAMES = {
  games: [
    {
      table: 'table-of-program',
      mode: 'two',
      at: 5,
      seats: [
        { level: 'baron', place: 2 },
        { program: machine, place: 1 },
      ],
    },
    { table: 'table-running-1', mode: 'two', at: 6, running: true, seats: [{ program: machine }, {}] },
  ],
};

interface Sent {
  readonly method?: string;
  readonly body?: string;
}

class SilentSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** Answers by method and path; what was asked is kept. */
function serve(answers: Readonly<Record<string, object>>, me: object): string[] {
  const asked: string[] = [];
  keepSettings();
  keep('member', 'ann');
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: Sent = {}) => {
    const what = `${method} ${path.split('?')[0]}`;
    asked.push(`${what} ${body}`.trim());
    if (what.endsWith(' /api/me'))
      return { status: 200, ok: true, json: async () => ({ type: 'me', player: me, protocol: 1, time: 1 }) };
    const answer = answers[what];
    if (!answer) throw new TypeError('no network');
    return { status: 200, ok: true, json: async () => answer };
  });
  return asked;
}

const SHOWN = { 'GET /api/ladder': LADDER, 'GET /api/ladder/games': GAMES };

test('programs have places among themselves, our levels a fixed rating, games a way to them', async () => {
  serve({ ...SHOWN, 'GET /api/me/programs': { programs: [], most: 5 } }, ann);
  await visit('/programs/two');
  await until(() => expect(all('.ladder-table tbody tr')).toHaveLength(3));
  expect(all('.ladder-table tbody tr').map(row => row.className)).toEqual([
    'ladder-level',
    '',
    'ladder-level',
  ]);
  const [, program] = all('.ladder-table tbody tr');
  expect(textOf(program!)).toContain('Machine (bot)');
  expect(textOf(program!)).toContain('by Ann');
  expect(textOf(program!)).toMatch(/^1/);
  await until(() => expect(all('.ladder-game')).toHaveLength(2));
  const [over, running] = all('.ladder-game');
  expect(over!.getAttribute('href')).toBe('/t/table-of-program');
  expect(textOf(one('.won'))).toContain('Machine (bot)');
  expect(textOf(running!)).toContain('Being played');
});

test('a member registers a program, and is shown its token', async () => {
  const asked = serve(
    {
      ...SHOWN,
      'GET /api/me/programs': { programs: [{ program: machine, madeAt: 1, games: 3 }], most: 5 },
      'POST /api/me/programs': { player: machine, token: 'token-of-machine' },
      'POST /api/me/programs/machine/token': { player: machine, token: 'second-token' },
    },
    ann,
  );
  await visit('/programs');
  await until(() => expect(textOf(one('.my-programs'))).toContain('3 games'));
  await fill(all('.new-program input')[0] as HTMLInputElement, 'Machine');
  await press(button('Register'));
  await until(() => expect(textOf(one('.program-token'))).toBe('token-of-machine'));
  expect(asked).toContain('POST /api/me/programs {"name":"Machine"}');
});

test('a guest is told to register a name first', async () => {
  serve(SHOWN, { id: 'guest', name: 'Guest 1' });
  await visit('/programs');
  await until(() => expect(textOf(document.body)).toContain('register your name first'));
  expect(all('.new-program')).toEqual([]);
});
