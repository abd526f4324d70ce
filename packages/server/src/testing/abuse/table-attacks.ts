/** Attacks on tables, their limits and their studies. */
import type { WebSocket } from 'ws';
import { openForTwo, wish } from '../clients/play.ts';
import { PlayerClient } from '../clients/player-client.ts';
import { type Attack, count, times, unless } from './attack.ts';
import { Attacker } from './attacker.ts';

const OPEN_TABLES = 5;
const BOT_TABLES = 4;
const SOCKETS = 10;
const SEEN_ALL = 100_000;
const WAIT = 1500;

/** Of two others, over at once. */
async function finishedTable(origin: string): Promise<string> {
  const [ann, bob] = [await PlayerClient.connected(origin), await PlayerClient.connected(origin)];
  const table = await openForTwo(ann, bob, { absence: { kind: 'forfeit' } });
  await bob.request({ type: 'leave', table });
  await ann.until(table, ({ status }) => status === 'over');
  ann.close();
  bob.close();
  return table;
}

export const TABLE_ATTACKS: readonly Attack[] = [
  {
    name: 'forty public tables at once',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const opened = count(await times(40, () => eve.command(wish())), 'done');
      return unless(opened <= OPEN_TABLES, `${opened} tables`);
    },
  },
  {
    name: 'forty tables of bots at once',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const bot = { kind: 'bot', level: 'squire' } as const;
      const bots = { ...wish({ seats: [bot, bot] }) };
      const opened = count(await times(40, () => eve.command(bots)), 'done');
      return unless(opened <= BOT_TABLES, `${opened} tables`);
    },
  },
  {
    name: 'fifty sockets of one player at once',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const sockets = (await times(50, () => eve.socket())).filter(socket => socket !== undefined);
      for (const socket of sockets) socket.terminate();
      return unless(sockets.length <= SOCKETS, `${sockets.length} sockets`);
    },
  },
  {
    name: 'commands after signing out, on a socket that does not close',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      let opened = 0;
      const socket = await eve.socket(({ type }) => {
        if (type === 'done') opened++;
      });
      await eve.ask('POST', '/api/me/sign-out');
      for (let sent = 0; sent < 20; sent++) sendRaw(socket!, { ...wish(), id: `late-${sent}` });
      await new Promise(resolve => setTimeout(resolve, WAIT));
      socket!.terminate();
      return unless(opened === 0, `${opened} tables were opened`);
    },
  },
  {
    name: "writing into the study of strangers' game",
    run: async ({ origin }) => {
      const table = await finishedTable(origin);
      const eve = await Attacker.guest(origin);
      const edit = { kind: 'comment', path: [], at: 1, text: 'read this' };
      const told = [
        await eve.command({ type: 'studyLead', table, lead: true }),
        await eve.command({ type: 'studyEdit', table, version: SEEN_ALL, edit }),
        await eve.command({ type: 'studyShow', table, point: { kind: 'turn', moves: ['read this'] } }),
      ];
      return unless(!told.includes('done'), `answered: ${told.join(', ')}`);
    },
  },
  {
    name: 'two exports at once',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const told = await times(6, () => eve.ask('GET', '/api/me/games/export.ndjson'));
      const refused = count(
        told.map(({ status }) => status),
        429,
      );
      return unless(refused > 0, 'all were made at the same time');
    },
  },
  {
    name: 'hooks to addresses inside',
    run: async ({ origin }) => {
      const eve = await Attacker.guest(origin);
      const inside = [
        '127.0.0.1',
        '10.0.0.1',
        '169.254.169.254',
        '[::1]',
        '[::ffff:10.0.0.1]',
        'localhost',
        '0x7f.1',
      ];
      const told: string[] = [];
      for (const host of inside)
        told.push(
          (await eve.ask('POST', '/api/me/hooks', { url: `https://${host}/hook`, kinds: ['turn'] })).body
            .code ?? host,
        );
      return unless(count(told, 'bad-receiver') === inside.length, `answered: ${told.join(', ')}`);
    },
  },
];

function sendRaw(socket: WebSocket, message: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}
