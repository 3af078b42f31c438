// Rules of the API description, prepared for checking examples.
import {
  type ApiDocument,
  type ApiOperation,
  type ApiSchema,
  follow,
  type MediaTypes,
  operationsOf,
} from '../../src/subjects/docs/api/openapi.ts';
import { type SchemaCheck, schemaCheck } from './schema-check.ts';

export type ApiRules = {
  api: ApiDocument;
  check: SchemaCheck;
  operations: ApiOperation[];
  events: string[];
  /** Library calls with their arguments, and whether each is required. */
  calls: Map<string, Map<string, boolean>>;
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
    calls: new Map([
      ...operations.map((one) => [one['x-sdk'] ?? '', argumentsOf(api, one)] as const),
      ...api['x-sdk-helpers'].map((one) => {
        const names = Object.keys(one.arguments).map((name) => [name, true] as const);
        return [one.name, new Map<string, boolean>(names)] as const;
      }),
    ]),
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

function bodySchema(api: ApiDocument, { requestBody }: { requestBody?: { content: MediaTypes } }) {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && follow<ApiSchema>(api, schema);
}

/** Path, query, body, and the idempotency key of a write. */
function argumentsOf(api: ApiDocument, operation: ApiOperation): Map<string, boolean> {
  const body = bodySchema(api, operation);
  return new Map([
    ...operation.parameters.map(({ name, in: place, required = false }): [string, boolean] => [
      place === 'header' ? name.toLowerCase().replaceAll('-', '_') : name,
      required,
    ]),
    ...Object.keys(body?.properties ?? {}).map((field): [string, boolean] => [
      field,
      body?.required?.includes(field) ?? false,
    ]),
  ]);
}

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
