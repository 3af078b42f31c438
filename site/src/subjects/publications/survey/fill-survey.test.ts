// Figures and charts reach a text as the data has them, and a misspelt one stops the build.
import { expect, test } from 'vitest';
import { plan } from '~/content/survey/school-office-2026';
import { fillSurvey } from './fill-survey';
import { surveyOf } from './survey';

const survey = surveyOf(plan);
const fill = (html: string) => fillSurvey(html, survey);

test('a figure comes as a share, a count, those asked, tenths, a mean or an extreme', () => {
  expect(fill('{{survey.keptTwice}}')).toBe('70%');
  expect(fill('{{survey.keptTwice:count}} of {{survey.keptTwice:of}}')).toBe('109 of 156');
  expect(fill('{{survey.keptTwice:tenth}}')).toBe('7 in 10');
  expect(fill('{{survey.missing.collects-candidate}}')).toBe('11');
  expect(fill('{{survey.missing.collects-term}}')).toBe('0.8');
  expect(fill('{{survey.institutions.northern+aided}}')).toBe('10');
  expect(fill('{{survey.wrongPostings:low}} to {{survey.wrongPostings:high}}')).toBe('10 to 20');
  expect(fill('{{office.payments}}')).toBe('2,700');
});

test.each([
  ['{{survey.kepTwice}}', 'no question "kepTwice"'],
  ['{{survey.collects-termly}}', 'no option "termly"'],
  ['{{survey.keptTwice:cuont}}', '"cuont" is no form'],
  ['{{cost.nothing}}', 'costing.ts does not know'],
  ['<figure data-chart="pie" data-of="keptTwice">x</figure>', 'no chart "pie"'],
])('%s is refused', (text, why) => {
  expect(() => fill(text)).toThrow(why);
});

test('bars say in words what they draw', () => {
  const html = fill(
    '<figure data-chart="bars" data-of="keptTwice" data-by="region">Kept &amp; twice.</figure>',
  );
  expect(html).toContain('<figcaption>Kept &amp; twice.</figcaption>');
  expect(html).toContain('<th scope="row">Northern</th>');
  expect(html).toContain('<rect class="quiet" y="0" width="69.9" height="6"></rect>');
  expect(html).toContain('<td class="right">70%</td>');
});

test('pairs, dots and a table compare parts', () => {
  const pairs = fill(
    '<figure data-chart="pairs" data-of="numberEverywhere closed-nine" data-by="twelve others">x</figure>',
  );
  expect(pairs).toContain('>The twelve</th><th class="right" scope="col">All others</th>');
  expect(pairs).toContain('<td class="right">100%</td><td class="right">40%</td>');
  expect(pairs).toContain('When the morning register is closed: by 9 am');

  const dots = fill('<figure data-chart="dots" data-of="keptTwice" data-by="all">x</figure>');
  expect(dots.match(/class="quiet"/g)).toHaveLength(7);
  expect(dots.match(/class="track"/g)).toHaveLength(3);

  const table = fill('<figure data-chart="table" data-of="lin" data-by="kind">Numbers on record</figure>');
  expect(table).toContain('<td class="right">–</td>');
  expect(table).toMatch(/<section class="scrolls" tabindex="0" aria-label="Table: Numbers on record">/);
});

test('a strip has a dot for each institution, and columns say their numbers to those who cannot see', () => {
  const strip = fill(
    '<figure data-chart="strip" data-of="missing" data-by="collects-term collects-year collects-candidate">x</figure>',
  );
  expect(strip.match(/<circle/g)).toHaveLength(156);
  const columns = fill('<figure data-chart="columns" data-of="hour07 hour08">x</figure>');
  expect(columns).toContain('role="img" aria-label="7 am 60%, 8 am 65%"');
});
