import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one customer of a provider has to himself: a /64. */
const IPV6_PREFIX_GROUPS = 4;

/**
 * The name under which an address is counted: an IPv4 address as it is, also where it comes mapped into IPv6; of an IPv6
 * address its /64, for whoever has one address of it has all 2^64.
 */
export function clientOf(address: string): string {
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
