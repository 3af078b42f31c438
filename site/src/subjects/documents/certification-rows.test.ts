// A certificate is valid to its last day and due for renewal from the next.
import { expect, test } from 'vitest';
import { certificationRows } from './certification-rows';

const dated = {
  name: 'UCC',
  description: 'Licence.',
  status: 'Licensed',
  lastAudit: 'Ongoing',
  validUntil: '2026',
  lastDay: '2026-12-31',
};
const pastOn = (today: string) => certificationRows([dated], today)[0]?.cells[2];

test('counts its last day', () => {
  expect(pastOn('2026-12-31')).toMatchObject({
    after: { label: 'Renewal due', day: '2026-12-31', past: false },
  });
});

test('is due for renewal from the day after', () => {
  expect(pastOn('2027-01-01')).toMatchObject({ after: { past: true } });
});

test('one without an end keeps its status', () => {
  const { lastDay: _, ...ongoing } = dated;
  expect(certificationRows([ongoing], '2099-01-01')[0]?.cells[2]).toEqual({
    state: { label: 'Licensed', tone: 'good' },
  });
});
