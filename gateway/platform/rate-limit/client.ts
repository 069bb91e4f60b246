import { isIPv6 } from 'node:net';

/** Rate-limit key: an IPv4 address, even if mapped into IPv6, or an IPv6 /64, which one customer owns. */
export function clientOf(address: string): string {
  const groups = ipv6Groups(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The /56 of an IPv6 address, which many providers give to one customer; null for IPv4. */
export function networkOf(address: string): string | null {
  const groups = ipv6Groups(address);
  if (typeof groups === 'string') return null;
  const fourth = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return `${[...groups.slice(0, 3), fourth].join(':')}::/56`;
}

/** The eight groups of an IPv6 address in hexadecimal; any other address as text, IPv4 without its mapping. */
function ipv6Groups(address: string): readonly string[] | string {
  // Fast path for IPv4.
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
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}
