import { readFileSync } from 'node:fs';
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { expect, test } from 'vitest';
import { readApi } from '../../src/subjects/docs/api/openapi.ts';
import { schemaCheck } from './schema-check.ts';

const learners = learnersOf(secondarySchool);
const docs = new URL('../../src/content/docs/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, docs), 'utf8');
const api = readApi(read('openapi.yaml'));
const check = schemaCheck(api);
const schema = (name: string) => ['components', 'schemas', name];

test('each learner of the file is one as the API describes it', () => {
  expect(learners.flatMap((learner) => check(schema('Learner'), learner))).toEqual([]);
  expect(check(schema('Learner'), { ...learners[0], balance: 'much' })).not.toEqual([]);
});

test('the guardians have the sandbox’s test numbers', () => {
  const numbers = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  const known = new Set(numbers.flatMap(({ mtn_momo, airtel_money }) => [mtn_momo, airtel_money]));
  expect(learners.map(({ guardian }) => guardian.phone).filter((phone) => !known.has(phone))).toEqual([]);
});

test('the statement of the reference, which a template shows, belongs to a learner of the file', () => {
  const response = api.paths['/learners/{id}/statement']?.get?.responses['200'];
  const statement = response?.content?.['application/json']?.example as { learner: string; balance: number };
  expect(learners.find(({ id }) => id === statement.learner)?.balance).toBe(statement.balance);
});
