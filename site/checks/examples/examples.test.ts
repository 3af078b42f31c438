// Every example in the documentation and on the developers' page is true to the API's description.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readApi } from '../../src/subjects/docs/api/openapi.ts';
import { rulesOf } from './api-rules.ts';
import { codeBlocksIn } from './code-blocks.ts';
import { codeBlockProblems, markdownProblems } from './examples.ts';
import { callsIn } from './sdk-calls.ts';
import { textProblems } from './text-claims.ts';

const docs = fileURLToPath(new URL('../../src/content/docs/', import.meta.url));
const read = (file: string) => readFileSync(docs + file, 'utf8');
const rules = rulesOf(readApi(read('openapi.yaml')));
const files = globSync('**/*.md', { cwd: docs }).sort();

describe('the documentation', () => {
  test.each(files)('%s', (file) => {
    expect(markdownProblems(rules, file, read(file))).toEqual([]);
  });
});

/** Every piece of code in a page's words. */
function samplesIn(node: unknown): { title: string; language: string; code: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { title, language, code } = node as Record<string, unknown>;
  if (typeof language === 'string' && typeof code === 'string')
    return [{ title: String(title), language, code }];
  return Object.values(node).flatMap(samplesIn);
}

describe('the developers’ pages', () => {
  const pages = import.meta.glob('../../src/content/pages/{developers,developers/*}.ts', { eager: true });
  const samples = Object.entries(pages).flatMap(([file, words]) =>
    samplesIn(words).map((sample) => ({ ...sample, where: file.split('/pages/')[1] ?? file })),
  );

  test('have the two samples of the first page among them', () => {
    const first = samples.filter(({ where }) => where === 'developers.ts');
    expect(first.map(({ language, code }) => callsIn(language, code).map(({ name }) => name))).toEqual([
      ['learners.list', 'payments.request'],
      ['webhooks.verify'],
    ]);
  });

  test.each(samples)('$where: $title', ({ where, language, code }) => {
    expect(codeBlockProblems(rules, { where, language, notes: {}, code })).toEqual([]);
    expect(textProblems(rules, code)).toEqual([]);
  });
});

/** A page with one example, as an author writes it. */
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
  test('types in JavaScript', () => {
    expect(page('javascript', 'const name: string = address;')).toHaveLength(1);
    expect(page('typescript', 'const name: string = address;')).toEqual([]);
  });
});

describe('a message that is not what it says is found', () => {
  test('a field that does not exist, a number as text', () => {
    const said = page('json api="createLearner request"', '{"name": "Sarah", "class": 2}');
    expect(said.join()).toContain('page.md:3: createLearner request: ');
    expect(said.join()).toContain('must NOT have additional properties name');
    expect(said.join()).toContain('/class must be string');
  });

  test('an operation, a status or an event that does not exist', () => {
    expect(page('json api="makeLearner request"', '{}').join()).toContain('no operation makeLearner');
    expect(page('json api="createPayment 201"', '{}').join()).toContain('never answers 201');
    expect(page('json api="getLearner request"', '{}').join()).toContain('takes no body');
    expect(page('json api="webhook payment.done"', '{}').join()).toContain('no event payment.done');
  });

  test('JSON that nobody can check', () => {
    expect(page('json', '{}').join()).toContain('does not say what it is');
    expect(page('json api="none"', '{}')).toEqual([]);
    expect(page('json api="createPayment 202"', '{ "id": … }').join()).toContain('no JSON');
  });

  test('an error in an answer that cannot fail so', () => {
    const error = '{"error": {"code": "not_found", "message": "No.", "request": "req_4Mb8nQz2"}}';
    expect(page('json api="getLearner 404"', error)).toEqual([]);
    expect(page('json api="listLearners 404"', error).join()).toContain('never answers 404');
    expect(page('json api="getLearner 404"', error.replace('not_found', 'gone')).join()).toContain(
      '/error/code',
    );
  });

  test('fields that were not asked for', () => {
    const list = '{"data": [{"id": "lrn_7Qm2xK9d", "balance": 350000}], "next": null}';
    expect(page('json api="listLearners 200 fields=balance"', list)).toEqual([]);
    expect(page('json api="listLearners 200"', list)).not.toEqual([]);
    expect(page('json api="listLearners 200 fields=lin"', list).join()).toContain(
      'balance was not asked for',
    );
  });

  test('columns of a file', () => {
    expect(page('csv api="exportUneb 200"', 'index,name').join()).toContain('the columns are lin,');
  });
});

describe('a request that would fail is found', () => {
  const key = '-H "Authorization: Bearer $TRED_KEY"';
  const base = rules.server;

  test('a right one passes', () => {
    expect(page('bash', `curl "${base}/learners?class=S.2&owing=true" \\`, `  ${key} | less`)).toEqual([]);
    expect(page('bash', `curl -G ${base}/results -d class=S.2 -d term=2026-3 ${key}`)).toEqual([]);
  });

  test.each([
    ['address', `curl ${base}/students ${key}`, 'GET /students does not exist'],
    [
      'method',
      `curl -X DELETE ${base}/learners/lrn_7Qm2xK9d ${key}`,
      'DELETE /learners/lrn_7Qm2xK9d does not',
    ],
    ['parameter', `curl "${base}/learners?grade=S.2" ${key}`, 'does not know the parameter grade'],
    ['value', `curl "${base}/learners?limit=500" ${key}`, 'limit: the value must be <= 100'],
    ['missing parameter', `curl "${base}/results?class=S.2" ${key}`, 'needs the parameter term'],
    ['id', `curl ${base}/payments/lrn_7Qm2xK9d ${key}`, 'id: the value must match pattern'],
    ['key', `curl ${base}/learners`, 'sends no key'],
    ['header', `curl ${base}/learners ${key} -H "X-Trace: 1"`, 'what is the header x-trace'],
    ['host', `curl https://api.example.com/learners ${key}`, `not ${base}`],
    ['kind of body', `curl ${base}/webhooks ${key} -d '{}'`, 'must be sent as JSON'],
    ['body', `curl ${base}/webhooks ${key} --json '{"url": "http://a.example"}'`, "property 'events'"],
    ['no body', `curl -X POST ${base}/payments ${key}`, 'needs a body'],
    ['option', `curl --key ${base}/payments`, 'what is --key?'],
  ])('%s', (_, command, problem) => {
    expect(page('bash', command).join('\n')).toContain(problem);
  });
});

describe('a call that the libraries do not have is found', () => {
  test.each([
    ['javascript', "tred.learners.list({ class: 'S.2', owing: true, limit })"],
    ['javascript', "tred.webhooks.verify({ body, signature: headers['tred-signature'], secret })"],
    ['python', 'tred.learners.list(class_="S.2", owing=True)'],
    ['php', "$tred->learners->list(['class' => 'S.2', 'owing' => true])"],
    ['php', "$tred->learners->get(id: 'lrn_7Qm2xK9d')"],
    ['java', 'tred.learners().list(Map.of("class", "S.2", "owing", true));'],
    ['kotlin', 'tred.learners\n  .list(`class` = "S.2", owing = true)'],
    ['python', 'tred.registers.list(class_="S.2", from_="2026-10-01")'],
  ])('right in %s: %s', (language, call) => {
    expect(callsIn(language, call)).toHaveLength(1);
    expect(page(language, call)).toEqual([]);
  });

  test.each([
    ['javascript', 'await tred.students.list()', 'no students.list'],
    ['javascript', "tred.learners.list({ grade: 'S.2' })", 'takes no grade'],
    ['javascript', 'tred.learners.get(id)', 'takes named arguments'],
    [
      'javascript',
      "tred.payments.request({ learner, amount: '5', ...rest })",
      'amount: the value must be integer',
    ],
    ['javascript', 'tred.payments.request({ learner, amount, currency, phone })', 'needs provider'],
    ['python', 'tred.payments.request(learner="lrn_1")', 'learner: the value must match'],
    ['python', 'tred.results.list(class_="S.2")', 'needs term'],
    ['php', "$tred->results->publish(['class' => 'S.2'])", 'no results.publish'],
    ['php', "$tred->payments->get(['payment' => $id])", 'takes no payment'],
    ['java', 'tred.learners().get(id);', 'takes Map.of'],
    ['java', 'tred.learners().list(Map.of("grade", "S.2"));', 'takes no grade'],
    ['kotlin', 'tred.learners.list(grade = "S.2")', 'takes no grade'],
  ])('wrong in %s: %s', (language, call, problem) => {
    expect(page(language, call).join('\n')).toContain(problem);
  });

  test('a bracket in a text or a comment changes nothing', () => {
    expect(page('javascript', "tred.learners.list({ class: 'S.2)', // (all", ' owing: true })')).toEqual([]);
  });
});

describe('a field that does not exist is found where an example reads it', () => {
  test.each([
    ['javascript', 'console.log(learner.name)', 'learner.name: there is no name'],
    ['javascript', 'say(payment.failure?.reason)', 'there is no reason'],
    ['python', 'print(payment.failure.why)', 'there is no why'],
    ['php', 'echo $learner->parent->phone;', 'there is no parent'],
    ['java', 'register.pupils();', 'there is no pupils'],
  ])('%s: %s', (language, line, problem) => {
    expect(page(language, line).join()).toContain(problem);
  });

  test('and what a language does with a field is its own affair', () => {
    expect(
      page('javascript', 'learner.last_name.trim(); register.marks.map(show); event.data.failure'),
    ).toEqual([]);
    expect(page('java', 'payment.failure().code(); learner.id();')).toEqual([]);
    expect(page('python', 'event.data.class_; learner.class_; learner.guardian.phone')).toEqual([]);
  });
});

describe('a sentence that is not true is found', () => {
  test.each([
    ['Send `POST /payment`.', 'POST /payment does not exist'],
    ['Ask `GET /learners?grade=S.2`.', 'does not know the parameter grade'],
    ['The learner `lrn_12` owes.', 'lrn_12 the value must match'],
    ['Use +256 772 123 456.', '+256772123456 is no test number'],
    ['It fails with `no_money`.', 'the API has no no_money'],
    ['Wait for `payment.done`.', 'there is no event payment.done'],
    ['| `+256670000003` | `timed_out` |', 'the outcome of +256670000003 is insufficient_funds'],
    ['The answer is 401 and `not_allowed`.', 'not_allowed is 403, not 401'],
    ['`404 key_unknown`', 'key_unknown is 401, not 404'],
    ['A key has 100 requests a minute.', 'it is 120 or 60'],
    ['We try again after 1 minute, 10 minutes and 1 hour.', 'it is after 1 minute, 5 minutes'],
    ['A wallet sends UGX 4,000,000 a day.', 'it is 5,000,000 or 20,000,000'],
  ])('%s', (sentence, problem) => {
    expect(markdownProblems(rules, 'page.md', sentence).join()).toContain(problem);
  });

  test('and one that is true passes', () => {
    const sentence =
      'Ask `GET /learners/{id}`, wait for `payment.failed` with `payer_declined` from +256670000002.';
    expect(markdownProblems(rules, 'page.md', sentence)).toEqual([]);
  });
});

test('a fence inside a list and a longer one are read whole', () => {
  const text = [
    '1. One',
    '',
    '   ```bash title="A, b" api="none"',
    '   curl',
    '   ```',
    '',
    '````text',
    '```',
    '````',
  ];
  expect(codeBlocksIn('a.md', text.join('\n'))).toEqual([
    { where: 'a.md:3', language: 'bash', notes: { title: 'A, b', api: 'none' }, code: 'curl' },
    { where: 'a.md:7', language: 'text', notes: {}, code: '```' },
  ]);
});
