import { expect, test } from 'vitest';
import { publisher } from '~/seo/publisher';
import type { LoadedJob } from './schema';
import { jobPosting, openPositions, payRange } from './view';

const someJob = (title: string, more: Partial<LoadedJob> = {}): LoadedJob => ({
  id: title.toLowerCase(),
  title,
  department: 'Schools',
  location: 'Entebbe, Uganda',
  type: 'Full-time',
  description: 'Sit with registrars.',
  pay: { from: 1_000_000, to: 1_500_000 },
  posted: '2026-11-01',
  draft: false,
  sample: true,
  ...more,
});

const posting = (more: Partial<LoadedJob> = {}) =>
  jobPosting(publisher, someJob('Trainer', more), '/careers');

test('a position in an office has a town, and a last day if there is one', () => {
  expect(posting({ location: 'Kampala (hybrid)', closes: '2026-12-31' })).toMatchObject({
    validThrough: '2026-12-31T23:59:59+03:00',
    jobLocation: { address: { addressLocality: 'Kampala' } },
  });
  expect(posting()).not.toHaveProperty('jobLocationType');
  expect(posting()).not.toHaveProperty('validThrough');
});

test('a remote position has a country instead of a town', () => {
  const remote = posting({ location: 'Remote (Uganda)' });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Uganda' },
  });
  expect(remote).not.toHaveProperty('jobLocation');
});

test('the pay is a range, or one sum', () => {
  expect(payRange({ from: 1_000_000, to: 1_500_000 })).toBe('UGX\u00a01,000,000 to 1,500,000');
  expect(payRange({ from: 1_000_000 })).toBe('UGX\u00a01,000,000');
  expect(posting({ pay: { from: 1_000_000 } })).toMatchObject({
    baseSalary: { value: { minValue: 1_000_000, maxValue: 1_000_000, unitText: 'MONTH' } },
  });
});

test('positions are listed newest first, up to and on their last day', () => {
  const titles = (today: string) =>
    openPositions(
      [
        someJob('Trainer', { posted: '2026-09-01', closes: '2026-11-30' }),
        someJob('Engineer', { posted: '2026-10-01' }),
        someJob('Designer', { posted: '2026-10-01', closes: '2027-01-15' }),
      ],
      today,
    ).map(({ title }) => title);
  expect(titles('2026-11-30')).toEqual(['Designer', 'Engineer', 'Trainer']);
  expect(titles('2026-12-01')).toEqual(['Designer', 'Engineer']);
  expect(titles('2030-01-01')).toEqual(['Engineer']);
});
