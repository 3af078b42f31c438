// Who may ask the editor behind the desk: staff with the right, and a person with a link to drafts. Colleagues see each other.
import { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { getPriority } from 'node:os';
import { headersOf, type Person } from '@tred/contract/editor-requests';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DraftList } from '../drafts/draft-list.ts';
import { gitIn, makeRepository, write } from '../publish/test-repository.ts';
import { buildTree, openWebsite, type Website } from './website.ts';

const key = 'a key for tests, of no other use!';
let root: string;
let website: Website;
beforeEach(async () => {
  root = await makeRepository();
  website = openWebsite({ root, key, drafts: {} as DraftList });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const apio: Person = { name: 'Apio', rights: ['edit'] };
const ask = (person: Person, method: string, url: string) =>
  website
    .personOf({ method, url, headers: headersOf(key, person) } as unknown as IncomingMessage)
    .then(({ name }) => name);
const run = (route: string) => website.routes(apio, async () => ({}))[route]?.();
const newLink = async () => ({ name: ((await run('POST /link')) as { link: string }).link, rights: [] });

it('shows pages to a person with a link, until it is ended or something is published', async () => {
  expect(await ask(apio, 'PUT', '/file')).toBe('Apio');
  const first = await newLink();
  expect(await ask(first, 'GET', '/page/pricing')).toBe(first.name);
  for (const [method, url] of [
    ['GET', '/file?path=a'],
    ['POST', '/page/pricing'],
    ['GET', '/pages'],
  ] as const)
    await expect(ask(first, method, url)).rejects.toThrow();
  await expect(ask({ name: 'Okello', rights: ['publish'] }, 'GET', '/page/')).rejects.toThrow();
  await run('POST /end-links');
  await expect(ask(first, 'GET', '/page/pricing')).rejects.toThrow();
  const second = await newLink();
  expect(await ask(second, 'GET', '/page/pricing')).toBe(second.name);
  gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', 'A publication');
  await expect(ask(second, 'GET', '/page/pricing')).rejects.toThrow();
});

it('tells people about others who have the same file open', () => {
  const open = (who: string, path: string) => {
    const said: string[][] = [];
    const write = (text: string) => said.push(JSON.parse(text.split('data: ')[1] ?? '')) > 0;
    const page = Object.assign(new EventEmitter(), { write });
    website.meet(who, path, page as unknown as Parameters<Website['meet']>[2]);
    return { said, close: () => page.emit('close') };
  };
  const first = open('Apio', 'home.yaml');
  open('Apio', 'home.yaml');
  open('Okello', 'news.yaml');
  expect(first.said.at(-1)).toEqual([]);
  const other = open('Okello', 'home.yaml');
  expect([first.said.at(-1), other.said.at(-1)]).toEqual([['Okello'], ['Apio']]);
  other.close();
  expect(first.said.at(-1)).toEqual([]);
});

// A service may not raise its priority, and systemd's filter refuses the call.
it('builds at the priority that the service has', async () => {
  write(
    root,
    'scripts/run.mjs',
    `import { getPriority } from 'node:os'; console.log(getPriority()); process.exit(1);`,
  );
  expect(await buildTree(root)).toEqual({ ok: false, message: String(getPriority()) });
});
