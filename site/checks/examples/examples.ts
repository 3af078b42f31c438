// Checks the examples of a text against the API description: code parses, messages match, names and numbers exist.
import { parser as java } from '@lezer/java';
import { parser as php } from '@lezer/php';
import { parser as python } from '@lezer/python';
import ts from 'typescript';
import { fillIn } from '../../src/facts/fill-in.ts';
import { operationsOf } from '../../src/features/docs/api/openapi.ts';
import { type CodeBlock, codeBlocksIn } from './code-blocks.ts';
import { api } from './docs.ts';
import { schemaCheck } from './schema-check.ts';

const operations = operationsOf(api);
const check = schemaCheck(api);
const testNumbers = new Set(
  api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []).flatMap((one) => [one.mtn_momo, one.airtel_money]),
);

/** All field, parameter, code and value names of the API. */
const namesIn = (node: unknown): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => [key, ...namesIn(value)])
    : [String(node)];
const vocabulary = new Set(namesIn(api));

export function markdownProblems(file: string, markdown: string): string[] {
  return [
    ...codeBlocksIn(file, fillIn(markdown)).flatMap(codeBlockProblems),
    ...proseProblems(markdown).map((what) => `${file}: ${what}`),
  ];
}

export function codeBlockProblems({ where, language, notes, code }: CodeBlock): string[] {
  return [
    ...syntaxProblems(language, code),
    ...unknownFields(language, code),
    ...messageProblems(language, notes.api, code),
  ].map((what) => `${where}: ${what}`);
}

const parsers: Record<string, typeof java> = { java, php, python };

/** Kotlin has no parser in plain Node. */
function syntaxProblems(language: string, code: string): string[] {
  if (language === 'javascript' || language === 'typescript') {
    const { diagnostics = [] } = ts.transpileModule(code, {
      fileName: language === 'javascript' ? 'example.mjs' : 'example.mts',
      compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true },
      reportDiagnostics: true,
    });
    return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  let broken: number | undefined;
  parsers[language]?.parse(code).iterate({
    enter({ type, from }) {
      if (type.isError) broken ??= from;
    },
  });
  return broken === undefined ? [] : [`cannot be read at line ${code.slice(0, broken).split('\n').length}`];
}

/** Fields that code reads: `learner.balance_due`. Python has other names of that form. */
function unknownFields(language: string, code: string): string[] {
  if (!['javascript', 'typescript', 'kotlin', 'java', 'php'].includes(language)) return [];
  return [...code.matchAll(/(?:\?\.|\.|->)([a-z]+_[a-z_]*[a-z])\b(?!\s*\()/g)].flatMap(
    ([read, field = '']) => (vocabulary.has(field) ? [] : [`${read}: the API has no ${field}`]),
  );
}

/** `createPayment request`, `createPayment 202`, `webhook payment.succeeded`, `listLearners 200 fields=id,balance`. */
function messageProblems(language: string, what: string | undefined, code: string): string[] {
  if (what === undefined) return language === 'json' ? ['JSON that does not say what it is: api="…"'] : [];
  if (what === 'none') return [];
  const [name = '', part = '', only] = what.split(' ');
  const place = placeOf(name, part, language);
  if (typeof place === 'string') return [place];
  if (language === 'csv') {
    const { example } = place.slice(0, -1).reduce<unknown>(stepInto, api) as { example?: unknown };
    const columns = String(example ?? '').split('\n')[0];
    return code.split('\n')[0] === columns ? [] : [`the columns are ${columns}`];
  }
  const fields = only?.match(/^fields=(.+)$/)?.[1]?.split(',');
  try {
    const message: unknown = JSON.parse(code);
    const problems = fields ? fieldProblems(place, message, fields) : check(place, message);
    return problems.map((problem) => `${what}: ${problem}`);
  } catch (problem) {
    return [`${what}: no JSON: ${problem}`];
  }
}

const stepInto = (node: unknown, step: string) => (node as Record<string, unknown> | undefined)?.[step];

/** Where its schema is in the description, or what is wrong with its name. */
function placeOf(name: string, part: string, language: string): string[] | string {
  const body = ['requestBody', 'content', 'application/json', 'schema'];
  if (name === 'webhook')
    return part in api.webhooks ? ['webhooks', part, 'post', ...body] : `there is no event ${part}`;
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) return `there is no operation ${name}`;
  const start = ['paths', operation.path, operation.method];
  if (part === 'request') return operation.requestBody ? [...start, ...body] : `${name} takes no body`;
  const response = operation.responses[part];
  if (!response) return `${name} never answers ${part}`;
  const type = language === 'csv' ? 'text/csv' : 'application/json';
  return [
    ...(response.$ref?.slice(2).split('/') ?? [...start, 'responses', part]),
    ...['content', type, 'schema'],
  ];
}

/** With `fields`, a record has these fields and its id. */
function fieldProblems(place: string[], message: unknown, fields: string[]): string[] {
  const requested = new Set(['id', ...fields]);
  const { data } = message as { data?: object[] };
  const keys = (data ?? []).flatMap((entry) => Object.keys(entry));
  return [
    ...keys.filter((key) => !requested.has(key)).map((key) => `${key} was not asked for`),
    ...[...requested].filter((key) => !keys.includes(key)).map((key) => `${key} was asked for`),
    ...check(place, message).filter((problem) => !problem.includes('required property')),
  ];
}

/** No real phone number, no unknown request or name. run-examples.test.ts runs the code. */
export function proseProblems(markdown: string): string[] {
  const prose = markdown.replace(/^(\s*)(`{3,})[\s\S]*?^\1\2$/gm, '');
  return [
    ...[...markdown.matchAll(/\+256\s?\d[\d ]{7,}\d/g)]
      .map(([number]) => number.replaceAll(' ', ''))
      .filter((number) => !testNumbers.has(number))
      .map((number) => `${number} is no test number`),
    ...[...prose.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}.%$-]*[\w}])/g)]
      .filter(([, method = '', path = '']) => !operationAt(method, path))
      .map(([name]) => `${name} does not exist`),
    ...[...prose.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)]
      .filter(([, word = '']) => !vocabulary.has(word))
      .map(([, word]) => `the API has no ${word}`),
  ];
}

/** The operation of a request, `GET /learners/lrn_7Qm2xK9d`. */
export const operationAt = (method: string, path: string) =>
  operations.find((one) => {
    const [steps, parts] = [path.split('/'), one.path.split('/')];
    return (
      one.method === method.toLowerCase() &&
      parts.length === steps.length &&
      parts.every((part, index) => part.startsWith('{') || part === steps[index])
    );
  });
