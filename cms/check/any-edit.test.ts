// The editor has a form for each file, and what is wrong is refused at Save.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EditorShape, Opened } from '@tred/contract/editor-api';
import { setAt } from '@tred/contract/editor-shape';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DraftBranch } from '../drafts/branch.ts';
import { CONTENT } from '../drafts/git.ts';
import { gitIn } from '../publish/test-repository.ts';
import { pageOf } from './checker.ts';
import { EditedContent } from './content.ts';
import { formOf, TypeLoader } from './content-types.ts';
import { Refused } from './refused.ts';

const site = join(import.meta.dirname, '../../site');
const WORDS = 'Each term the bursar & the head read one page: fees “paid”, marks, and who was away.';

let root: string;
let folder: string;
let content: EditedContent;
const loader = new TypeLoader(site);
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'edited-'));
  folder = join(root, CONTENT);
  cpSync(join(site, '../content'), folder, { recursive: true });
  gitIn(root, 'init', '--quiet');
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'Published');
  content = new EditedContent(site, (from) => loader.load(from), new DraftBranch(root));
});
afterAll(async () => {
  content.close();
  await loader.close();
  rmSync(root, { recursive: true });
});

const isRefused = (doing: Promise<unknown>) =>
  doing.then(
    () => false,
    (error) => error instanceof Refused || Promise.reject(error),
  );

const save = ({ path, version }: Opened, value: unknown, body?: string) =>
  content.save('Apio', { path, version, value, body });

it('loads each collection and facts file, under a plain name', async () => {
  const { types, wrong, placeholders } = await loader.load(folder);
  const second = loader.load(folder);
  // A third request while the second is loading.
  await wait(10);
  await loader.load(folder);
  expect((await second).types).toHaveLength(types.length);
  expect(wrong).toEqual([]);
  // A count of facts, which only pages have.
  expect(placeholders['words.number.team']).toBeDefined();
  expect(types.map(({ id }) => id)).toContain('facts/prices');
  const unnamed = types.filter(({ group, name }) => !/^(?:Pages|Forms)$/.test(group) && !name);
  expect(
    unnamed.map(({ id }) => id),
    'each needs a line in cms/content/names.yaml',
  ).toEqual([]);
  for (const type of types) {
    expect(type.pattern, type.id).toMatch(/\.(md|yaml)$/);
    expect(pageOf(type, `${type.folder}unreadable.md`, undefined)).not.toContain('undefined');
  }
  const texts = types.flatMap(({ id, schema }) => textsIn(formOf(schema)).map((text) => [id, text] as const));
  expect(texts.length).toBeGreaterThan(types.length);
  expect(texts.filter(([, text]) => CODE.test(text))).toEqual([]);
});

/** Quotes, file and folder names, and internal field names. */
const CODE = /`|\b[\w-]+\.(?:ya?ml|md|tsx?)\b|\b(?:src|content)\/|^[a-z]+[A-Z]|_/;

const textsIn = (shape: EditorShape): string[] =>
  [...JSON.stringify(shape).matchAll(/"(?:label|help)":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

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
  ['a page of the desk in search engines', 'pages/thank-you.yaml', 'noindex', false],
  ['a name that makes titles too long', 'facts/organisation.yaml', 'name', 'The School Company of Kampala'],
])('refuses %s', async (_, path, field, wrong) => {
  const opened = await content.open(path);
  const { title } = (await content.open('pages/contact.yaml')).value as { title: string };
  const value = setAt(opened.value, field.split('.'), wrong === '{{of contact}}' ? title : wrong);
  expect(await isRefused(save(opened, value))).toBe(true);
});

it.each([
  ['whose words other pages show', 'updates', false],
  ['that the desk shows', 'thank-you', false],
  ['of its own', 'leaderboard', true],
])('may a page %s be removed', async (_, page, may) => {
  expect((await content.open(`pages/${page}.yaml`)).mayBeDeleted).toBe(may);
});
