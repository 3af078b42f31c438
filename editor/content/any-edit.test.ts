// The editor has a form for each file. What it accepts is right, and what is wrong is refused at Save. EDITS=200 and WRONG=100 make more edits.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EditorShape, Opened } from '@tred/contract/editor-api';
import { isGroup, setAt, valueAt } from '@tred/contract/editor-shape';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DraftBranch } from '../drafts/branch.ts';
import { CONTENT } from '../drafts/git.ts';
import { gitIn } from '../publish/test-repository.ts';
import { EditedContent } from './content.ts';
import { formOf, TypeLoader } from './content-types.ts';
import { Refused } from './refused.ts';

const site = join(import.meta.dirname, '../../site');
const { EDITS = '5', WRONG = '5', SEED } = process.env;
const WORDS = 'Each term the bursar & the head read one page: fees “paid”, marks, and who was away.';

let root: string;
let folder: string;
let content: EditedContent;
let schemas: { id: string; schema: JsonSchema }[];
const loader = new TypeLoader(site);
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'edited-'));
  folder = join(root, CONTENT);
  cpSync(join(site, 'src/content'), folder, { recursive: true });
  gitIn(root, 'init', '--quiet');
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'Published');
  content = new EditedContent(site, (from) => loader.load(from), new DraftBranch(root));
  schemas = (await loader.load(folder)).types.map(({ id, schema }) => ({
    id,
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  }));
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

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** One for each kind of value that a field may have. */
const kindsOf = (schema: JsonSchema): JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined)?.flatMap(kindsOf) ?? [schema];

const schemasAt = (schemas: JsonSchema[], key: string): JsonSchema[] =>
  schemas
    .map(
      ({ properties, prefixItems, items, additionalProperties }) =>
        properties?.[key] ?? prefixItems?.[Number(key)] ?? items ?? additionalProperties,
    )
    .flatMap((schema) => (typeof schema === 'object' ? kindsOf(schema as JsonSchema) : []));

/** Whether a schema of this kind may accept the value. */
function mayAccept({ type, enum: several, const: only }: JsonSchema, value: unknown): boolean {
  const options = several ?? (only === undefined ? undefined : [only]);
  if (options) return options.includes(value as string);
  const types = Array.isArray(value)
    ? ['array']
    : [typeof value, ...(Number.isInteger(value) ? ['integer'] : [])];
  return [type].flat().some((each) => each === undefined || types.includes(each));
}

type Fits = (value: unknown, schemas: JsonSchema[], file: string) => boolean;

type Place = { value: unknown; schemas: JsonSchema[]; at: string[] };

function placesIn({ value, schemas, at }: Place): Place[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inside = parts.flatMap(([key, each]) =>
    placesIn({ value: each, schemas: schemasAt(schemas, key), at: [...at, key] }),
  );
  return [{ value, schemas, at }, ...inside];
}

const isSentence = (value: unknown) => typeof value === 'string' && value.includes(' ');

type Change = [fits: Fits, change: (old: never, pick: number) => unknown];

const CHANGES: Change[] = [
  [
    isSentence,
    (old: string, pick) =>
      old
        .split(' ')
        .toSpliced(pick % 9, pick % 3, 'so', 'far')
        .join(' '),
  ],
  [isSentence, () => WORDS],
  [Number.isInteger, (old: number, pick) => Math.round(old * (0.5 + (pick % 3)))],
  [(value) => typeof value === 'boolean', (old: boolean) => !old],
  [Array.isArray, (old: unknown[], pick) => old.toSpliced(pick % (old.length + 1), 1)],
  [Array.isArray, (old: unknown[], pick) => old.toSpliced(pick % (old.length + 1), 0, ...old.slice(0, 1))],
];

const MISTAKES: Change[] = [
  // Facts have fields that fill in nothing.
  [
    (value, _, path) => isSentence(value) && !path.startsWith('facts/'),
    (old: string) => `${old} {{noSuchFact}}`,
  ],
  [isSentence, (old: string) => `${old} <b>now</b>`],
  [isSentence, (old: string) => `${old} [more](/no-such-page)`],
  [(value) => typeof value === 'string', () => ''],
  [
    (value, schemas) =>
      isGroup(value) && schemas.every(({ additionalProperties: others }) => others === false),
    (old: object) => ({ ...old, noSuchField: 1 }),
  ],
  // Only where the schema accepts no such value.
  ...[7, true, 'no such word', ['no', 1], { noSuchField: 1 }].map(
    (wrong): Change => [
      (_, schemas) => schemas.length > 0 && !schemas.some((schema) => mayAccept(schema, wrong)),
      () => wrong,
    ],
  ),
];

const save = ({ path, version }: Opened, value: unknown, body?: string) =>
  content.save('Apio', { path, version, value, body, confirmed: true });

type Numbers = [file: number, kind: number, place: number, pick: number];

async function opened(file: number): Promise<Opened> {
  const files = (await content.list()).types.flatMap((type) => type.files);
  return content.open(files[file % files.length]?.path ?? '');
}

/** Undefined if the file has no such field. */
async function change([file, kind, place, pick]: Numbers, changes: Change[]) {
  const found = await opened(file);
  const [fits, next] = changes[kind % changes.length] ?? [];
  const schema = schemas.find(({ id }) => id === found.type)?.schema;
  const all = placesIn({ value: found.value, schemas: schema ? kindsOf(schema) : [], at: [] });
  const places = all.filter(({ value, schemas }) => fits?.(value, schemas, found.path));
  const { at, value } = places[place % places.length] ?? {};
  return at && { found, at, value: setAt(found.value, at, next?.(value as never, pick)) };
}

async function edit(numbers: Numbers): Promise<unknown> {
  const [file, kind, , pick] = numbers;
  const found = await opened(file);
  const { path, version, value, body, ownsPage, mayBeDeleted } = found;
  if (kind === 0 && mayBeDeleted)
    return content.remove('Apio', { path, version, leadsTo: ownsPage ? '/contact' : '', confirmed: true });
  if (kind === 1 && body) return save(found, value, `${body}\n## Chapter ${pick % 99}\n\n${WORDS}\n`);
  const changed = await change(numbers, CHANGES);
  if (!changed) throw new Refused(422, 'It has no such field.');
  return save(found, changed.value, body);
}

it('loads each collection and facts file, under a plain name', async () => {
  const { types, wrong } = await loader.load(folder);
  const second = loader.load(folder);
  // A third request while the second is loading.
  await wait(10);
  await loader.load(folder);
  expect((await second).types).toHaveLength(types.length);
  expect(wrong).toEqual([]);
  expect(types.map(({ id }) => id)).toContain('facts/prices');
  const unnamed = types.filter(({ group, name }) => !/^(?:Pages|Forms)$/.test(group) && !name);
  expect(
    unnamed.map(({ id }) => id),
    'each needs a line in editor/content/names.yaml',
  ).toEqual([]);
  for (const { id, pattern } of types) expect(pattern, id).toMatch(/\.(md|yaml)$/);
  const texts = types.flatMap(({ id, schema }) => textsIn(formOf(schema)).map((text) => `${id}: ${text}`));
  expect(texts.filter((text) => CODE.test(text.replace(/^\S+: /, '')))).toEqual([]);
});

/** Quotes, file and folder names, and internal field names. */
const CODE = /`|\b[\w-]+\.(?:ya?ml|md|tsx?)\b|\b(?:src|content)\/|^[a-z]+[A-Z]|_/;

function textsIn(shape: EditorShape): string[] {
  if (shape.kind === 'group')
    return shape.fields.flatMap(({ label, help = '', shape }) => [label, help, ...textsIn(shape)]);
  if (shape.kind === 'either') return shape.options.flatMap(({ label, shape }) => [label, ...textsIn(shape)]);
  if (shape.kind === 'list') return [...shape.first, shape.of].flatMap((each) => (each ? textsIn(each) : []));
  return shape.kind === 'named' ? textsIn(shape.of) : [];
}

const home = 'pages/home.yaml';
const missing = { name: 'Everything', plans: 'all', status: 'Under Review', phrases: ['school'] };

// First: the random edits may change these files.
it.each<[string, string, string, unknown]>([
  ['a title that is too long', home, 'title', WORDS],
  ['a title that is taken', home, 'title', '{{of contact}}'],
  ['HTML', home, 'description', `<b>Now</b>: ${WORDS}`],
  ['a link to no page', 'navigation.yaml', 'preview.href', '/no-such-page'],
  ['a capability that texts offer', 'facts/capabilities.yaml', 'capabilities.everything', missing],
  ['a redirect over a page', 'redirects.yaml', '/contact', '/'],
  ['a redirect to a redirect', 'redirects.yaml', '/old', '/research'],
  ['a redirect to no text', 'redirects.yaml', '/research', true],
  ['a description that is a list', home, 'description', ['no', 1]],
  ['a case study of no institution', 'facts/case-studies.yaml', 'studies.1.institution', ''],
  ['a part of the API without its page', 'docs/api/fees.md', 'tag', 'Errors'],
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

const NUMBERS = fc.tuple(fc.nat(), fc.nat(11), fc.nat(), fc.nat());
const sample = (numRuns: number) => fc.sample(NUMBERS, numRuns);

it('refuses mistakes', { timeout: 3_600_000 }, async () => {
  let made = 0;
  const accepted: string[] = [];
  for (const numbers of sample(20 * Number(WRONG))) {
    const wrong = made < Number(WRONG) && (await change(numbers, MISTAKES));
    if (!wrong) continue;
    made += 1;
    const { found, at, value } = wrong;
    if (!(await isRefused(save(found, value, found.body))))
      accepted.push(`${found.path} ${at.join('.')}: ${JSON.stringify(valueAt(value, at))}`);
  }
  expect([made, accepted], `SEED=${SEED}`).toEqual([Number(WRONG), []]);
});

it('accepts edits that leave nothing wrong', { timeout: 3_600_000 }, async () => {
  let made = 0;
  for (const each of sample(20 * Number(EDITS)))
    if (made < Number(EDITS) && !(await isRefused(edit(each)))) made += 1;
  expect(made).toBe(Number(EDITS));
  expect((await content.list()).wrong, `SEED=${SEED}`).toEqual([]);
});
