/** Pub/sub by LISTEN and NOTIFY of PostgreSQL, outside the transactions that it reports, many messages at a time. */
import pg from 'pg';
import type { Connect, ConnectionHooks, PubSubConnection } from './connection.ts';

export function postgresPubSub(url: string): Connect {
  return hooks => connect(url, hooks);
}

async function connect(url: string, { onText, onLost }: ConnectionHooks): Promise<PubSubConnection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
    keepAlive: true,
  });
  client.on('error', onLost);
  client.on('end', () => onLost(new Error('the database ended the pub/sub connection')));
  client.on('notification', ({ payload }) => onText(payload ?? ''));
  await client.connect();
  // Messages may be lost, so they need not wait for the disk; PostgreSQL lets one notification commit at a time.
  await client.query('set synchronous_commit to off');
  let last: Promise<unknown> = Promise.resolve();
  // one after the other, as the connection does
  const run = async (sql: string, values?: unknown[]) => {
    const done = last.then(() => client.query(sql, values));
    last = done.catch(() => undefined);
    await done;
  };
  const forEach = (word: string, channels: readonly string[]) =>
    run(channels.map(channel => `${word} ${pg.escapeIdentifier(channel)}`).join(';'));
  return {
    send: messages =>
      run('select pg_notify(channel, text) from unnest($1::text[], $2::text[]) as news (channel, text)', [
        messages.map(({ channel }) => channel),
        messages.map(({ text }) => text),
      ]),
    listen: channels => forEach('listen', channels),
    unlisten: channels => forEach('unlisten', channels),
    destroy: () => void client.connection.stream.destroy(),
  };
}
