import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { organisation } from '../src/facts/organisation.ts';
import { planPrices, studentCaps, trialDays } from '../src/facts/prices.ts';
import { countWord } from '../src/lib/format-text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['site/src', 'server/src', 'contract/src', 'sandbox/src'];
const STATED_IN = /facts\/(?:organisation|prices)\.yaml$/;
const TEST_FILE = /\.test\.tsx?$|fixture|\/test-/;

/** An amount as text or data, not as part of a longer number. */
const amount = (value: number) => `(?<![\\d,.])(?:${value.toLocaleString('en-UG')}|${value})(?!,?\\d)`;

/** Only these phrases mean the trial. */
const trial = (days: string) =>
  `\\b(?:${days}[- ]days? free|trial of ${days} days|(?:free|try(?: it)?|plan you choose) for ${days} days|first ${days} days are free|${days} days, every feature)`;

function statedFacts(): RegExp {
  const prices = Object.values(planPrices).flatMap(({ monthly, annual }) => [monthly, annual]);
  const caps = Object.values(studentCaps).filter((cap) => cap !== null);
  const patterns = [
    `\\b${organisation.name}\\b`,
    ...prices.flatMap((price) => [amount(price), amount(price * 12)]),
    ...caps.map((cap) => `\\b[Uu]p to ${amount(cap)}`),
    ...[String(trialDays), countWord(trialDays), countWord(trialDays).toLowerCase()].map(trial),
  ];
  return new RegExp(patterns.join('|'));
}

/** Comments may use an example. */
const withoutComments = (line: string) => line.replace(/^\s*(?:\/\/|\/?\*|#|<!--).*|\s(?:\/\/|\/\*).*$/, '');

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:tsx?|astro|yaml|md)$/.test(file) && !TEST_FILE.test(file) && !STATED_IN.test(file));

it('no other source states them', () => {
  const facts = statedFacts();
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replaceAll('\u00a0', ' ')
      .split('\n')
      .flatMap((line, at) =>
        facts.test(withoutComments(line)) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
