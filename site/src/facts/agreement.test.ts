// Facts in different files agree: releases, case studies, survey, payment methods, authors.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { guests, team } from './company.ts';
import { caseStudies } from './customers.ts';
import { claims } from './figures.ts';
import { formWords } from './forms.ts';
import { institutionOf } from './institutions.ts';
import { payoutMethods } from './programmes.ts';
import { releaseRhythm } from './promises.ts';
import { survey } from './survey.ts';
import { schoolTerms } from './terms.ts';

const content = join(import.meta.dirname, '../content');
const read = (file: string) => readFileSync(join(content, file), 'utf8');
const namesIn = (folder: string) => readdirSync(join(content, folder)).map((file) => `${folder}/${file}`);
const DAY = 24 * 60 * 60 * 1000;
const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

describe('releases', () => {
  const { quiet, next } = releaseRhythm;
  const [fewest, most] = releaseRhythm.weeks;
  const days: string[] = namesIn('releases')
    .map((file) => String(parse(read(file)).date))
    .sort();
  /** The freeze runs over the end of the year. */
  const isQuiet = (day: string) => day.slice(5) >= quiet.from || day.slice(5) <= quiet.to;

  test('come on Mondays and not in the quiet weeks', () => {
    for (const day of [...days, next.day])
      expect([day, isMonday(day), isQuiet(day)]).toEqual([day, true, false]);
  });

  test('are as many weeks apart as we say', () => {
    for (const [at, day] of days.entries()) {
      const before = days[at - 1];
      if (!before || before.slice(0, 4) !== day.slice(0, 4)) continue;
      const weeks = (Date.parse(day) - Date.parse(before)) / DAY / 7;
      expect([day, weeks >= fewest && weeks <= most]).toEqual([day, true]);
    }
  });

  test('the next one comes outside the terms', () => {
    expect(schoolTerms.filter(({ starts, ends }) => starts <= next.day && next.day <= ends)).toEqual([]);
  });
});

test('a sum of the case studies names each institution whose fees came later', () => {
  const sums = claims.filter(({ page, asOf }) => page === '/case-studies' && asOf);
  for (const { institution } of caseStudies) {
    const { name, feesSince } = institutionOf(institution);
    for (const { asOf = '', counts } of sums)
      if (feesSince && feesSince > asOf) expect(counts).toContain(name);
  }
});

test('the form of the affiliate programme offers the ways of payment that pages name', () => {
  const choices = Object.values(formWords['affiliate-signup'].fields.payout.choices ?? {});
  expect(payoutMethods.map((method) => method.replace(/^an? /, '').toLowerCase())).toEqual(
    choices.map((choice) => choice.toLowerCase()),
  );
});

test('each author of an article is on the team or a guest', () => {
  const known = [...team, ...guests].map(({ name }) => name);
  for (const file of namesIn('blog').filter((name) => name.endsWith('.md'))) {
    const [, author] = /^author: (.+)$/m.exec(read(file)) ?? [];
    expect(known, file).toContain(author);
  }
});

test('one figure under one label means one thing, or /facts explains both', () => {
  for (const [name, same] of Map.groupBy(claims, ({ figure, label }) => `${figure} ${label}`)) {
    const definitions = new Set(same.map(({ counts }) => counts));
    expect([name, definitions.size === 1 || same.every(({ compare }) => compare)]).toEqual([name, true]);
  }
});

describe('the survey', () => {
  const { groups, questions, fieldwork } = survey;
  const REGIONS = ['central', 'western', 'eastern', 'northern'];
  const KINDS = ['aided', 'private', 'technical', 'university', 'primary'];

  test('regions and kinds each add up to all institutions', () => {
    for (const parts of [REGIONS, KINDS])
      expect(parts.reduce((sum, name) => sum + (groups[name]?.institutions ?? 0), 0)).toBe(
        groups.all?.institutions,
      );
  });

  test.each(Object.entries(questions))('the answers to %s add up', (_name, { yes, options = {} }) => {
    for (const counts of [yes, ...Object.values(options).map((option) => option.yes)])
      for (const parts of [REGIONS, KINDS])
        if (counts && parts.every((name) => name in counts))
          expect(parts.reduce((sum, name) => sum + (counts[name] ?? 0), 0)).toBe(counts.all);
  });

  test('no group has more of our users than systems that keep work without a network', () => {
    const users = questions.usesTred?.yes ?? {};
    const keeps = questions.software?.options?.keeps?.yes ?? {};
    for (const [name, count] of Object.entries(users))
      expect([name, count <= (keeps[name] ?? 0)]).toEqual([name, true]);
  });

  test('a system stops or keeps the work', () => {
    const { live, keeps } = questions.software?.options ?? {};
    for (const [name, respondents] of Object.entries(keeps?.respondents ?? {}))
      expect([name, (live?.yes?.[name] ?? 0) + (keeps?.yes?.[name] ?? 0)]).toEqual([name, respondents]);
  });

  test('nothing was counted at the end of a term that ended after the questions were asked', () => {
    const year = fieldwork.questionnaire.ends.slice(0, 4);
    for (const { label } of Object.values(questions)) {
      const [, name] = /end of (Term I+)\b/.exec(label) ?? [];
      const term = name && schoolTerms.find((each) => each.name === `${name} ${year}`);
      if (term) expect([label, term.ends <= fieldwork.questionnaire.ends]).toEqual([label, true]);
    }
  });
});
