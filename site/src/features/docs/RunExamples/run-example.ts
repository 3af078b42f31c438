// Runs an example in the browser with the sandbox engine. The state lives until the visitor leaves the page; only the
// OpenAPI file is fetched.
import { curlRequests } from '@tred/sandbox/curl';
import { type Api, type Description, readDescription } from '@tred/sandbox/http/description';
import { admit, type KeyState, keyUnknown, newKeyState, perform } from '@tred/sandbox/http/handle-request';
import { accessOf, exampleKey } from '@tred/sandbox/http/keys';
import { createSchools } from '@tred/sandbox/schools';

export type ExampleReply = { status: number; headers: [string, string][]; body: string };

const schools = createSchools();
const keyStates = new Map<string, KeyState>();
let api: Promise<Api> | undefined;

async function readApi(): Promise<Api> {
  const reply = await fetch('/docs/api/openapi.json');
  if (!reply.ok) throw new Error(String(reply.status));
  return readDescription((await reply.json()) as Description);
}

/** The reply to the last request of an example. */
export async function runExample(shell: string, at = Date.now()): Promise<ExampleReply> {
  api ??= readApi().catch((problem: unknown) => {
    api = undefined;
    throw problem;
  });
  const description = await api;
  const replies = curlRequests(shell, { TRED_KEY: exampleKey(shell) }).map((request) => {
    const access = accessOf(request.headers.authorization);
    if (!access) return keyUnknown(at);
    const fresh = schools(access.kind);
    const entry = admit(description, keyStates.get(access.key) ?? newKeyState(fresh, at), at);
    keyStates.set(access.key, entry.state);
    if (entry.refused) return { ...entry.refused, headers: { ...entry.headers, ...entry.refused.headers } };
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^.*?\/v1(?=\/)/, '');
    const done = perform(
      description,
      entry.state,
      { writes: access.writes, fresh },
      { ...request, path, query: search.slice(1) },
      at,
    );
    keyStates.set(access.key, done.state);
    return { ...done.response, headers: { ...entry.headers, ...done.response.headers } };
  });
  const last = replies.at(-1);
  if (!last) throw new Error('No request.');
  return {
    status: last.status,
    headers: Object.entries(last.headers).map(shownHeader),
    body: shownBody(last),
  };
}

/** `RateLimit-Limit`, as in the documentation. */
const shownHeader = ([name, value]: [string, string]): [string, string] => [
  name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()).replace('Ratelimit', 'RateLimit'),
  value,
];

function shownBody({ body, headers }: { body: string; headers: Record<string, string> }): string {
  if (!body) return '(no body)';
  return headers['content-type']?.startsWith('application/json')
    ? JSON.stringify(JSON.parse(body), null, 2)
    : body;
}
