// What the API's description says about a request, in the form in which an example is checked against it.
import {
  type ApiDocument,
  type Content,
  follow,
  type Operation,
  operationsOf,
  type Schema,
} from '../../src/subjects/docs/api/openapi.ts';
import { type SchemaCheck, schemaCheck } from './schema-check.ts';

export type Rules = {
  api: ApiDocument;
  check: SchemaCheck;
  server: string;
  operations: Operation[];
  events: string[];
  /** Calls of the libraries with the arguments they take. */
  calls: Map<string, Map<string, Argument>>;
  /** Every field, parameter, code and value that has a name. */
  vocabulary: Set<string>;
  testNumbers: Set<string>;
};

export type Argument = {
  required: boolean;
  /** Where its schema stands, if it has one. */
  place?: string[];
};

export function rulesOf(api: ApiDocument): Rules {
  const operations = operationsOf(api);
  const numbers = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  return {
    api,
    check: schemaCheck(api),
    server: api.servers[0]?.url ?? '',
    operations,
    events: Object.keys(api.webhooks),
    calls: new Map([
      ...operations.map((one) => [one['x-sdk'] ?? '', argumentsOf(api, one)] as const),
      ...api['x-sdk-helpers'].map((one) => {
        const names = Object.keys(one.arguments).map((name) => [name, { required: true }] as const);
        return [one.name, new Map<string, Argument>(names)] as const;
      }),
    ]),
    vocabulary: vocabularyOf(api),
    testNumbers: new Set(numbers.flatMap((one) => [one.mtn_momo, one.airtel_money])),
  };
}

export const bodyPlace = ({ path, method }: Operation, type = 'application/json') => [
  'paths',
  path,
  method,
  'requestBody',
  'content',
  type,
  'schema',
];

/** The schema of a request's body, its reference followed. */
function bodySchema(api: ApiDocument, { requestBody }: { requestBody?: { content: Content } }) {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && follow<Schema>(api, schema);
}

/** Path, query and body alike, and the idempotency key of a write. */
function argumentsOf(api: ApiDocument, operation: Operation): Map<string, Argument> {
  const named = operation.parameters.map((parameter): [string, Argument] => {
    const { name, required = false, place } = parameter;
    const argument = parameter.in === 'header' ? name.toLowerCase().replaceAll('-', '_') : name;
    return [argument, { required, place: [...place, 'schema'] }];
  });
  const body = bodySchema(api, operation);
  const name = operation.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
  const fields = Object.keys(body?.properties ?? {}).map((field): [string, Argument] => {
    const place = ['components', 'schemas', name, 'properties', field];
    return [field, { required: body?.required?.includes(field) ?? false, place }];
  });
  return new Map([...named, ...fields]);
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
