import { expect, test } from 'vitest';
import { type Capability, capabilityFacts, whenItComes } from './capabilities.ts';

const plans = { starter: true, professional: true, enterprise: true };
const filled = (text: string, value: string) => text.replace(/\{\w+\}/, value);
const { says: statusWords } = capabilityFacts;
const missing = { name: 'Marks', plans };

test.each<[Capability, string]>([
  [{ name: 'Fees', plans, status: 'Completed', since: 'the start' }, statusWords.fromStart],
  [{ name: 'Fees', plans, status: 'Completed', since: '2.5.0' }, filled(statusWords.since, '2.5.0')],
  [{ ...missing, status: 'In Development', target: '2.6' }, filled(statusWords.comesWith, '2.6')],
  [{ ...missing, status: 'In Development', target: 'Term I' }, filled(statusWords.beingBuilt, 'Term I')],
  [{ ...missing, status: 'Planned', target: 'Term I' }, filled(statusWords.planned, 'Term I')],
  [{ ...missing, status: 'Under Review' }, statusWords.underReview],
])('%o is said as “%s”', (capability, words) => {
  expect(whenItComes(capability)).toBe(words);
});
