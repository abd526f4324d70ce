/** Pub/sub by a Redis-compatible server: a process gets only the channels that it has subscribed to. */
import { createClient } from '@redis/client';
import type { Connect, ConnectionHooks, PubSubConnection } from './connection.ts';

export function redisPubSub(url: string): Connect {
  return hooks => connect(url, hooks);
}

/** Two connections: one that has subscribed can do nothing else. */
async function connect(url: string, { onText, onLost }: ConnectionHooks): Promise<PubSubConnection> {
  const options = {
    url,
    RESP: 2,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: false, keepAlive: true },
  } as const;
  const [speaker, listener] = [createClient(options), createClient(options)];
  const destroy = () => {
    for (const client of [speaker, listener]) if (client.isOpen) client.destroy();
  };
  for (const client of [speaker, listener]) {
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('the Redis server ended the pub/sub connection')));
  }
  try {
    await Promise.all([speaker.connect(), listener.connect()]);
  } catch (error) {
    destroy();
    throw error;
  }
  return {
    send: async messages => {
      await Promise.all(messages.map(({ channel, text }) => speaker.publish(channel, text)));
    },
    listen: channels => listener.subscribe([...channels], onText),
    unlisten: channels => listener.unsubscribe([...channels]),
    destroy,
  };
}
