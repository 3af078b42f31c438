// Which visitors share a network, as far as limits go.
import ipaddr from 'ipaddr.js';

/** An IPv6 visitor has a whole /64 to choose addresses from; an IPv4 one may come by way of IPv6. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
