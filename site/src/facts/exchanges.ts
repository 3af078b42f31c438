// Data exchanges with systems outside the school, from content/facts/exchanges.yaml.
import { z } from 'astro/zod';
import { group } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';
import { capabilityName, capabilityOf } from './capabilities.ts';
import { filled } from './filled.ts';

const exchange = z
  .strictObject({
    system: filled.describe('The system outside the school.'),
    in: filled.exactOptional().describe('Data that come to us; leave it out if there are none.'),
    out: filled.exactOptional().describe('Data that leave us; leave it out if there are none.'),
    when: filled.describe('How often: By each deadline.'),
    capability: capabilityName.describe('Says whether it is live, since when and on which plans.'),
  })
  .refine((each) => each.in ?? each.out, 'must have in, out or both');

const facts = readFacts('exchanges', z.strictObject({ exchanges: z.array(exchange).min(1) }));

export const exchanges = () => facts.exchanges;

export const isLive = ({ capability }: { capability: string }) =>
  capabilityOf(capability).status === 'Completed';

/** `{{exchanges.live}}` counts those that work, `{{exchanges.planned}}` names the others. */
export const exchangePlaceholders = () =>
  group('exchanges', {
    live: exchanges().filter(isLive).length,
    planned: exchanges()
      .filter((each) => !isLive(each))
      .map(({ system }) => system)
      .join(', '),
  });
