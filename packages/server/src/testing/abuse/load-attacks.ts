/** Attacks that would keep the server busy: somebody else asks for a sign of life all the while. */
import { openForTwo } from '../clients/play.ts';
import { PlayerClient } from '../clients/player-client.ts';
import { type Attack, type Target, times } from './attack.ts';
import { Attacker } from './attacker.ts';

/** Nobody waits longer than this for an answer, in milliseconds, on a busy machine either. */
const PATIENCE = 2000;
/** Slower than the limit on messages of a connection. */
const PAUSE = 150;
const EDITS = 200;
const SEEN_ALL = 100_000;

/** What became of everybody else meanwhile. */
async function meanwhile({ origin }: Target, attack: () => Promise<unknown>): Promise<string | undefined> {
  const onlooker = await PlayerClient.connected(origin);
  let outages = 0;
  onlooker.onOther = ({ type }) => {
    if (type === 'outages') outages++;
  };
  let isOver = false;
  let longest = 0;
  const looking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await onlooker.request({ type: 'ping' });
      longest = Math.max(longest, Math.round(performance.now() - start));
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
  })();
  await attack().finally(() => {
    isOver = true;
  });
  await looking;
  onlooker.close();
  if (outages > 0) return `${outages} outages were told`;
  return longest > PATIENCE ? `somebody else waited ${longest} ms` : undefined;
}

const flood = (path: string): Attack => ({
  name: `a hundred times ${path} at once`,
  run: target =>
    meanwhile(target, () => times(100, () => new Attacker(target.origin, '203.0.113.1').ask('GET', path))),
});

export const LOAD_ATTACKS: readonly Attack[] = [
  flood('/api/openapi.json'),
  flood('/api/docs'),
  {
    name: 'commands to a long study, refused ones too',
    run: async target => {
      const { origin } = target;
      const [ann, bob] = [await PlayerClient.connected(origin), await PlayerClient.connected(origin)];
      const table = await openForTwo(ann, bob, { absence: { kind: 'forfeit' } });
      await bob.request({ type: 'leave', table });
      const { version } = await ann.until(table, ({ status }) => status === 'over');
      const eve = new Attacker(origin);
      eve.token = ann.token;
      const edit = (text: string, seen = SEEN_ALL) =>
        paced(() => {
          const change = { kind: 'comment', path: [], at: 1, text };
          return eve.command({ type: 'studyEdit', table, version: seen, edit: change });
        });
      for (let made = 0; made < EDITS; made++) await edit(`note ${made}`);
      return meanwhile(target, async () => {
        for (let made = 0; made < EDITS; made++) await edit('stale', version);
        ann.close();
        bob.close();
      });
    },
  },
  {
    name: 'two hundred who begin to wait and stop, again and again',
    run: target =>
      meanwhile(target, async () => {
        const crowd = await times(200, () => Attacker.guest(target.origin));
        for (let round = 0; round < 3; round++) {
          await Promise.all(
            crowd.map(each => each.command({ type: 'wait', modes: ['four'], stakes: 'casual' })),
          );
          await Promise.all(crowd.map(each => each.command({ type: 'stopWaiting' })));
        }
      }),
  },
];

/** As often as is allowed, and not once more. */
async function paced(act: () => Promise<string>): Promise<void> {
  while ((await act()) === 'too-many-messages') await new Promise(resolve => setTimeout(resolve, PAUSE));
}
