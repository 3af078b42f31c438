// Addresses that the site links to and that are not built yet. The list shrinks to nothing: the link check fails
// on an entry that has been built, and on one that nothing links to any more. `*` stands for any rest.

export type OpenAddress = { address: string; until: string };

const until = (subject: string, addresses: string[]): OpenAddress[] =>
  addresses.map((address) => ({ address, until: subject }));

export const openAddresses: OpenAddress[] = [
  ...until('Documentation and search', [
    '/developers/uganda-api',
    '/developers/mobile-templates',
    '/developers/uganda-data',
    '/developers/languages',
    '/community/*',
  ]),
];
