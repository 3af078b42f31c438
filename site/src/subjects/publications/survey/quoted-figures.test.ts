// What the texts about the survey say in words is what its data gives: figure by figure, and claim by claim.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import * as hub from '~/content/pages/whitepapers';
import { plan } from '~/content/survey/school-office-2026';
import { figures } from '~/facts/figures';
import { costing } from './costing';
import { averageOf, figure, measureOf, surveyOf } from './survey';

const survey = surveyOf(plan);
const costs = costing(survey);
const average = (name: string, group?: string) => averageOf(survey, name, group);
const count = (name: string, group?: string) => Number(figure(survey, name, group, 'count'));
const tenths = (name: string, group?: string) => Math.round(average(name, group) * 10);
const content = new URL('../../../content/', import.meta.url);
const read = async (path: string) => (await readFile(new URL(path, content), 'utf8')).replace(/\s+/g, ' ');

const summary = await read('papers/school-office-2026.md');
const press = await read('press/school-office-2026-report.md');
const findings = JSON.stringify(hub.featured);

describe('the report in short', () => {
  test.each<[string, boolean]>([
    ['More than 150 institutions', survey.institutions.length > 150],
    ['in all four regions', Object.keys(plan.regions).length === 4],
    ['We sat in 24 of the offices', Number(figure(survey, 'institutions', 'observed')) === 24],
    ['mobile money is the largest single way', average('mobile') > average('bank')],
    ['takes the office four on average', average('minutesWithNumber').toFixed(1) === '4.0'],
    ['nineteen when it is not', average('minutesWithoutNumber').toFixed(1) === '19.0'],
    ['on three payments of four', average('referenced', 'numberEverywhere') === 75],
    ['Seven offices of ten keep attendance on paper', tenths('keptTwice') === 7],
    [
      'at the end of the week or of the month',
      average('secondCopy-week') + average('secondCopy-month') > 0.75,
    ],
    ['fewer than one missing score in a hundred', average('missing', 'collects-term') < 1],
    ['in the candidate year report eleven', average('missing', 'collects-candidate').toFixed(1) === '11.0'],
    ['In 61 of the institutions', count('soleBalances') === 61],
    ['in 48 a single person', count('soleLists') === 48],
    ['nearly every office we visited', count('signalAtDesk') === 23],
    ['could not tell us when the network', count('knowsLastDown', 'software-keeps') === 0],
    ['forty times on a normal day', Math.round(average('calls')) === 40],
    ['over two hundred times on a day in the week', average('callsAtDeadline') > 200],
    ['by more than half within a term', (costs.callsDrop ?? 0) > 50],
    ['five are government-aided', figure(survey, 'institutions', 'twelve+aided') === '5'],
    ['four have no computer laboratory', count('laboratory', 'twelve') === 12 - 4],
    ['it costs twelve minutes of a clerk’s time', costs.errorSameDay === 12],
    [
      'it costs two hours of the bursar’s, a visit by a parent',
      costs.errorTermEnd === 120 && costs.errorVisits === 9,
    ],
    ['in one case of nine, a learner sent home', costs.errorSentHome === 1 && costs.errorTermEndCases === 9],
    ['between ten and twenty such errors a term', figure(survey, 'wrongPostings', 'all', 'low') === '10'],
    ['An office of 900 learners', plan.office.learners === 900],
    ['costs fifteen minutes in the term', average('minutesScoreInTerm').toFixed(1) === '15.0'],
    ['in the candidate year, half a day', average('minutesScoreLate') === 240],
    ['41% of those who answered use', Math.round(average('usesTred') * 100) === 41],
    ['in about 50 minutes', Math.round(average('minutesToAnswer')) === 50],
  ])('“%s”', (words, isSo) => {
    expect(summary).toContain(words);
    expect(isSo).toBe(true);
  });

  test.each<[string, string]>([
    ['Learner’s number on everything a parent sees', 'numberEverywhere'],
    ['Registers closed by 9 am on the same day', 'closed-nine'],
    ['Continuous assessment collected every term', 'collects-term'],
    ['Two people able to do each monthly task', 'twoPeople'],
    ['Balances sent unasked on a fixed day', 'sendsBalances'],
    ['A written rule on who may see what', 'writtenRule'],
  ])('the habit “%s”', (habit, name) => {
    expect(summary).toContain(
      `| ${habit} | ${count(name, 'twelve')} of 12 | ${figure(survey, name, 'others', 'tenth')} |`,
    );
  });
});

test('the press release and the research hub say the same', () => {
  for (const words of [
    'more than 150',
    '24 days',
    'takes an office four minutes',
    'takes nineteen',
    'Seven offices in ten',
  ])
    expect(press).toContain(words);
  for (const words of ['In 61 institutions', 'miss eleven', '59% do not use']) expect(press).toContain(words);
  for (const words of [
    'four minutes, without it nineteen',
    'Seven offices of ten',
    'eleven do',
    'In 61 institutions',
  ])
    expect(findings).toContain(words);
  expect(figures.research.observed).toBe(24);
  expect(figures.research.regions).toBe(4);
});

/** Comparisons that chapters make in words, where the figures beside them change with the data. */
describe('the chapters', () => {
  const regions = ['central', 'western', 'eastern', 'northern'];
  const kinds = ['aided', 'private', 'technical', 'university', 'primary'];
  const most = (name: string, of: string[]) =>
    of.reduce((best, each) => (average(name, each) > average(name, best) ? each : best));
  const least = (name: string, of: string[]) =>
    of.reduce((best, each) => (average(name, each) < average(name, best) ? each : best));

  test('fees', () => {
    for (const region of regions) expect(average('mobile', region)).toBeGreaterThan(average('bank', region));
    for (const kind of kinds)
      expect(average('bank', kind) > average('mobile', kind)).toBe(kind === 'university');
    expect(Math.round(average('cash', 'central') / 10)).toBe(1);
    expect(average('cash', 'northern')).toBeGreaterThan(18);
    for (const region of ['central', 'western', 'eastern'])
      expect(tenths('numberEverywhere', region)).toBe(5);
    expect(most('waiting', regions)).toBe('northern');
    expect(average('nameWaits', 'private')).toBeGreaterThan(average('nameWaits', 'aided'));
    expect([most('matched-same', regions), least('matched-same', regions)]).toEqual(['eastern', 'northern']);
  });

  test('registers', () => {
    expect(average('keptTwice', 'aided')).toBeGreaterThan(average('keptTwice', 'private'));
    expect([most('keptTwice', kinds), least('keptTwice', kinds)]).toEqual(['primary', 'university']);
    expect(most('keptTwice', regions)).toBe('northern');
    expect(average('closed-nine', 'primary')).toBeGreaterThan(2 * average('closed-nine', 'secondary'));
    expect(average('closed-nine', 'university')).toBe(0);
    expect(average('closed-nine', 'large')).toBeCloseTo(average('closed-nine', 'middle'), 1);
    expect(count('keptTwice', 'twelve')).toBe(12 - 9);
  });

  test('assessment', () => {
    const high = (group: string) => Math.max(...measureOf(survey, 'missing').values(group));
    const better = measureOf(survey, 'missing')
      .values('all')
      .filter((value) => value < high('collects-term'));
    expect(better.length).toBeLessThan(count('collects-term') + 5);
    expect(average('collects-term', 'technical')).toBe(0.5);
    expect([most('collects-term', regions), least('collects-term', regions)]).toEqual(['eastern', 'central']);
    expect(most('missing', regions)).toBe('northern');
    for (const kind of ['aided', 'private', 'primary'])
      expect(average('reportDays', kind)).toBeCloseTo(9, -0.3);
  });

  test('records', () => {
    expect(Math.round(average('keeps-paper', 'northern') * 3)).toBe(1);
    expect(average('spellings', 'northern')).toBeLessThan(average('spellings') + 0.5);
    expect(most('readByParents', ['aided', 'private', 'primary'])).toBe('primary');
  });

  test('people', () => {
    expect(most('soleBalances', kinds)).toBe('primary');
    expect(average('soleBalances', 'university')).toBe(0);
    expect(most('soleBalances', regions)).toBe('northern');
    expect(least('staff', regions)).toBe('northern');
    expect(measureOf(survey, 'staff').values('twelve')).toContain(3);
  });

  test('network', () => {
    expect(average('computers', 'schools')).toBeGreaterThan(2);
    expect(average('computers', 'schools')).toBeLessThan(3);
    expect([most('powerDays', regions), most('ownPower', regions)]).toEqual(['northern', 'northern']);
    expect([most('stoppedHours', regions), least('stoppedHours', regions)]).toEqual(['northern', 'central']);
    expect(average('software-live', 'northern')).toBe(0.75);
    for (const hour of ['hour07', 'hour08']) expect(average(hour)).toBeGreaterThan(0.5);
    const rest = average('stoppedHours', 'keeps-paper');
    expect(rest).toBeGreaterThan(average('stoppedHours', 'software-keeps'));
    expect(rest).toBeLessThan(average('stoppedHours', 'software-live'));
  });

  test('parents', () => {
    for (const region of ['central', 'western', 'eastern'])
      expect(Math.abs(average('sendsBalances', region) - 0.25)).toBeLessThan(0.05);
    expect([most('firstChannel-visit', regions), most('visits', regions)]).toEqual(['northern', 'northern']);
    expect(average('sendsBalances', 'private')).toBeGreaterThan(average('sendsBalances', 'aided'));
    expect(most('visits', kinds)).toBe('primary');
    expect(most('calls', ['aided', 'private', 'technical', 'primary'])).toBe('primary');
  });

  test('the twelve and what errors cost', () => {
    const kindsOfTwelve = kinds.map((kind) => figure(survey, 'institutions', `twelve+${kind}`));
    expect(kindsOfTwelve).toEqual(['5', '4', '2', '1', '0']);
    for (const region of regions) expect(figure(survey, 'institutions', `twelve+${region}`)).toBe('3');
    for (const region of regions) expect(figure(survey, 'institutions', `observed+${region}`)).toBe('6');
    expect(average('computers', 'twelve').toFixed(1)).toBe(average('computers', 'others').toFixed(1));
    expect(count('keeps-paper', 'twelve')).toBe(1);
    expect(count('usesTred', 'twelve')).toBe(12 - 7);
    expect(count('closed-nine', 'twelve+university')).toBe(0);
    expect(average('minutesScoreLate') / average('minutesScoreInTerm')).toBeCloseTo(16);
    const hours = 4 * 8 * plan.office.days;
    expect(Math.round(hours / 100) * 100).toBe(1900);
    expect(Math.round(hours / (costs.savedHours ?? 0))).toBe(8);
  });

  test('who answered', () => {
    expect(Math.min(...measureOf(survey, 'learners').values('primary'))).toBeGreaterThan(700);
    const staff = kinds.filter((kind) => kind !== 'university').flatMap(measureOf(survey, 'staff').values);
    const mean = staff.reduce((sum, value) => sum + value, 0) / staff.length;
    expect(Math.floor(mean)).toBe(3);
  });
});
