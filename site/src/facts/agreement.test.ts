// Facts that contradict each other are refused, with the line to change.
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { textOf } from '../readers/read-facts.ts';
import { readYaml } from '../readers/read-yaml.ts';
import { registerSchema } from './figures.ts';
import { releaseDayProblem, rhythm } from './promises.ts';
import { surveySchema } from './survey.ts';
import { schoolTerms } from './terms.ts';

/** Problems of a facts file with another value. */
function problemsOf(name: string, schema: z.ZodType, path: (string | number)[], value: unknown) {
  const facts = parseDocument(textOf(`facts/${name}`).text);
  facts.setIn(path, value);
  return readYaml({ text: String(facts), file: name }, schema).problems.map(({ what }) => what);
}

describe('the day of a release', () => {
  const quiet = { from: '10-16', to: '01-14' };
  test.each([
    ['2026-08-25', /Monday/],
    ['2026-10-19', /quiet weeks/],
    ['2027-01-11', /quiet weeks/],
  ])('%s is refused', (day, problem) => {
    expect(releaseDayProblem(day, quiet)).toMatch(problem);
  });

  test('a Monday outside the quiet weeks is accepted', () => {
    expect(releaseDayProblem('2026-08-24', quiet)).toBeUndefined();
  });

  test('the next one is refused within a term', () => {
    const [term] = schoolTerms;
    expect(problemsOf('release-rhythm', rhythm, ['next', 'day'], term?.starts)).toContainEqual(
      expect.stringContaining(`It is in ${term?.name}`),
    );
  });
});

describe('the survey', () => {
  test('groups that do not add up are refused', () => {
    expect(problemsOf('survey', surveySchema, ['groups', 'all', 'institutions'], 10_000)).toContainEqual(
      expect.stringMatching(/^groups\.all .*the sum of/),
    );
  });

  test('more of our users than systems that keep work are refused', () => {
    expect(
      problemsOf('survey', surveySchema, ['questions', 'usesTred', 'yes', 'central'], 10_000),
    ).toContainEqual(expect.stringMatching(/^questions\.usesTred\.yes\.central is 10000/));
  });
});

test('one figure under one label with two meanings is refused, unless /facts explains both', () => {
  const twice = (compare: object) => {
    const same = { figure: '1', label: 'x', state: 'sample', ...compare };
    const figures = ['One thing.', 'Another.'].map((counts) => ({ ...same, counts }));
    return problemsOf('claims', registerSchema, ['pages', 'about', 'figures'], figures);
  };
  expect(twice({})).toEqual([
    expect.stringMatching(/^pages\.about\.figures\[2\]\.counts .*both need compare/),
  ]);
  expect(twice({ compare: 'students' })).toEqual([]);
});
