// How often someone may ask how far theirs is. A reference that does not exist is counted like one that does.
import type { Mark } from './counters.ts';
import { networkOf } from './network.ts';

/** The figures of docs/running.md; a test holds the two together. */
export const rules = {
  /** One reference from one network: enough for someone who does not remember which address they gave. */
  reference: { name: 'lookup-reference', limit: 10, per: 60 * 60 },
  /** One network, whatever the reference. */
  network: { name: 'lookup-network', limit: 100, per: 10 * 60 },
};

export interface Lookup {
  reference: string;
  ip: string;
}

export function lookupMarks({ reference, ip }: Lookup): Mark[] {
  const network = networkOf(ip);
  return [
    { rule: rules.reference, key: `${reference} ${network}` },
    { rule: rules.network, key: network },
  ];
}
