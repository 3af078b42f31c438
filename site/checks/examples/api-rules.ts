// Rules of the API description, prepared for checking examples.
import { type ApiDocument, type ApiOperation, operationsOf } from '../../src/features/docs/api/openapi.ts';
import { type SchemaCheck, schemaCheck } from './schema-check.ts';

export type ApiRules = {
  api: ApiDocument;
  check: SchemaCheck;
  operations: ApiOperation[];
  events: string[];
  /** All field, parameter, code and value names. */
  vocabulary: Set<string>;
  testNumbers: Set<string>;
};

export function rulesOf(api: ApiDocument): ApiRules {
  const operations = operationsOf(api);
  const numbers = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  return {
    api,
    check: schemaCheck(api),
    operations,
    events: Object.keys(api.webhooks),
    vocabulary: vocabularyOf(api),
    testNumbers: new Set(numbers.flatMap((one) => [one.mtn_momo, one.airtel_money])),
  };
}

export const bodyPlace = ({ path, method }: ApiOperation) => [
  'paths',
  path,
  method,
  'requestBody',
  'content',
  'application/json',
  'schema',
];

function vocabularyOf(api: ApiDocument): Set<string> {
  const words = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node === 'string') words.add(node);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      words.add(key);
      walk(value);
    }
  };
  walk(api);
  return words;
}
