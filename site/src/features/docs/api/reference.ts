// The API reference as plain data, made from the OpenAPI file: requests, replies, fields, errors and examples.

import { slugify } from '~/lib/format-text';
import {
  type ApiDocument,
  type ApiOperation,
  type ApiSchema,
  follow,
  operationsOf,
  type ResponseDescription,
  stepsOf,
} from './openapi';

const width = 42;

export function compactJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const deeper = `${indent}  `;
  const inside = (at: string) =>
    Object.entries(value).map(
      ([key, one]) => `${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${compactJson(one, at)}`,
    );
  const line = `${open}${inside('').join(', ')}${close}`;
  // Always breaks the outer object, so that each field has its own line.
  if (indent !== '' && indent.length + line.length <= width && !line.includes('\n')) return line;
  const lines = inside(deeper).map((one) => deeper + one);
  return lines.length === 0
    ? line.replaceAll(' ', '')
    : `${open.trim()}\n${lines.join(',\n')}\n${indent}${close.trim()}`;
}

export function curlOf(api: ApiDocument, { method, path, parameters, requestBody }: ApiOperation): string {
  const exampleOf = (name: string) => parameters.find((one) => one.name === name)?.example ?? `{${name}}`;
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)));
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: where, example }) =>
      where === 'query' && example !== undefined ? [[name, String(example)]] : [],
    ),
  ).toString();
  const url = `${api.servers[0]?.url}${place}${query && `?${query}`}`;
  const body = requestBody?.content['application/json']?.example;
  const usual = body === undefined ? 'get' : 'post';
  return [
    `curl ${method === usual ? '' : `-X ${method.toUpperCase()} `}${query ? `"${url}"` : url}`,
    '-H "Authorization: Bearer $TRED_KEY"',
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${compactJson(body).replaceAll('\n', '\n  ').replaceAll("'", "'\\''")}'`,
        ]),
  ].join(' \\\n  ');
}

type ApiLink = { label: string; href: string };

export type ApiField = {
  /** A nested field is `guardian.phone`, one in a list `marks[].learner`. */
  name: string;
  required: boolean;
  type: string;
  values?: string[];
  description: string;
  object?: ApiLink;
};

type TypeWords = { type: string; values?: string[] };

/** `integer, 1 to 100, otherwise 25`; only requests need the limits. */
function typeWords(api: ApiDocument, schema: ApiSchema, withLimits = true): TypeWords {
  const { type, format, enum: values, const: only, oneOf, items, ...limits } = follow(api, schema);
  if (oneOf) {
    const [first, ...others] = oneOf;
    const codes = oneOf.flatMap((one) => one.const ?? []);
    if (codes.length > 0) return { type: 'string', values: codes };
    const words = typeWords(api, first ?? {}, withLimits);
    const nullable = others.some((one) => one.type === 'null');
    return nullable ? { ...words, type: `${words.type} or null` } : words;
  }
  if (values) return { type: 'string', values };
  if (only) return { type: 'string', values: [only] };
  if (items) {
    const inner = typeWords(api, items, withLimits);
    return { ...inner, type: `list of ${inner.values ? 'strings' : `${inner.type}s`}` };
  }
  const kinds = [type ?? 'object'].flat().map((kind) => (kind === 'string' ? (format ?? kind) : kind));
  return { type: [kinds.join(' or '), ...(withLimits ? limitWords(limits) : [])].join(', ') };
}

/** An example replaces the maximum length. */
function limitWords({ minimum, maximum, maxLength, examples, default: usual }: ApiSchema): string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`${minimum} or more`] : []),
    ...(maxLength === undefined || examples ? [] : [`up to ${maxLength} characters`]),
    ...(examples ? [`like ${examples[0]}`] : []),
    ...(usual === undefined ? [] : [`otherwise ${usual}`]),
  ];
}

type Elsewhere = (schema: ApiSchema) => ApiLink | undefined;

const fieldsSent = (api: ApiDocument, schema: ApiSchema): ApiField[] =>
  rowsOf(api, schema, { withLimits: true, elsewhere: () => undefined });

/** Fields of a reply; objects with their own description become links. */
const fieldsReceived = (api: ApiDocument, schema: ApiSchema, elsewhere: Elsewhere): ApiField[] =>
  rowsOf(api, schema, { withLimits: false, elsewhere });

function rowsOf(
  api: ApiDocument,
  schema: ApiSchema,
  how: { withLimits: boolean; elsewhere: Elsewhere },
  before = '',
): ApiField[] {
  const { properties = {}, required = [] } = follow(api, schema);
  return Object.entries(properties).flatMap(([key, property]) => {
    const { description = '' } = follow(api, property);
    const words = typeWords(api, property, how.withLimits);
    const row = { name: before + key, required: required.includes(key), ...words, description };
    const one = property.oneOf?.[0] ?? property;
    const object = how.elsewhere(one);
    if (object) return [{ ...row, object }];
    const whole = follow(api, one);
    const inside = whole.items ? follow(api, whole.items) : whole;
    const prefix = `${before}${key}${whole.items ? '[]' : ''}.`;
    return [row, ...(inside.properties ? rowsOf(api, inside, how, prefix) : [])];
  });
}

export type Example = { title: string; language: 'bash' | 'json' | 'csv'; code: string };

export type OperationView = {
  id: string;
  title: string;
  method: string;
  path: string;
  sdk: string;
  description: string;
  parameters: ApiField[];
  /** Parameters that many operations share, explained on their own page. */
  shared: ApiLink[];
  body: ApiField[];
  response: { status: string; description: string; object?: ApiLink };
  errors: { status: string; code: string; href: string }[];
  examples: Example[];
};

type EventView = {
  id: string;
  type: string;
  title: string;
  description: string;
  object?: ApiLink;
  example: Example;
};

type ObjectView = { id: string; title: string; fields: ApiField[] };

export type CodeView = { id: string; code: string; status?: string; meaning: string; next: string };

export type ApiPart = {
  operations: OperationView[];
  events: EventView[];
  objects: ObjectView[];
  codes: { id: string; title: string; codes: CodeView[] }[];
};

const partPath = (tag: string): string => `/docs/api/${tag.toLowerCase()}`;

const errorsPath = partPath('Errors');

/** Codes keep their underscore in the anchor, because people search for them. */
const codeHref = (code: string) => `${errorsPath}#${code}`;

export function apiPart(api: ApiDocument, tag: string): ApiPart {
  const about = api.tags.find(({ name }) => name === tag);
  if (!about) throw new Error(`openapi.yaml has no tag "${tag}".`);
  const operations = operationsOf(api).filter(({ tags }) => tags.includes(tag));
  return {
    operations: operations.map((operation) => operationView(api, operation)),
    events: tag === 'Webhooks' ? eventViews(api) : [],
    objects: homeObjects(api, tag).map((name) => objectView(api, name)),
    codes: (about['x-codes'] ?? []).map((name) => codeList(api, name)),
  };
}

type OperationLine = { title: string; method: string; path: string; href: string };

export function operationIndex(
  api: ApiDocument,
): { id: string; title: string; href: string; lines: OperationLine[] }[] {
  const operations = operationsOf(api);
  return api.tags
    .map(({ name }) => ({
      id: slugify(name),
      title: name,
      href: partPath(name),
      lines: operations
        .filter(({ tags }) => tags.includes(name))
        .map(({ summary, method, path, operationId }) => ({
          title: summary,
          method: method.toUpperCase(),
          path,
          href: `${partPath(name)}#${anchorOf(operationId)}`,
        })),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** The anchor of `createPayment` is #create-payment. */
const anchorOf = (operationId: string) => slugify(operationId.replace(/[A-Z]/g, ' $&'));

/** Any request can be refused with these; the page on errors says so. */
const usualErrors: ReadonlySet<string> = new Set(['400', '401', '403', '429']);

function operationView(api: ApiDocument, operation: ApiOperation): OperationView {
  const { operationId, summary, method, path, description, parameters, requestBody, responses } = operation;
  const shared = parameters.flatMap((one) => (one['x-see'] ? [{ label: one.name, href: one['x-see'] }] : []));
  const body = requestBody?.content['application/json'];
  const [status = '', response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const object = response && objectLink(api, responseSchema(response));
  return {
    id: anchorOf(operationId),
    title: summary,
    method: method.toUpperCase(),
    path,
    sdk: operation['x-sdk'] ?? '',
    description: description.trim(),
    parameters: parameters
      .filter((one) => !one['x-see'])
      .map(({ name, required = false, schema, ...one }) => ({
        name,
        required,
        ...typeWords(api, schema),
        description: one.description,
      })),
    shared,
    body: body ? fieldsSent(api, body.schema) : [],
    response: { status, description: response?.description ?? '', ...(object && { object }) },
    errors: Object.entries(responses)
      .filter(([code]) => !code.startsWith('2') && !usualErrors.has(code))
      .map(([code, response]) => {
        const name = errorCode(follow(api, response));
        return { status: code, code: name, href: codeHref(name) };
      }),
    examples: [
      { title: 'Request', language: 'bash', code: curlOf(api, operation) },
      ...Object.entries(response?.content ?? {}).map(([type, { example }]) => ({
        title: `Answer ${status}`,
        ...(type === 'text/csv'
          ? { language: 'csv' as const, code: String(example).trim() }
          : { language: 'json' as const, code: compactJson(example) }),
      })),
    ],
  };
}

const responseSchema = ({ content }: ResponseDescription) => content?.['application/json']?.schema;

function errorCode({ content }: ResponseDescription): string {
  const example = content?.['application/json']?.example as { error?: { code: string } } | undefined;
  return example?.error?.code ?? '';
}

function eventViews(api: ApiDocument): EventView[] {
  return Object.entries(api.webhooks).map(([type, { post }]) => {
    const message = post.requestBody?.content['application/json'];
    const data = message && follow(api, message.schema).properties?.data;
    const object = objectLink(api, data);
    return {
      id: slugify(type),
      type,
      title: post.summary,
      description: post.description.trim(),
      ...(object && { object }),
      example: { title: type, language: 'json', code: compactJson(message?.example) },
    };
  });
}

const nameOf = (schema: ApiSchema | undefined) => (schema?.$ref ? stepsOf(schema.$ref).at(-1) : undefined);

/** For a list the name of its items. */
function objectName(api: ApiDocument, schema: ApiSchema | undefined): string | undefined {
  const name = nameOf(schema);
  if (!schema || !name) return undefined;
  const { properties } = follow(api, schema);
  return nameOf(properties?.data?.items) ?? name;
}

/** The tag that describes each named object: the first whose operations return it. */
function homes(api: ApiDocument): Map<string, string> {
  const found = new Map<string, string>();
  for (const { tags, responses } of operationsOf(api))
    for (const [status, response] of Object.entries(responses)) {
      const name = status.startsWith('2') ? objectName(api, responseSchema(response)) : undefined;
      if (name && api.components.schemas[name]?.title && !found.has(name)) found.set(name, tags[0] ?? '');
    }
  return found;
}

const homeObjects = (api: ApiDocument, tag: string) =>
  [...homes(api)].filter(([, home]) => home === tag).map(([name]) => name);

const objectId = (api: ApiDocument, name: string) => slugify(api.components.schemas[name]?.title ?? name);

function objectLink(api: ApiDocument, schema: ApiSchema | undefined): ApiLink | undefined {
  const name = objectName(api, schema);
  const home = name && homes(api).get(name);
  if (!home) return undefined;
  const label = api.components.schemas[name]?.title ?? name;
  return { label: label.toLowerCase(), href: `${partPath(home)}#${objectId(api, name)}` };
}

function objectView(api: ApiDocument, name: string): ObjectView {
  const schema = api.components.schemas[name];
  if (!schema) throw new Error(`openapi.yaml has no schema "${name}".`);
  const fields = fieldsReceived(api, schema, (inner) => objectLink(api, inner));
  return { id: objectId(api, name), title: schema.title ?? name, fields };
}

function codeList(api: ApiDocument, name: string): ApiPart['codes'][number] {
  const schema = api.components.schemas[name];
  const title = schema?.title ?? name;
  const statuses = new Map(
    operationsOf(api).flatMap(({ responses }) =>
      Object.entries(responses)
        .filter(([status]) => !status.startsWith('2'))
        .map(([status, response]) => [errorCode(follow(api, response)), status] as const),
    ),
  );
  const codes = (schema?.oneOf ?? []).map((one): CodeView => {
    const { const: code = '', title: meaning = '', description: next = '' } = one;
    const status = statuses.get(code);
    return { id: code, code, ...(status && { status }), meaning, next };
  });
  return { id: slugify(title), title, codes };
}
