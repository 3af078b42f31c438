// From what kind of network staff come, for the trail of what they did: enough to see that a log-in came from a place
// like no other, too little to find a person. The tag is a keyed hash of the /24 (IPv6: the /48), shared by hundreds.
import ipaddr from 'ipaddr.js';
import type { Seal } from '../secret.ts';

const privateRanges = new Set(['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);
const tagLength = 6;

function wideNetwork(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv6) return address.parts.slice(0, 3).join(':');
  return address.octets.slice(0, 3).join('.');
}

export function networkClass(ip: string, seal: Seal): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const range = address.range();
  if (range === 'loopback') return 'this machine';
  if (privateRanges.has(range)) return 'private network';
  return `public ${seal(`audit network ${wideNetwork(address)}`).slice(0, tagLength)}`;
}
