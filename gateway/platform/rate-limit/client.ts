import { isIPv6 } from 'node:net';

/** A provider gives each customer at least a /64. */
const IPV6_PREFIX_GROUPS = 4;

/**
 * Rate-limit key of an address: IPv4 as it is (also when mapped into IPv6), IPv6 by its /64, since one customer owns
 * all of its addresses.
 */
export function clientOf(address: string): string {
  // Nearly all of them, each with every request.
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = bare.replace(/:\d+\.\d+\.\d+\.\d+$/, ':0:0').split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...behind];
  return `${all
    .slice(0, IPV6_PREFIX_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
