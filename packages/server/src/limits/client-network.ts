/** The network of a client, which limits count as one address. */
import { isIPv6 } from 'node:net';

/** Whoever has one IPv6 address usually has all of its /64. IPv4 addresses written as IPv6 are IPv4 addresses. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  return mapped?.[1] ?? `${groups(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * Larger networks around it, with how many times as much each may use: providers give a customer a /56 or a /48, and
 * whoever has one has thousands of /64.
 */
export function networksOf(address: string): readonly (readonly [network: string, share: number])[] {
  const [plain = ''] = address.split('%');
  const own = networkOf(address);
  if (!own.endsWith('/64')) return [[own, 1]];
  const [first, second, third, fourth] = groups(plain);
  const high = (fourth ?? '0').padStart(4, '0').slice(0, 2);
  return [
    [own, 1],
    [`${first}:${second}:${third}:${high}00::/56`, 4],
    [`${first}:${second}:${third}::/48`, 16],
  ];
}

/** The eight groups, without leading zeros. */
function groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].map(group => group.replace(/^0+(?=.)/, ''));
}
