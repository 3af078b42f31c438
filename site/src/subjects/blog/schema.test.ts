// The messages that an editor gets for a wrong article.
import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { places } from '~/facts/fill-in';
import { checkEntry } from '~/readers/check-entry';
import { inWords } from '~/readers/read-yaml';
import { blog } from './schema';

const good = `---
number: 18
title: Exam week without a missing script
excerpt: A count at each door, a sheet with each bundle, and one person who signs. How to bring every script home.
date: 2026-03-02
author: Grace Auma
category: Best Practices
---

Write to {{email.privacy}}, or read [this](/blog/3).

## A heading

Some words.
`;

const file = 'site/src/content/blog/exams.md';

const problems = (text: string) =>
  checkEntry(text, file, `${import.meta.dirname}/exams.md`, {
    places,
    schema: blog.schema as z.ZodType,
    pictures: true,
  }).problems.map(inWords);

it('finds nothing wrong with a good one, also with the line ends of Windows', () => {
  expect(problems(good)).toEqual([]);
  expect(problems(good.replaceAll('\n', '\r\n'))).toEqual([]);
});

const aDay =
  'It must be a real day, written as 2027-03-31. The day it is published, YYYY-MM-DD. Until then no build shows it.';

describe('says file, line, field, what was found and what is wanted', () => {
  it.each([
    ['a day that is none', ['2026-03-02', '2026-02-31'], `line 5: date is the text "2026-02-31". ${aDay}`],
    ['a day in words', ['2026-03-02', '2 March 2027'], `line 5: date is the text "2 March 2027". ${aDay}`],
    ['a year', ['2026-03-02', '2026'], `line 5: date is 2026. ${aDay}`],
    [
      'a missing line',
      ['author: Grace Auma\n', ''],
      'line 2: author: this line is missing. It must be text (a number that is meant as text stands in quotes). First name and surname.',
    ],
    [
      'a misspelled line',
      ['date: 2026', 'udpated: 2026-04-01\ndate: 2026'],
      'line 5: the file does not know "udpated". It may have: number, title, excerpt, date, updated, author, category, draft, sample.',
    ],
    [
      'a long title',
      ['Exam week', 'How we had every examination week of a long year'],
      'line 3: title is the text "How we had every examination week of a long year without a m…", 73 characters. It must be at most 53 characters long. At most 53 characters, so that search engines show all of it with the brand.',
    ],
    [
      'a category that is none',
      ['Best Practices', 'Best practices'],
      'line 7: category is the text "Best practices". It must be one of: Technology, Analytics, Case Study, Design, Security, Leadership, Best Practices, Uganda Education. One of the eight, written exactly like this.',
    ],
    [
      'a place in a line',
      ['Exam week', 'At {{nmae}} in exam week'],
      'line 3: title is the text "At {{nmae}} in exam week without a missing script". No fact fills {{nmae}}. Did you mean {{name}}? At most 53 characters, so that search engines show all of it with the brand.',
    ],
    [
      'a place at the beginning of a line, without quotes',
      ['Exam week', '{{name}} in exam week'],
      'line 3: this cannot be read as YAML. A text that begins with {{ stands in double quotes.',
    ],
    [
      'a colon in a text',
      ['Exam week without', 'Exams: a week without'],
      'line 3: this cannot be read as YAML. If there is a colon in the text of the line, put that text in double quotes.',
    ],
    [
      'a place in the text',
      ['{{email.privacy}}', '{{email.privcy}}'],
      'line 10: no fact fills {{email.privcy}}. Did you mean {{email.privacy}}?',
    ],
    [
      'a second title',
      ['## A heading', '# A heading'],
      'line 12: "A heading" is a heading with a single #, or with === under it. The title is that heading: write ## instead.',
    ],
    [
      'a frame',
      ['Some words.', 'Some words.\n\n<iframe src="https://example.org"></iframe>'],
      'line 16: <iframe> cannot stand in a text. The page would not be allowed to load it: write a link instead.',
    ],
    [
      'other HTML, in the middle of a line',
      ['Some words.', 'Some <b>words</b>.'],
      'line 14: <b> cannot stand in a text. Write it in Markdown.',
    ],
    [
      'a picture without words',
      ['Some words.', '![](hall.jpg)'],
      'line 14: the picture hall.jpg needs words that say what it shows, for those who cannot see it. They go between the square brackets: ![Two teachers count scripts at a door](hall.jpg).',
    ],
    [
      'a missing picture',
      ['Some words.', '![The hall](hall.jpg)'],
      'line 14: the picture hall.jpg is not there. Put the file into site/src/content/blog, and spell its name as the file does, capital letters too.',
    ],
    [
      'a picture from elsewhere',
      ['Some words.', '![The hall](https://example.org/hall.jpg)'],
      'line 14: the picture https://example.org/hall.jpg lies elsewhere, and the page would not be allowed to load it. Put the file into site/src/content/blog and write its name.',
    ],
    [
      'a drawing',
      ['Some words.', '<figure data-chart="bars">Fees</figure>'],
      'line 14: no drawing can stand in this text.',
    ],
    [
      'no lines at all',
      [/^---\n/, ''],
      'line 1: the file must begin with a line of three hyphens, ---, then its fields, then another such line.',
    ],
  ] as const)('%s', (_, [from, to], message) => {
    expect(problems(good.replace(from, to))).toEqual([`${file}, ${message}`]);
  });

  it('all of them at once', () => {
    const twice = good.replace('2026-03-02', '2026').replace('## A', '# A');
    expect(problems(twice).map((each) => each.split(':')[0])).toEqual([
      `${file}, line 5`,
      `${file}, line 12`,
    ]);
  });
});

it('leaves code alone', () => {
  expect(problems(`${good}\n\`\`\`html\n# <iframe>\n\`\`\`\n`)).toEqual([]);
});
