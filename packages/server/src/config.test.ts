import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('have sensible values when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: './data',
      databaseUrl: undefined,
      proxies: 0,
    });
  });

  test('are read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://u:p@db/k',
      PUBLIC_ORIGINS: 'https://a.example, https://b.example:8443',
      MAX_SOCKETS: '7',
      BOT_PACE_MS: ' ',
    });
    expect(config).toMatchObject({ port: 8080, origins: ['https://a.example', 'https://b.example:8443'] });
    expect([config.limits.sockets, config.bots.pace]).toEqual([7, 400]);
    expect(readConfig({ RETAIN_CLOSED_TABLES_DAYS: '0.5' }).retention.closedTables).toBe(0.5);
  });

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ PORT: '3e1.5' }, 'PORT must be'],
    [{ PUBLIC_ORIGINS: 'play.example.org' }, 'is not an origin such as https://play.example.org'],
    [{ PUBLIC_ORIGINS: 'https://a.example/' }, 'is not an origin'],
    [{ RETAIN_CLOSED_TABLES_DAYS: 'soon' }, 'must be days from 0 to 36500, not "soon"'],
    [{ RETAIN_CLOSED_TABLES_DAYS: '-1' }, 'must be days from 0'],
    [{ LOG_LEVEL: 'chatty' }, 'LOG_LEVEL must be one of'],
    [{ DATABASE_URL: 'file:x' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
    [{ MAX_TABLES: '-1', BOT_QUEUE: 'x' }, 'MAX_TABLES'],
    [{ REVIEW_THREADS: '0' }, 'REVIEW_THREADS must be a whole number from 1 to 16'],
  ])('%j are refused by name', (environment, text) => {
    expect(() => readConfig(environment)).toThrow(text);
  });
});

test('passkeys are made for a domain that all pages are below', () => {
  const read = (PASSKEY_DOMAIN: string) =>
    readConfig({ PASSKEY_DOMAIN, PUBLIC_ORIGINS: 'https://play.example.org,https://example.org' });
  expect(read('example.org').passkeyDomain).toBe('example.org');
  for (const wrong of ['play.example.org', 'ample.org', 'https://example.org', 'Example.org'])
    expect(() => read(wrong)).toThrow('PASSKEY_DOMAIN');
});

test('a list of refused words that cannot be read stops the start', () => {
  expect(() => readConfig({ REFUSED_WORDS_FILE: '/nowhere/words.txt' })).toThrow('cannot be read');
});
