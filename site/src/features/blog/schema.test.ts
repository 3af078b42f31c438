import type { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { team } from '~/facts/company';
import { placeholders } from '~/facts/fill-in';
import { checkEntry } from '~/readers/check-entry';
import { inWords } from '~/readers/read-yaml';
import { blog } from './schema';

const author = team.people[0]?.name ?? '';
const good = `---
number: 18
title: Exam week without a missing script
excerpt: A count at each door, a sheet with each bundle, and one person who signs. How to bring every script home.
date: 2026-03-02
author: ${author}
category: Best Practices
drawing: cash box
---
Write to {{email.privacy}}, or read [this](/blog/3).

## A heading

Some words.
`;

const file = 'content/blog/exams.md';

const problems = (text: string) =>
  checkEntry(text, file, `${import.meta.dirname}/exams.md`, {
    placeholders,
    schema: blog.rules.schema as z.ZodType,
    pictures: true,
  }).problems.map(inWords);

it('accepts a valid article, also with Windows line ends', () => {
  expect(problems(good)).toEqual([]);
  expect(problems(good.replaceAll('\n', '\r\n'))).toEqual([]);
});

it.each([
  ['a missing line', [`author: ${author}\n`, ''], 'line 2: author: this line is missing. '],
  [
    'an unknown category',
    ['Best Practices', 'Best practices'],
    'line 7: category is the text "Best practices". It is not in content/facts/blog-categories.yaml. Did you mean ',
  ],
  [
    'an unknown placeholder in a line',
    ['Exam week', 'At {{brnad}} in exam week'],
    'line 3: title is the text "At {{brnad}} in exam week without a missing script". No fact fills {{brnad}}. Did you mean {{brand}}?',
  ],
  [
    'a placeholder without quotes',
    ['Exam week', '{{brand}} in exam week'],
    'line 3: this cannot be read as YAML. ',
  ],
  [
    'an unknown placeholder in the text',
    ['{{email.privacy}}', '{{email.privcy}}'],
    'line 10: no fact fills {{email.privcy}}. Did you mean {{email.privacy}}?',
  ],
  ['a second title', ['## A heading', '# A heading'], 'line 12: "A heading" is a heading with a single #'],
  ['other HTML', ['Some words.', 'Some <b>words</b>.'], 'line 14: <b> cannot stand in a text.'],
  [
    'a drawing',
    ['Some words.', '<figure data-chart="bars">Fees</figure>'],
    'line 14: no drawing can stand in this text.',
  ],
  ['no fields', [/^---\n/, ''], 'line 1: the file must begin with a line of three hyphens'],
] as const)('names the line of %s', (_, [from, to], message) => {
  expect(problems(good.replace(from, to))).toEqual([expect.stringContaining(`${file}, ${message}`)]);
});

it('reports all problems at once, and ignores code', () => {
  const twice = good.replace('2026-03-02', '2026').replace('## A', '# A');
  expect(problems(twice)).toHaveLength(2);
  expect(problems(`${good}\n\`\`\`html\n# <iframe>\n\`\`\`\n`)).toEqual([]);
});
