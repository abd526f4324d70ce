/** Messages and addresses as the standards have them. */
import { expect, test } from 'vitest';
import { publicLookup } from './http-post.ts';
import { isPublicUrl } from './ssrf-guard.ts';
import { areDeviceKeys, chanceFrom, encrypt } from './web-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291, appendix A', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(areDeviceKeys(keys)).toBe(true);
  expect(encrypt('When I grow up, I want to be a watermelon', keys, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('keys that are none are noticed', () => {
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
  for (const p256dh of ['', 'AAAA', 'B'.repeat(87)]) expect(areDeviceKeys({ p256dh, auth })).toBe(false);
});

test('a number that is too large for the curve is drawn again', () => {
  const drawn = [Buffer.alloc(32, 255), Buffer.alloc(32, 1), Buffer.alloc(16, 2)];
  const { privateKey, salt } = chanceFrom(() => drawn.shift()!);
  expect([privateKey[0], salt[0]]).toEqual([1, 2]);
});

test.each([
  'http://push.example.org/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://172.20.0.1/x',
  'https://192.168.1.1:8443/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[2002:a00:1::]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://redis/x',
  'https://db.internal/x',
  'https://printer.local./x',
  'https://user:secret@push.services.net/x',
  'file:///etc/passwd',
  'not an address',
  `https://push.services.net/${'x'.repeat(1000)}`,
])('%s is not called', url => expect(isPublicUrl(url)).toBe(false));

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://8.8.8.8/hook',
  'https://[2a00:1450::1]:8443/hook',
])('%s may be called', url => expect(isPublicUrl(url)).toBe(true));

test.each([{ all: true }, {}])('a name that leads to this machine leads nowhere (%j)', async options => {
  const error = await new Promise(resolve => publicLookup('localhost', options, resolve));
  expect(String(error)).toContain('not a public address');
});
