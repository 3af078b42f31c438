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
    const told = new Set(same.map(({ counts }) => counts));
    expect([name, told.size === 1 || same.every(({ compare }) => compare)]).toEqual([name, true]);
  }
});
