// Checks every API example in a text against the API description.
import { fillIn } from '../../src/facts/fill-in.ts';
import { type ApiRules, bodyPlace } from './api-rules.ts';
import { type CodeBlock, codeBlocksIn } from './code-blocks.ts';
import { proseProblems } from './prose.ts';
import { syntaxProblems } from './syntax.ts';

export function markdownProblems(rules: ApiRules, file: string, markdown: string): string[] {
  return [
    ...codeBlocksIn(file, fillIn(markdown)).flatMap((block) => codeBlockProblems(rules, block)),
    ...proseProblems(rules, markdown).map((what) => `${file}: ${what}`),
  ];
}

export function codeBlockProblems(rules: ApiRules, { where, language, notes, code }: CodeBlock): string[] {
  return [
    ...syntaxProblems(language, code),
    ...unknownFields(rules, language, code),
    ...messageProblems(rules, language, notes.api, code),
  ].map((what) => `${where}: ${what}`);
}

/** Fields that code reads: `learner.balance_due`. Python has other names of that form. */
function unknownFields({ vocabulary }: ApiRules, language: string, code: string): string[] {
  if (!['javascript', 'typescript', 'kotlin', 'java', 'php'].includes(language)) return [];
  return [...code.matchAll(/(?:\?\.|\.|->)([a-z]+_[a-z_]*[a-z])\b(?!\s*\()/g)].flatMap(
    ([read, field = '']) => (vocabulary.has(field) ? [] : [`${read}: the API has no ${field}`]),
  );
}

/** `createPayment request`, `createPayment 202`, `webhook payment.succeeded`, `listLearners 200 fields=id,balance`. */
function messageProblems(
  rules: ApiRules,
  language: string,
  what: string | undefined,
  code: string,
): string[] {
  if (what === undefined) return language === 'json' ? ['JSON that does not say what it is: api="…"'] : [];
  if (what === 'none') return [];
  const [name = '', part = '', only] = what.split(' ');
  const place = name === 'webhook' ? eventPlace(rules, part) : messagePlace(rules, name, part, language);
  if (typeof place === 'string') return [place];
  if (language === 'csv') return csvProblems(place, code, rules);
  let message: unknown;
  try {
    message = JSON.parse(code);
  } catch (problem) {
    return [`${what}: no JSON: ${problem}`];
  }
  const fields = only?.match(/^fields=(.+)$/)?.[1]?.split(',');
  return (fields ? fieldProblems(rules, place, message, fields) : rules.check(place, message)).map(
    (problem) => `${what}: ${problem}`,
  );
}

function eventPlace(rules: ApiRules, event: string): string[] | string {
  if (!rules.events.includes(event)) return `there is no event ${event}`;
  return ['webhooks', event, 'post', 'requestBody', 'content', 'application/json', 'schema'];
}

function messagePlace(rules: ApiRules, id: string, part: string, language: string): string[] | string {
  const operation = rules.operations.find(({ operationId }) => operationId === id);
  if (!operation) return `there is no operation ${id}`;
  if (part === 'request') return operation.requestBody ? bodyPlace(operation) : `${id} takes no body`;
  const response = operation.responses[part];
  if (!response) return `${id} never answers ${part}`;
  const type = language === 'csv' ? 'text/csv' : 'application/json';
  const start = response.$ref?.slice(2).split('/') ?? [
    'paths',
    operation.path,
    operation.method,
    'responses',
    part,
  ];
  return [...start, 'content', type, 'schema'];
}

/** The first line of a file must match the columns in the description. */
function csvProblems(place: string[], code: string, rules: ApiRules): string[] {
  const at = place
    .slice(0, -1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], rules.api);
  const columns = String((at as { example?: unknown } | undefined)?.example ?? '').split('\n')[0];
  return code.split('\n')[0] === columns ? [] : [`the columns are ${columns}`];
}

/** With `fields`, a record has these fields and its id. */
function fieldProblems(rules: ApiRules, place: string[], message: unknown, fields: string[]): string[] {
  const requested = new Set(['id', ...fields]);
  const entries = isRecord(message) && Array.isArray(message.data) ? message.data.filter(isRecord) : [];
  const keys = entries.flatMap((entry) => Object.keys(entry));
  const problems = [
    ...(entries.length === 0 ? ['has no entries'] : []),
    ...keys.filter((key) => !requested.has(key)).map((key) => `${key} was not asked for`),
    ...[...requested].filter((key) => !keys.includes(key)).map((key) => `${key} was asked for`),
  ];
  return [
    ...problems,
    ...rules.check(place, message).filter((problem) => !problem.includes('required property')),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
