import { expect, it } from 'vitest';
import { inWords, readYaml } from '../readers/read-yaml.ts';
import { plans } from './prices.ts';

const pricesOf = (starter: string, enterprise: string) => `starter: ${starter}
professional: { monthly: 2000, annual: 1600 }
enterprise: ${enterprise}
`;
const RIGHT = '{ monthly: 4000, annual: 3200 }';

it.each([
  [
    'an annual price',
    pricesOf('{ monthly: 1000, annual: 810 }', RIGHT),
    'line 1: starter.annual is 810. It must be 800,',
  ],
  [
    'a monthly price',
    pricesOf('{ monthly: 10000, annual: 800 }', RIGHT),
    'line 1: starter.annual is 800. It must be 8000,',
  ],
  [
    'the last plan',
    pricesOf('{ monthly: 1000, annual: 800 }', '{ monthly: 4000, annual: 3300 }'),
    'line 3: enterprise.annual is 3300.',
  ],
  [
    'every plan',
    pricesOf('{ monthly: 1000, annual: 900 }', '{ monthly: 4000, annual: 1000 }'),
    'and are 10%, 20%, 75%',
  ],
])('blames the wrong one, and no other: %s', (_, text, message) => {
  const said = readYaml({ text, file: 'prices.yaml' }, plans).problems.map(inWords);
  expect(said).toEqual([expect.stringContaining(message)]);
});
