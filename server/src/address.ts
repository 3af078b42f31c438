// The network of an IP address and the mailbox of an email address, for counting.
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

interface Network {
  name: string;
  /** Factor on the limit of one IPv4 address or one /64. */
  factor: number;
}

const prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 1.5 },
  { bits: 48, factor: 2 },
];

/** All networks of an address, the widest last: one customer may have an IPv6 /48. */
export function networksOf(ip: string): Network[] {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return [{ name: ip, factor: 1 }];
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return [{ name: address.toString(), factor: 1 }];
  return prefixes.map(({ bits, factor }) => ({
    name: `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`,
    factor,
  }));
}

export const isLoopback = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';

export const widestNetworkOf = (ip: string): string => networksOf(ip).at(-1)?.name ?? ip;

/** Gmail ignores dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Providers deliver name+anything@ to name@. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
