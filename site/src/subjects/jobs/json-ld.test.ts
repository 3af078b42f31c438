// A position as job boards read it.
import { expect, test } from 'vitest';
import { organisation } from '~/facts/organisation';
import { publisher } from '~/seo/publisher';
import { someJob } from './fixtures';
import { jobPosting } from './json-ld';

const posting = (more: Parameters<typeof someJob>[1] = {}) =>
  jobPosting(publisher, someJob('Trainer', more), '/careers');

test('in an office has a place, and its anchor', () => {
  expect(posting({ closes: '2026-12-31' })).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-01',
    validThrough: '2026-12-31T23:59:59+03:00',
    hiringOrganization: { name: organisation.name },
    jobLocation: { address: { addressLocality: 'Entebbe', addressCountry: 'UG' } },
    url: 'https://tred.example/careers#trainer',
  });
  expect(posting()).not.toHaveProperty('jobLocationType');
  expect(posting()).not.toHaveProperty('validThrough');
});

test.each(['Kampala (hybrid)', 'Kampala, Uganda'])('in %s names the town alone', (location) => {
  expect(posting({ location })).toMatchObject({ jobLocation: { address: { addressLocality: 'Kampala' } } });
});

test('done from afar has a country instead', () => {
  expect(posting({ location: 'Remote (Uganda)' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Uganda' },
  });
  expect(posting({ location: 'Remote (Uganda)' })).not.toHaveProperty('jobLocation');
});

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Temporary', 'TEMPORARY'],
  ['Internship', 'INTERN'],
] as const)('%s is %s', (type, employmentType) => {
  expect(posting({ type })).toMatchObject({ employmentType });
});
