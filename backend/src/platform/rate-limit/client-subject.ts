import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address in its plain form: an IPv4 address, or the eight groups of an IPv6 address. */
function partsOf(address: string): { ipv4: string } | { groups: string[] } {
  const mapped = MAPPED.exec(address);
  if (mapped) return { ipv4: mapped[1]! };
  if (!isIPv6(address)) return { ipv4: address };
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return { groups: [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, '')) };
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 of an IPv6 address, because one customer owns all of a /64 and could use a
 * new address for every request.
 */
export function clientSubject(address: string): string {
  const parts = partsOf(address);
  return 'ipv4' in parts ? parts.ipv4 : `${parts.groups.slice(0, 4).join(':')}::/64`;
}

/** The place that a request comes from, as C-110 means it: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function clientBlock(address: string): string {
  const parts = partsOf(address);
  return 'ipv4' in parts ? parts.ipv4.replace(/\.\d+$/, '.0/24') : `${parts.groups.slice(0, 3).join(':')}::/48`;
}
