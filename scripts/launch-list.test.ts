// The launch check names every sample and every figure that the owner has yet to confirm.
import { expect, test } from 'vitest';
import { registers, unconfirmed } from './launch-list.ts';

const claim = { page: '/', figure: '500+', label: 'Institutions', counts: 'Schools.', asOf: '2026-11-01' };

test('samples and figures are listed with their file, and what is confirmed is not', () => {
  const listed = unconfirmed({
    institutions: ['Hill School'],
    people: ['Jane Doe'],
    expectedYears: [2027],
    claims: [
      { ...claim, state: 'specification' },
      { ...claim, figure: '98%', label: 'Satisfaction', state: 'sample' },
      { ...claim, figure: '24/7', label: 'Support', state: 'confirmed' },
    ],
  });
  expect(listed).toEqual([
    { file: 'site/src/content/facts/institutions.yaml', what: 'Hill School is a sample' },
    { file: 'site/src/content/facts/people.yaml', what: 'Jane Doe is a sample' },
    {
      file: 'site/src/content/facts/claims.yaml',
      what: '/: 500+ Institutions is from the specification, not confirmed',
    },
    { file: 'site/src/content/facts/claims.yaml', what: '/: 98% Satisfaction is a sample' },
    { file: 'site/src/content/facts/terms.yaml', what: 'the terms of 2027 are expected, not published' },
  ]);
});

test('all claims of the site are looked at', () => {
  expect(registers().claims.length).toBeGreaterThan(50);
});
