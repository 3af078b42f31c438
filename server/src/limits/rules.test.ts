import type { Submission } from '@tred/contract/registry';
import { expect, it } from 'vitest';
import {
  contactMessage,
  registration,
  securityReport,
  subscription,
} from '../submissions/test-submissions.ts';
import { createMemoryCounts, createRateLimiter, type Usage } from './rate-limiter.ts';
import { formUsage, networkRules, passwordUsage, sharedRules } from './rules.ts';

const create = () =>
  createRateLimiter(
    createMemoryCounts(),
    (key) => key,
    () => 0,
  );

function usageOf(submission: Submission, ip: string): Usage[] {
  const { always, stored } = formUsage({ submission, ip });
  return [...always, ...stored];
}

const vote = (voter: string): Submission => ({
  form: 'vote',
  values: { request: 'offline-marks', voter, withdrawn: false },
});
const report = securityReport('');
/** Of 42 KB. */
const long: Submission = {
  ...report,
  values: { ...report.values, steps: '語'.repeat(10_000), impact: '語'.repeat(4000) },
};
const message = (n: number) => contactMessage({ email: `a${n}@b.example` });
/** Networks all over one customer's /48. */
const customer = (n: number) => `2c0f:6d00:1:${((n % 256) * 256).toString(16)}::${n.toString(16)}`;

it.each<[string, number, (n: number, ip?: string) => Usage[]]>([
  ['an IPv6 customer one form', 300, (n, ip = customer(n)) => usageOf(message(n), ip)],
  ['an IPv6 customer log-ins', 20, (n, ip = customer(n)) => passwordUsage('sarah', ip)],
  ['a network places', 30, (n, ip = '102.85.1.2') => usageOf(registration(`p${n}@b.example`), ip)],
  ['a network emails', 100, (n, ip = '102.85.1.2') => usageOf(subscription(`p${n}@b.example`), ip)],
  ['a network votes', 100, (n, ip = '102.85.1.2') => usageOf(vote(`${n}`), ip)],
  ['a network disk', 121, (_, ip = '102.85.1.2') => usageOf(long, ip)],
])('allow %s: %i, and others as before', async (_what, most, usage) => {
  const limiter = create();
  let allowed = 0;
  for (let n = 0; n < most + 10; n += 1) if ((await limiter.consume(usage(n))) === 0) allowed += 1;
  expect(allowed).toBe(most);
  expect(await limiter.consume(usage(most + 10, '102.85.1.3'))).toBe(0);
});

it('count every address of one mailbox as one sender, and no address as none', async () => {
  const limiter = create();
  const allowed = async (submissionOf: (n: number) => Submission) => {
    const waits: number[] = [];
    for (let n = 0; n < 20; n += 1) waits.push(await limiter.consume(usageOf(submissionOf(n), '102.85.1.2')));
    return waits.filter((wait) => wait === 0).length;
  };
  expect(await allowed((n) => subscription(`victim+${n}@b.example`))).toBe(8);
  expect(await allowed(() => report)).toBe(20);
});

it.each([
  [networkRules.formsInAMinute, sharedRules.forms],
  [networkRules.kilobytes, sharedRules.kilobytes],
  [networkRules.codes, sharedRules.codes],
  [networkRules.unknownNames, sharedRules.unknownNames],
])('%o is at most a tenth of %o, also for a /48', (network, shared) => {
  expect(network.per).toBe(shared.per);
  expect(network.limit * 2).toBeLessThanOrEqual(shared.limit / 10);
});
