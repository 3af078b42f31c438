// All examples in the documentation and developer pages match the API description.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as pages from '../../src/subjects/developers/words.ts';
import { readApi } from '../../src/subjects/docs/api/openapi.ts';
import { rulesOf } from './api-rules.ts';
import { codeBlocksIn } from './code-blocks.ts';
import { codeBlockProblems, markdownProblems } from './examples.ts';
import { callsIn } from './library-calls.ts';
import { proseProblems } from './prose.ts';

const docs = fileURLToPath(new URL('../../src/content/docs/', import.meta.url));
const read = (file: string) => readFileSync(docs + file, 'utf8');
const rules = rulesOf(readApi(read('openapi.yaml')));
const files = globSync('**/*.md', { cwd: docs }).sort();

describe('the documentation', () => {
  test.each(files)('%s', (file) => {
    expect(markdownProblems(rules, file, read(file))).toEqual([]);
  });
});

/** All code in a page's words. */
function samplesIn(node: unknown): { title: string; language: string; code: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { title, language, code } = node as Record<string, unknown>;
  if (typeof language === 'string' && typeof code === 'string')
    return [{ title: String(title), language, code }];
  return Object.values(node).flatMap(samplesIn);
}

describe('the developers’ pages', () => {
  const samples = Object.entries(pages).flatMap(([where, words]) =>
    samplesIn(words).map((sample) => ({ ...sample, where })),
  );

  test.each(samples)('$where: $title', ({ where, language, code }) => {
    expect(codeBlockProblems(rules, { where, language, notes: {}, code })).toEqual([]);
    expect(proseProblems(rules, code)).toEqual([]);
  });
});

/** A page with one example. */
const page = (first: string, ...lines: string[]) =>
  markdownProblems(rules, 'page.md', ['Some words.', '', `\`\`\`${first}`, ...lines, '```', ''].join('\n'));

describe('code that cannot be read is found', () => {
  test.each(['javascript', 'typescript'])('%s', (language) => {
    expect(page(language, 'for (const learner of owing {', '}')).toEqual(["page.md:3: ')' expected."]);
    expect(page(language, 'const { data } = await fetch(address);')).toEqual([]);
  });
  test.each([
    ['python', 'for learner in owing', 'for learner in owing: print(learner.balance)'],
    [
      'php',
      '<?php foreach ($owing as $learner {',
      '<?php foreach ($owing as $learner) { echo $learner->balance; }',
    ],
    ['java', 'var owing = tred.learners()', 'var owing = tred.learners();'],
  ])('%s', (language, broken, whole) => {
    expect(page(language, '', broken)).toEqual([
      expect.stringContaining('page.md:3: cannot be read at line 2'),
    ]);
    expect(page(language, '', whole)).toEqual([]);
  });
});

describe('a message that is not what it says is found', () => {
  const error = '{"error": {"code": "not_found", "message": "No.", "request": "req_4Mb8nQz2"}}';

  test.each([
    ['createLearner request', '{"name": "Sarah"}', 'must NOT have additional properties name'],
    ['createLearner request', '{"class": 2}', '/class must be string'],
    ['makeLearner request', '{}', 'no operation makeLearner'],
    ['createPayment 201', '{}', 'never answers 201'],
    ['getLearner request', '{}', 'takes no body'],
    ['webhook payment.done', '{}', 'no event payment.done'],
    ['createPayment 202', '{ "id": … }', 'no JSON'],
    ['listLearners 404', error, 'never answers 404'],
    ['getLearner 404', error.replace('not_found', 'gone'), '/error/code'],
  ])('%s: %s', (api, body, problem) => {
    expect(page(`json api="${api}"`, body).join()).toContain(problem);
  });

  test('one that does not say what it is, unless it is no message', () => {
    expect(page('json', '{}').join()).toContain('does not say what it is');
    expect(page('json api="none"', '{}')).toEqual([]);
    expect(page('json api="getLearner 404"', error)).toEqual([]);
  });

  test('fields that were not asked for', () => {
    const list = '{"data": [{"id": "lrn_7Qm2xK9d", "balance": 350000}], "next": null}';
    expect(page('json api="listLearners 200 fields=balance"', list)).toEqual([]);
    expect(page('json api="listLearners 200"', list)).not.toEqual([]);
    expect(page('json api="listLearners 200 fields=lin"', list).join()).toContain(
      'balance was not asked for',
    );
  });
});

describe('a call that the libraries do not have is found', () => {
  test.each([
    ['javascript', "tred.learners.list({ class: 'S.2', owing: true, limit })"],
    ['python', 'tred.learners.list(class_="S.2", owing=True)'],
    ['php', "$tred->learners->list(['class' => 'S.2', 'owing' => true])"],
    ['java', 'tred.learners().list(Map.of("class", "S.2", "owing", true));'],
    ['kotlin', 'tred.learners\n  .list(`class` = "S.2", owing = true)'],
  ])('right in %s: %s', (language, call) => {
    expect(callsIn(language, call)).toHaveLength(1);
    expect(page(language, call)).toEqual([]);
  });

  test.each([
    ['javascript', "tred.learners.list({ grade: 'S.2' })", 'takes no grade'],
    ['javascript', 'tred.payments.request({ learner, amount, currency, phone })', 'needs provider'],
    ['python', 'tred.results.list(class_="S.2")', 'needs term'],
    ['java', 'tred.learners().list(Map.of("grade", "S.2"));', 'takes no grade'],
    ['kotlin', 'tred.learners.list(grade = "S.2")', 'takes no grade'],
  ])('wrong in %s: %s', (language, call, problem) => {
    expect(page(language, call).join('\n')).toContain(problem);
  });

  test('a bracket in a text or a comment changes nothing', () => {
    expect(page('javascript', "tred.learners.list({ class: 'S.2)', // (all", ' owing: true })')).toEqual([]);
  });
});

describe('a field that the API does not know is found where an example reads it', () => {
  test.each([
    ['javascript', 'console.log(learner.full_name)', 'the API has no full_name'],
    ['php', 'echo $learner->parent_phone;', 'the API has no parent_phone'],
  ])('%s: %s', (language, line, problem) => {
    expect(page(language, line).join()).toContain(problem);
  });

  test('and what a language does with a field is its own affair', () => {
    expect(page('javascript', 'learner.last_name.trim(); register.marks.map(show)')).toEqual([]);
    expect(page('php', 'echo $learner->guardian->phone; json_encode($event->created_at);')).toEqual([]);
  });
});

describe('a sentence that is not true is found', () => {
  test.each([
    ['Send `POST /payment`.', 'POST /payment does not exist'],
    ['Use +256 772 123 456.', '+256772123456 is no test number'],
  ])('%s', (sentence, problem) => {
    expect(markdownProblems(rules, 'page.md', sentence).join()).toContain(problem);
  });

  test('and one that is true passes', () => {
    const sentence = 'Ask `GET /learners/{id}`, wait for `payer_declined` from +256670000002.';
    expect(markdownProblems(rules, 'page.md', sentence)).toEqual([]);
  });
});

test('a fence inside a list and a longer one are read whole', () => {
  const text = '1. One\n\n   ```bash title="A, b" api="none"\n   curl\n   ```\n\n````text\n```\n````';
  expect(codeBlocksIn('a.md', text)).toEqual([
    { where: 'a.md:3', language: 'bash', notes: { title: 'A, b', api: 'none' }, code: 'curl' },
    { where: 'a.md:7', language: 'text', notes: {}, code: '```' },
  ]);
});
