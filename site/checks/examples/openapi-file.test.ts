import { Validator } from '@seriousme/openapi-schema-validator';
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/facts/product.ts';
import { follow, operationsOf } from '../../src/features/docs/api/openapi.ts';
import { api, readDoc } from './docs.ts';
import { schemaCheck } from './schema-check.ts';

const check = schemaCheck(api);
const operations = operationsOf(api);

test('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(api));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(api.openapi).toMatch(/^3\.1\./);
});

test('no description lost its end to a comma that YAML took for its own', () => {
  const keysOf = (node: unknown): string[] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([key, value]) => [key, ...keysOf(value)])
      : [];
  expect(keysOf(api).filter((key) => key.includes(' '))).toEqual([]);
});

test('an id in the examples belongs to one learner', () => {
  const pairs = [...readDoc('openapi.yaml').matchAll(/\bid: (lrn_\w+)\s+lin: .*\s+first_name: (\w+)/g)].map(
    ([, ...pair]) => pair.join(' '),
  );
  const ids = [...new Set(pairs)].map((pair) => pair.split(' ')[0]);
  expect(ids).toEqual([...new Set(ids)]);
});

/** Each `example` with the path to its schema. */
function examplesIn(node: unknown, way: string[] = []): { place: string[]; example: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const here =
    'example' in node && 'schema' in node ? [{ place: [...way, 'schema'], example: node.example }] : [];
  return [
    ...here,
    ...Object.entries(node).flatMap(([key, value]) =>
      key === 'example' ? [] : examplesIn(value, [...way, key]),
    ),
  ];
}

describe('each example matches its schema', () => {
  const examples = examplesIn(api);
  test.each(examples.map((one) => [one.place.slice(0, -1).join(' '), one] as const))('%s', (_, one) => {
    expect(check(one.place, one.example)).toEqual([]);
  });
});

test('each operation has a name, a call, a tag, words, and an example of what goes in and comes out', () => {
  const tags = api.tags.map(({ name }) => name);
  for (const { operationId, tags: own, requestBody, responses, ...operation } of operations) {
    expect(operation['x-sdk'], operationId).toMatch(/^[a-z]+\.[a-z]+$/);
    expect(tags, operationId).toContain(own[0]);
    expect(operation.summary.length, operationId).toBeGreaterThan(5);
    expect(operation.description.length, operationId).toBeGreaterThan(5);
    for (const body of Object.values(requestBody?.content ?? {}))
      expect(body.example, operationId).toBeDefined();
    const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    expect(success, operationId).toHaveLength(1);
    for (const { content = {} } of success.map(([, response]) => follow(api, response)))
      for (const body of Object.values(content)) expect(body.example, operationId).toBeDefined();
    for (const parameter of operation.parameters) expect(parameter.description, operationId).toBeTruthy();
  }
  for (const key of ['operationId', 'x-sdk'] as const)
    expect(new Set(operations.map((one) => one[key])).size).toBe(operations.length);
});

test('every write takes an idempotency key, every request can be refused for its key or its number', () => {
  for (const { operationId, method, parameters, responses } of operations) {
    const names = parameters.map(({ name }) => name);
    expect(names.includes('Idempotency-Key'), operationId).toBe(method !== 'get');
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['401', '403', '429']));
  }
});

test('every field has a description', () => {
  for (const [name, schema] of Object.entries(api.components.schemas))
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      expect(follow(api, property).description, `${name}.${field}`).toBeTruthy();
});

test('the five events are the ones that an address can ask for', () => {
  expect(Object.keys(api.webhooks)).toEqual(api.components.schemas.EventType?.enum);
});

describe('the learners of the sandbox', () => {
  const learners = learnersOf(secondarySchool);

  test('are as the API describes them', () => {
    const schema = ['components', 'schemas', 'Learner'];
    expect(learners.flatMap((learner) => check(schema, learner))).toEqual([]);
    expect(check(schema, { ...learners[0], balance: 'much' })).not.toEqual([]);
  });

  test('have guardians with test numbers', () => {
    const numbers = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
    const known = new Set(numbers.flatMap(({ mtn_momo, airtel_money }) => [mtn_momo, airtel_money]));
    expect(learners.map(({ guardian }) => guardian.phone).filter((phone) => !known.has(phone))).toEqual([]);
  });

  test('have the statement of the reference, which a template shows', () => {
    const response = api.paths['/learners/{id}/statement']?.get?.responses['200'];
    const statement = response?.content?.['application/json']?.example as {
      learner: string;
      balance: number;
    };
    expect(learners.find(({ id }) => id === statement.learner)?.balance).toBe(statement.balance);
  });
});

test('the API writes to families in the languages that the site names', () => {
  expect(api.components.schemas.MessageLanguage?.enum).toEqual(languages.messageLanguages);
});
