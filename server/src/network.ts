// The networks of an IP address: for limits, and for the audit log.
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { KeyedHash } from './secret.ts';

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

const privateRanges = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);
const tagLength = 6;

function wideNetwork(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv6) return address.parts.slice(0, 3).join(':');
  return address.octets.slice(0, 3).join('.');
}

/** What the audit log keeps of an address. */
export function networkClass(ip: string, keyedHash: KeyedHash): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const range = address.range();
  if (range === 'loopback') return 'this machine';
  if (privateRanges.has(range)) return 'private network';
  return `public ${keyedHash(`audit network ${wideNetwork(address)}`).slice(0, tagLength)}`;
}
