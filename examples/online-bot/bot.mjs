/**
 * A program that plays online over plain HTTP: `node bot.mjs http://127.0.0.1:3000 [how many games]` takes free seats at
 * public tables; with MODES=two,duel and the BOT_TOKEN of a registered program it plays on the ladder of programs.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { Table } from '@kingdomino/table';

const server = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
const games = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const modes = process.env.MODES?.split(',');
const { token, player } = await account();

for (let played = 0; played < games; played++) await playTable(await (modes ? nextOnLadder() : findSeat()));

/** Your ideas go here. Legal moves are numbered: a position of Duel can have half a million, so look at some of them, not at all. */
function choose(game, state) {
  return game.moveAt(state, randomInt(game.countMoves(state)));
}

async function account() {
  if (process.env.BOT_TOKEN) {
    const me = await call('/api/me', undefined, process.env.BOT_TOKEN);
    if (!me.player) stop(`BOT_TOKEN is nobody's at ${server}: ${me.text}`);
    return { token: process.env.BOT_TOKEN, player: me.player };
  }
  const made = await call('/api/bots', { name: `Example ${randomBytes(2).toString('hex')}` }, '');
  if (!made.player)
    stop(`${server} gave no account (${made.text ?? 'no reason'}): is this a Kingdomino server?`);
  console.log(`I am ${made.player.name}. Keep this secret to stay the same: BOT_TOKEN=${made.token}`);
  return made;
}

/** Waits for a public table with a free seat and sits down. */
async function findSeat() {
  for (;;) {
    const { tables } = await call('/api/tables?list=open');
    for (const { table } of tables) {
      const answer = await command({ type: 'sit', table, salt: randomBytes(16).toString('hex') });
      if (answer.type === 'done') return table;
    }
    await pause(2000);
  }
}

/** Asks for a game of the ladder until there is one; each request waits for up to 25 seconds. */
async function nextOnLadder() {
  for (;;) {
    const { table, text } = await call('/api/ladder/next', { modes });
    if (text) stop(text);
    if (!table) continue;
    await command({ type: 'ready', table: table.id, salt: randomBytes(16).toString('hex') });
    return table.id;
  }
}

async function playTable(id) {
  const table = new Table();
  console.log(`playing at ${server}/t/${id}`);
  while (table.status !== 'over' && table.status !== 'closed') {
    const news = await call(`/api/tables/${id}/events?after=${table.version}&wait=25`);
    for (const event of news.events.slice(table.version - news.from)) table.append(event);
    if (table.toAct === undefined || table.toAct !== table.seatOf(player.id)) continue;
    const { game, state } = table;
    const move = game.format(choose(game, state)); // a text such as "pick:17" or "place:17@1,-2,E"
    const answer = await command({ type: 'move', table: id, version: table.version, move });
    if (answer.type === 'refused') console.log(`${move} was refused: ${answer.text}`);
  }
  console.log(`over: ${JSON.stringify(table.ended?.ranking ?? 'closed')}`);
}

/** The id makes it safe to send a command again when no answer came. */
async function command(message) {
  return call('/api/commands', { ...message, id: randomBytes(9).toString('base64url') });
}

/** What is refused for a while only (a limit, a restart) is asked again after it. */
async function call(path, body, bearer = token) {
  const headers = {
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    'content-type': 'application/json',
  };
  const options = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(server + path, options);
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json'))
    stop(`${server}${path} answered ${response.status}, and not in JSON: is this a Kingdomino server?`);
  const answer = JSON.parse(text);
  if (answer.type !== 'refused' || answer.retryAfter === undefined) return answer;
  await pause(answer.retryAfter);
  return call(path, body, bearer);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

function pause(milliseconds) {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
