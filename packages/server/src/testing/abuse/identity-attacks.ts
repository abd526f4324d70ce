/** Attacks on names, sessions and codes. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { adminSocketPath, askRunningServer } from '../../admin/admin-socket.ts';
import { type Attack, count, times, unless } from './attack.ts';
import { Attacker } from './attacker.ts';

/** Each would pass for somebody else, or for whoever runs the server. */
const FALSE_NAMES = [
  'Carol\u3164',
  '\u3164',
  '\u115f\u1160',
  'Admin',
  'Admin\u3164',
  'Kingdomino Support',
  '—',
];
const CAROLS = ['ᴄᴀʀᴏʟ', 'Сarol', 'CAROL', 'Car0l'];
const LINKS_A_DAY = 20;
const GUESTS_OF_A_NETWORK = 100 * 16;

const RECOVERY = '/api/sign-in/recovery';

async function member(origin: string, name: string): Promise<{ attacker: Attacker; code: string }> {
  const attacker = await Attacker.guest(origin);
  await attacker.command({ type: 'rename', name });
  const { body } = await attacker.ask('POST', '/api/me/recovery');
  return { attacker, code: body.recoveryCode ?? '' };
}

export const IDENTITY_ATTACKS: readonly Attack[] = [
  {
    name: 'names that nobody sees, that look like others, or like the operator',
    run: async ({ origin }) => {
      await member(origin, 'Carol');
      const eve = await Attacker.guest(origin);
      const taken = await Promise.all(
        [...FALSE_NAMES, ...CAROLS].map(async name =>
          (await eve.command({ type: 'rename', name })) === 'me' ? [name] : [],
        ),
      );
      return unless(taken.flat().length === 0, `taken: ${taken.flat().join(', ')}`);
    },
  },
  {
    name: 'one name, two members in the same moment',
    run: async ({ origin }) => {
      const guests = await times(4, () => Attacker.guest(origin));
      for (const guest of guests) await guest.command({ type: 'rename', name: 'Twin' });
      const done = await Promise.all(guests.map(guest => guest.ask('POST', '/api/me/recovery')));
      const members = count(
        done.map(({ status }) => status),
        200,
      );
      return unless(members === 1, `${members} members are called Twin`);
    },
  },
  {
    name: 'a recovery code, used eight times at once',
    run: async ({ origin }) => {
      const { code } = await member(origin, 'Recover Me');
      const thieves = await times(8, async () => new Attacker(origin));
      const told = await Promise.all(thieves.map(thief => thief.ask('POST', RECOVERY, { code })));
      const opened = count(
        told.map(({ status }) => status),
        200,
      );
      return unless(opened === 1, `${opened} sessions`);
    },
  },
  {
    name: 'a cookie that another host has planted, over https',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const ann = new Attacker(origin);
      const planted = { cookie: `kingdomino=${eve.token}`, 'x-forwarded-proto': 'https' };
      const { body } = await ann.ask('GET', '/api/me', undefined, planted);
      return unless(body.player === undefined, 'believed');
    },
  },
  {
    name: 'personal links without end',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const told = await times(60, () => eve.ask('POST', '/api/me/link'));
      const made = count(
        told.map(({ status }) => status),
        200,
      );
      return unless(made <= LINKS_A_DAY, `${made} links`);
    },
  },
  {
    name: 'new guests from all over one /48',
    run: async ({ origin }) => {
      let made = 0;
      for (let subnet = 0; subnet < 20; subnet++) {
        const guests = await times(100, index =>
          Attacker.guest(origin, `2001:db8:7:${(256 * subnet + index).toString(16)}::1`),
        );
        made += guests.filter(({ token }) => token !== '').length;
      }
      return unless(made <= GUESTS_OF_A_NETWORK, `${made} guests`);
    },
  },
  {
    name: 'a name with the character 0',
    run: async ({ origin }) => {
      const { status } = await new Attacker(origin).ask('GET', '/api/members/%00');
      return unless(status === 400, `status ${status}`);
    },
  },
  {
    name: 'reading the files of the store as another user',
    run: async ({ dataDir }) => {
      const open = [dataDir, join(dataDir, 'kingdomino.db')].filter(
        path => (statSync(path).mode & 0o077) !== 0,
      );
      return unless(open.length === 0, `open to others: ${open.join(', ')}`);
    },
  },
  {
    name: "guessing an operator's code",
    run: async ({ origin, dataDir }) => {
      await askRunningServer(adminSocketPath(dataDir), 'operator', 'Olga');
      const eve = new Attacker(origin);
      const tries = await times(20, () =>
        fetch(`${origin}/operator/sign-in`, {
          method: 'POST',
          headers: {
            origin,
            'x-forwarded-for': eve.address,
            'x-forwarded-proto': 'https',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: 'name=Olga&code=0000-0000-0000-0000-0000-0000',
        }),
      );
      const told = tries.map(({ status }) => status);
      const isHeld = count(told, 403) <= 10 && count(told, 403) + count(told, 429) === told.length;
      return unless(isHeld, `answered: ${told.join(', ')}`);
    },
  },
];
