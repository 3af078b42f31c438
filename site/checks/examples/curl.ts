// Reads the curl commands of a shell example and says what the API would not understand about them.
import type { Operation } from '../../src/subjects/docs/api/openapi.ts';
import { bodyPlace, type Rules } from './api-rules.ts';

type Request = { method: string | undefined; url: string; headers: Record<string, string>; body?: string };

export function curlProblems(rules: Rules, shell: string): string[] {
  return commandsIn(shell).flatMap((words) => {
    const request = requestOf(words);
    if (typeof request === 'string') return [request];
    if (/^https?:\/\/localhost\b/.test(request.url)) return [];
    if (!request.url.startsWith(`${rules.server}/`)) return [`asks ${request.url}, not ${rules.server}`];
    return requestProblems(rules, request);
  });
}

/** Each curl command as its words: lines that end in a backslash go on, quotes hold together, a pipe ends it. */
function commandsIn(shell: string): string[][] {
  const commands: string[][] = [];
  let words: string[] = [];
  const end = () => {
    const at = words.findIndex((word) => word === 'curl' || word.endsWith('$(curl'));
    if (at >= 0) commands.push(words.slice(at + 1));
    words = [];
  };
  const token = /\\\n|#[^\n]*|\n|[|;]|&&|(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[^\n]|[^\s'"|;\\])+/g;
  for (const [found] of shell.matchAll(token)) {
    if (found === '\\\n' || found.startsWith('#')) continue;
    if (found === '\n' || found === '|' || found === ';' || found === '&&') end();
    else
      words.push(
        found.replace(
          /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"/g,
          (_, plain, quoted) => plain ?? unescaped(quoted),
        ),
      );
  }
  end();
  return commands;
}

const unescaped = (quoted: string) => quoted.replace(/\\(["\\$`])/g, '$1');

const methodOptions = ['-X', '--request'];
const headerOptions = ['-H', '--header'];
const bodyOptions = ['-d', '--data', '--json'];
const otherOptions = ['-o', '--output', '-w', '--write-out', '--max-time', '--retry'];
const plainOptions = [
  '-i',
  '-s',
  '-S',
  '-sS',
  '-G',
  '--get',
  '-f',
  '--fail',
  '-N',
  '--compressed',
  '--silent',
];

function requestOf(words: string[]): Request | string {
  const request: Request = { method: undefined, url: '', headers: {} };
  const query: string[] = [];
  const left = [...words];
  const asQuery = left.includes('-G') || left.includes('--get');
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (methodOptions.includes(word)) request.method = left.shift();
    else if (headerOptions.includes(word)) {
      const [, name = '', value = ''] = left.shift()?.match(/^([^:]+):\s*(.*)$/) ?? [];
      request.headers[name.toLowerCase()] = value;
    } else if (asQuery && word === '--data-urlencode') {
      const [name = '', ...value] = (left.shift() ?? '').split('=');
      query.push(`${name}=${encodeURIComponent(value.join('='))}`);
    } else if (asQuery && bodyOptions.includes(word)) {
      query.push(left.shift() ?? '');
    } else if (bodyOptions.includes(word)) {
      request.body = left.shift() ?? '';
      if (word === '--json') request.headers['content-type'] = 'application/json';
    } else if (otherOptions.includes(word)) left.shift();
    else if (word.startsWith('http')) request.url = word;
    else if (!plainOptions.includes(word)) return `curl: what is ${word}?`;
  }
  if (!request.url) return 'curl without an address';
  if (query.length > 0) request.url += `?${query.join('&')}`;
  return request;
}

const knownHeaders = ['authorization', 'content-type', 'accept'];

function requestProblems(rules: Rules, request: Request): string[] {
  const { url, headers, body } = request;
  const method = (request.method ?? (body === undefined ? 'get' : 'post')).toLowerCase();
  const [path = '', query = ''] = url.slice(rules.server.length).split('?');
  const found = findOperation(rules, method, path);
  if (!found) return [`${method.toUpperCase()} ${path} does not exist`];
  const { operation, values } = found;
  const problems: string[] = [];

  if (!/^Bearer (\$\{?TRED_KEY\}?|tred_(test|live)_\w+)$/.test(headers.authorization ?? ''))
    problems.push(`${path}: sends no key`);
  const ownHeaders = operation.parameters
    .filter((one) => one.in === 'header')
    .map(({ name }) => name.toLowerCase());
  for (const name of Object.keys(headers))
    if (![...knownHeaders, ...ownHeaders].includes(name))
      problems.push(`${path}: what is the header ${name}?`);

  const parameters = rules.calls.get(operation['x-sdk'] ?? '');
  const given = [...values, ...new URLSearchParams(query)];
  for (const [name, value] of given) {
    const place = parameters?.get(name)?.place;
    const known = operation.parameters.find((one) => one.name === name && one.in !== 'header');
    if (!place || !known) problems.push(`${path}: does not know the parameter ${name}`);
    else if (!isVariable(value)) {
      const type = known.schema.type;
      const typed = type === 'integer' ? Number(value) : type === 'boolean' ? value === 'true' : value;
      if (type === 'boolean' && !['true', 'false'].includes(value))
        problems.push(`${path}: ${name} is no boolean`);
      problems.push(...rules.check(place, typed).map((what) => `${path}: ${name}: ${what}`));
    }
  }
  for (const { name, required } of operation.parameters)
    if (required && !given.some(([one]) => one === name))
      problems.push(`${path}: needs the parameter ${name}`);

  if (operation.requestBody && body === undefined) problems.push(`${path}: needs a body`);
  if (!operation.requestBody && body !== undefined) problems.push(`${path}: takes no body`);
  if (operation.requestBody && body !== undefined) {
    if (headers['content-type'] !== 'application/json')
      problems.push(`${path}: the body must be sent as JSON`);
    problems.push(...jsonProblems(rules, operation, body).map((what) => `${path}: ${what}`));
  }
  return problems;
}

function jsonProblems(rules: Rules, operation: Operation, body: string): string[] {
  try {
    return rules.check(bodyPlace(operation), JSON.parse(body));
  } catch {
    return [`the body is no JSON: ${body.slice(0, 40)}`];
  }
}

const isVariable = (value: string) => /^\$\{?\w+\}?$/.test(value);

/** The operation at a path, with the values that stand in its places. */
export function findOperation(rules: Rules, method: string, path: string) {
  const steps = path.split('/');
  for (const operation of rules.operations) {
    const pattern = operation.path.split('/');
    if (operation.method !== method || pattern.length !== steps.length) continue;
    const values: [string, string][] = [];
    const fits = pattern.every((part, index) => {
      const step = decodeURIComponent(steps[index] ?? '');
      const name = part.match(/^\{(\w+)\}$/)?.[1];
      if (name) values.push([name, step]);
      return name ? step !== '' : part === step;
    });
    if (fits) return { operation, values };
  }
  return undefined;
}
