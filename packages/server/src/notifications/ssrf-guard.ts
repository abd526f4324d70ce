/** Guards against server-side request forgery: players may name addresses on the public network only. */
import { BlockList, isIP, isIPv6 } from 'node:net';

export const MOST_URL = 1000;
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** What is handed out to the public, but for examples and what leads into IPv4. */
const V6_PUBLIC = '2000::/3';
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)\.?$/i;

const closedV4 = listOf(V4, 'ipv4');
const closedV6 = listOf(V6, 'ipv6');
const openV6 = listOf([V6_PUBLIC], 'ipv6');

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [net = '', prefix = ''] = network.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
  return isIP(address) === 4 && !closedV4.check(address, 'ipv4');
}

/** As far as can be told before its name is looked up; when it is called, every address is looked at again. */
export function isPublicUrl(text: string): boolean {
  if (text.length > MOST_URL || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !INNER.test(host);
}
