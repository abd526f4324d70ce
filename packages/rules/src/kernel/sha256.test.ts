import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.ts';

describe('sha256', () => {
  // FIPS 180-4 examples, and the empty message
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('published example %#', (message, digest) => {
    expect(toHex(sha256(utf8(message)))).toBe(digest);
  });

  test('equals the platform digest at every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('hmacSha256', () => {
  // RFC 4231, cases 1, 2, 3, 6 and 7: short key, text key, long data, key longer than a block
  test.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      toHex(utf8('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'aa'.repeat(131),
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      toHex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('published example %#', (key, message, digest) => {
    expect(toHex(hmacSha256(fromHex(key)!, fromHex(message)!))).toBe(digest);
  });

  test('equals the platform digest', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});

describe('texts and bytes', () => {
  test('utf8 equals the platform encoder, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(utf8(text)).toEqual(new TextEncoder().encode(text));
      }),
    );
    expect(utf8('a\ud800b')).toEqual(new TextEncoder().encode('a\ud800b'));
  });

  test('toHex and fromHex are inverse; what is not hexadecimal is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
    expect(fromHex('AbCd')).toEqual(Uint8Array.of(0xab, 0xcd));
    for (const text of ['abc', 'gg', '0x00', 'ab cd']) expect(fromHex(text)).toBeUndefined();
  });
});
