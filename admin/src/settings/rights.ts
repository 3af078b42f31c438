// Rights as people read them.
import type { Right } from '@tred/contract/rights';

export const rightNames: Record<Right, string> = {
  owner: 'Owner',
  export: 'May export and erase',
  security: 'May read security reports',
  edit: 'May edit the website',
  publish: 'May publish the website',
};
