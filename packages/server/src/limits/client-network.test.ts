import { expect, test } from 'vitest';
import { networkOf, networksOf } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('an IPv6 address counts for the networks around it, too; an IPv4 address for itself', () => {
  expect(networksOf('2001:db8:1:2f3::1')).toEqual([
    ['2001:db8:1:2f3::/64', 1],
    ['2001:db8:1:0200::/56', 4],
    ['2001:db8:1::/48', 16],
  ]);
  expect(networksOf('203.0.113.7')).toEqual([['203.0.113.7', 1]]);
});
