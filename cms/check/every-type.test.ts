// With the website's program and all content: each file has a form under a plain name, and what is wrong is refused at Save.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditorShape, Opened } from '@tred/contract/editor-api';
import { setAt } from '@tred/contract/editor-shape';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditedContent } from '../drafts/content.ts';
import { gitIn } from '../publish/test-repository.ts';
import { DraftBranch } from '../store/branch.ts';
import { ContentFolder } from '../store/content-folder.ts';
import { CONTENT } from '../store/git.ts';
import { Refused } from '../store/refused.ts';
import { ContentCheck } from './content-check.ts';
import { type SiteProcess, siteProcess } from './program.ts';

const code = join(import.meta.dirname, '../..');
const WORDS = 'Each term the bursar & the head read one page: fees “paid”, marks, and who was away.';

let root: string;
let content: EditedContent;
let site: SiteProcess;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(join(code, 'content'), join(root, CONTENT), { recursive: true });
  gitIn(root, 'init', '--quiet');
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'Published');
  const folder = new ContentFolder(root, join(root, '.cache/content'));
  // A busy machine may be slow.
  site = siteProcess(code, folder.folder, join(root, 'socket'), { answerMs: 300_000 });
  const check = new ContentCheck(root, folder, site);
  const branch = new DraftBranch(root);
  branch.onMoved = ({ files }) => check.show(files);
  content = new EditedContent(branch, check);
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

it('has a form for each type, in words that are no code', async () => {
  const { types, all, problems, placeholders } = (await content.now()).content;
  expect(problems).toEqual([]);
  // A count of facts, which only pages have.
  expect(placeholders['words.number.team']).toBeDefined();
  const unnamed = types.filter(({ group, name }) => !/^(?:Pages|Forms)$/.test(group) && !name);
  expect(
    unnamed.map(({ id }) => id),
    'each needs a line in cms/check/names.yaml',
  ).toEqual([]);
  expect(all.filter(({ page }) => !page.startsWith('/') || page.includes('undefined'))).toEqual([]);
  const texts = types.flatMap(({ id, form }) => textsIn(form).map((text) => [id, text] as const));
  expect(texts.length).toBeGreaterThan(types.length);
  expect(texts.filter(([, text]) => CODE.test(text))).toEqual([]);
});

/** Quotes, file and folder names, and internal field names. */
const CODE = /`|\b[\w-]+\.(?:ya?ml|md|tsx?)\b|\b(?:src|content)\/|^[a-z]+[A-Z]|_/;

const textsIn = (shape: EditorShape): string[] =>
  [...JSON.stringify(shape).matchAll(/"(?:label|help)":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

const save = ({ path, version }: Opened, value: unknown, body?: string) =>
  content.save('Apio', { path, version, value, body });

const home = 'pages/home.yaml';

it.each<[string, string, string, unknown]>([
  ['a title that is too long', home, 'title', WORDS],
  ['a title that is taken', home, 'title', '{{of contact}}'],
  ['HTML', home, 'description', `<b>Now</b>: ${WORDS}`],
  ['a redirect over a page', 'redirects.yaml', '/contact', '/'],
  ['a redirect to a redirect', 'redirects.yaml', '/old', '/research'],
  ['a redirect to no text', 'redirects.yaml', '/research', true],
  ['a description that is a list', home, 'description', ['no', 1]],
  ['a case study of no institution', 'facts/case-studies.yaml', 'studies.1.institution', ''],
  ['a storage key that no code uses', 'pages/cookies.yaml', 'stored.entries.0.key', 'sessions'],
  ['a launch with samples', 'facts/organisation.yaml', 'launched', true],
  ['a page of the server in search engines', 'pages/thank-you.yaml', 'noindex', false],
  ['a name that makes titles too long', 'facts/organisation.yaml', 'name', 'The School Company of Kampala'],
])('refuses %s', async (_, path, field, wrong) => {
  const opened = await content.open(path);
  const { title } = (await content.open('pages/contact.yaml')).value as { title: string };
  const value = setAt(opened.value, field.split('.'), wrong === '{{of contact}}' ? title : wrong);
  const refused = await save(opened, value).catch((error) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused.problems.length).toBeGreaterThan(0);
});

it('shows a saved sentence on its page, and nothing of the disk', async () => {
  const opened = await content.open('pages/contact.yaml');
  await save(opened, setAt(opened.value, ['description'], WORDS));
  const page = await site.page('/contact');
  expect([page.status, String(page.body)]).toEqual([
    200,
    expect.stringContaining('the bursar &amp; the head'),
  ]);
  for (const address of [
    '/src/lib/dates.ts',
    '/content/pages/home.yaml',
    '/package.json',
    '/../package.json',
    '/%2e%2e/package.json',
  ])
    expect((await site.page(address)).status, address).toBe(404);
  expect((await site.page('/_image?f=svg&href=%2Fsrc%2Flib%2Fdates.ts%3Fraw%26x.svg%3F')).status).toBe(404);
});
