import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeBlocksIn } from './code-blocks.ts';
import { docs, pageSamples, readDoc } from './docs.ts';
import { codeBlockProblems, markdownProblems, proseProblems } from './examples.ts';

const files = globSync('**/*.md', { cwd: docs }).sort();

describe('the documentation', () => {
  test.each(files)('%s', (file) => {
    expect(markdownProblems(file, readDoc(file))).toEqual([]);
  });
});

describe('the developers’ pages', () => {
  test.each(pageSamples)('$where: $title', ({ where, language, code }) => {
    expect(codeBlockProblems({ where, language, notes: {}, code })).toEqual([]);
    expect(proseProblems(code)).toEqual([]);
  });
});

const page = (first: string, ...lines: string[]) =>
  markdownProblems('page.md', ['Some words.', '', `\`\`\`${first}`, ...lines, '```', ''].join('\n'));

test.each([
  ['javascript', 'for (const learner of owing {', "')' expected"],
  ['python', 'for learner in owing', 'cannot be read'],
  ['php', '<?php foreach ($owing as $learner {', 'cannot be read'],
  ['java', 'var owing = tred.learners()', 'cannot be read'],
  ['json api="createLearner request"', '{"class": 2}', '/class must be string'],
  ['json api="createPayment 201"', '{}', 'never answers 201'],
  ['json', '{}', 'does not say what it is'],
  ['php', 'echo $learner->parent_phone;', 'the API has no parent_phone'],
])('a mistake in %s is found: %s', (language, code, problem) => {
  expect(page(language, code).join('\n')).toContain(problem);
});

describe('a sentence that is not true is found', () => {
  test.each([
    ['Send `POST /payment`.', 'POST /payment does not exist'],
    ['Use +256 772 123 456.', '+256772123456 is no test number'],
  ])('%s', (sentence, problem) => {
    expect(markdownProblems('page.md', sentence).join()).toContain(problem);
  });

  test('and one that is true passes', () => {
    const sentence = 'Ask `GET /learners/{id}`, wait for `payer_declined` from +256670000002.';
    expect(markdownProblems('page.md', sentence)).toEqual([]);
  });
});

test('a fence inside a list and a longer one are read whole', () => {
  const text = '1. One\n\n   ```bash title="A, b" api="none"\n   curl\n   ```\n\n````text\n```\n````';
  expect(codeBlocksIn('a.md', text)).toEqual([
    { where: 'a.md:3', language: 'bash', notes: { title: 'A, b', api: 'none' }, code: 'curl' },
    { where: 'a.md:7', language: 'text', notes: {}, code: '```' },
  ]);
});
