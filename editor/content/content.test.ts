// The editor reads and writes files: valid values, invalid values, and paths outside.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditedContent, Refused } from './content.ts';
import { type ContentTypes, inPlainWords } from './content-types.ts';
import type { RuleFile } from './rules.ts';

const article = `---
# The next free one.
number: 1
title: Spot the learner who slips
---

Words.
`;

const types: ContentTypes = {
  wrong: [],
  findings: () => [],
  links: () => [],
  noteSaved: () => {},
  placeholders: { smsUgx: { value: '35', from: 'facts/prices' } },
  types: [
    {
      id: 'blog',
      group: 'Entries',
      name: 'Articles',
      one: 'article',
      page: '/',
      address: (_, { number }) => `/blog/${number}`,
      folder: 'blog/',
      pattern: '*.md',
      schema: z.strictObject({
        number: z.int(),
        title: z.string().min(10),
        updated: z.iso.date().optional(),
      }),
    },
    {
      id: 'facts/prices',
      group: 'Facts',
      name: 'Prices',
      page: '/pricing',
      folder: 'facts/',
      pattern: 'prices.yaml',
      schema: z.strictObject({ smsUgx: z.int().describe('In whole shillings.') }),
    },
    {
      id: 'redirects.yaml',
      group: 'Others',
      name: 'Addresses that moved',
      page: '/',
      folder: '',
      pattern: 'redirects.yaml',
      schema: z.record(z.string(), z.string().startsWith('/')),
    },
  ],
};

let site: string;
let content: EditedContent;
const at = (path: string) => join(site, 'src/content', path);
const read = (path: string) => readFileSync(at(path), 'utf8');

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(at('blog'), { recursive: true });
  mkdirSync(at('facts'));
  writeFileSync(at('blog/slips.md'), article);
  writeFileSync(at('facts/prices.yaml'), '# One SMS.\nsmsUgx: 35\n');
  writeFileSync(at('redirects.yaml'), '# Old, then new.\n/old: /blog/1\n');
  writeFileSync(join(site, 'secret.md'), 'number: 9\n');
  content = new EditedContent(site, async () => types);
});
afterEach(() => {
  content.close();
  rmSync(site, { recursive: true });
});

const newArticle = (path: string, number = 2) => ({
  path,
  version: '',
  value: { number, title: 'Long enough' },
  body: 'Go.',
});

const refused = (doing: Promise<unknown>): Promise<Refused> =>
  doing.then(
    () => Promise.reject(new Error('It was done.')),
    (error) => (error instanceof Refused ? error : Promise.reject(error)),
  );

describe('open', () => {
  it('gives what the file says', async () => {
    const opened = await content.open('blog/slips.md');
    expect(opened).toMatchObject({
      value: { number: 1, title: 'Spot the learner who slips' },
      body: 'Words.\n',
      page: '/blog/1',
      problems: [],
      mayBeDeleted: true,
    });
  });

  it('gives a file that cannot be read as its text', async () => {
    writeFileSync(at('facts/prices.yaml'), 'smsUgx: [\n');
    const { value, source, problems } = await content.open('facts/prices.yaml');
    expect([value, source]).toEqual([undefined, 'smsUgx: [\n']);
    expect(problems[0]?.message).toMatch(/^this cannot be read as YAML\. /);
  });
});

it('refuses to save a wrong value, in the words of the build, and writes nothing', async () => {
  const { version } = await content.open('facts/prices.yaml');
  const { status, problems } = await refused(
    content.save({ path: 'facts/prices.yaml', version, value: { smsUgx: '3,5' } }),
  );
  expect(status).toBe(422);
  expect(problems).toEqual([
    {
      path: 'facts/prices.yaml',
      title: 'Prices',
      page: '/pricing',
      field: 'smsUgx',
      label: 'SMS UGX',
      text: '3,5',
      message: 'SMS UGX: It must be a number.',
    },
  ]);
  expect(read('facts/prices.yaml')).toBe('# One SMS.\nsmsUgx: 35\n');
});

const short = (files: readonly RuleFile[]) => {
  const prices = files.find(({ type }) => type === 'facts/prices')?.value ?? {};
  const { smsUgx = 0 } = prices as { smsUgx?: number };
  const path = 'blog/slips.md';
  const title = files.find((file) => file.path === path)?.title ?? '';
  return title.length > smsUgx ? [{ path, field: 'title', message: 'It is too long.' }] : [];
};

it('lists what follows in other files once, and saves all of them or none', async () => {
  const findings: typeof short = (files) => [...short(files), ...short(files)];
  const strict = new EditedContent(site, async () => ({ ...types, findings }));
  const { path, version } = await strict.open('facts/prices.yaml');
  const saving = { path, version, value: { smsUgx: 12 } };
  const { problems } = await refused(strict.save(saving));
  const what = { path: 'blog/slips.md', label: 'Title', text: 'Spot the learner who slips' };
  expect(problems).toEqual([expect.objectContaining(what)]);
  expect(read('facts/prices.yaml')).toContain('35');
  const mends = [{ path: 'blog/slips.md', field: 'title', text: 'Who slips?!' }];
  await refused(strict.save({ ...saving, value: { smsUgx: 5 }, mends }));
  expect(read('blog/slips.md')).toBe(article);
  await strict.save({ ...saving, mends });
  expect(read('blog/slips.md')).toBe(article.replace('Spot the learner who slips', 'Who slips?!'));
  expect(read('facts/prices.yaml')).toContain('12');
  strict.close();
});

it('checks what is typed, and writes nothing', async () => {
  const { version } = await content.open('blog/slips.md');
  const typed = { path: 'blog/slips.md', version, value: { number: 1, title: 'Slips' }, body: ' ' };
  expect((await content.check(typed)).problems.map(({ field }) => field)).toEqual(['title', '+text']);
  const right = { ...typed, value: { number: 7, title: 'Long enough' }, body: 'Words.' };
  expect((await content.check(right)).problems).toEqual([]);
  expect(read('blog/slips.md')).toBe(article);
});

it('puts a file back as it was opened, also if it was wrong', async () => {
  const path = 'facts/prices.yaml';
  const wrong = '# One SMS.\nsmsUgx: many\n';
  writeFileSync(at(path), wrong);
  const { version, source } = await content.open(path);
  const saved = await content.save({ path, version, value: { smsUgx: 40 } });
  const restored = await content.save({ path, version: saved.version, source, restores: true });
  expect(read(path)).toBe(wrong);
  expect(restored.version).toBe(version);
});

describe('paths', () => {
  it.each([
    '../secret.md',
    '../../secret.md',
    'blog/../../../secret.md',
    '/etc/passwd',
    'blog/..\\secret.md',
    'blog/.hidden.md',
    'blog/Loud.md',
    'blog/sub/deep.md',
    'blog/new.yaml',
    'facts/other.yaml',
    'pages/home.ts',
    'blog/a%2e%2e.md',
    'blog/a\0.md',
    'blog/a..md',
    '',
  ])('refuses %j', async (path) => {
    expect((await refused(content.open(path))).status).toBe(404);
    expect((await refused(content.remove({ path, version: '', leadsTo: '' }))).status).toBe(404);
    expect((await refused(content.addPicture(path, 'a.png', new Uint8Array()))).status).toBe(422);
    const saving = newArticle(path);
    expect((await refused(content.save(saving))).status).toBe(422);
    expect((await refused(content.save({ ...saving, version: 'x', overwrites: true }))).status).toBe(404);
  });

  it('does not follow a file that leads out', async () => {
    symlinkSync(join(site, 'secret.md'), at('blog/inside.md'));
    expect((await refused(content.open('blog/inside.md'))).status).toBe(404);
  });

  it('does not write through a link to a file that is not there', async () => {
    symlinkSync(join(site, 'nothing.md'), at('blog/dangling.md'));
    for (const version of ['', 'x'])
      await refused(content.save({ ...newArticle('blog/dangling.md'), version, overwrites: true }));
    expect(existsSync(join(site, 'nothing.md'))).toBe(false);
  });

  it('does not follow a folder that leads out', async () => {
    rmSync(at('blog'), { recursive: true });
    mkdirSync(join(site, 'elsewhere'));
    symlinkSync(join(site, 'elsewhere'), at('blog'));
    expect((await refused(content.save(newArticle('blog/new.md')))).status).toBe(404);
  });
});

it('removes what was seen, and only one of several', async () => {
  const { version } = await content.open('blog/slips.md');
  const slips = { path: 'blog/slips.md', leadsTo: '/blog' };
  const { problems } = await refused(content.remove({ ...slips, version, leadsTo: '' }));
  expect(problems[0]?.message).toBe('Choose where /blog/1 leads from now on.');
  expect((await refused(content.remove({ ...slips, version: 'other' }))).status).toBe(409);
  const removed = content.remove({ ...slips, version });
  while (existsSync(at('blog/slips.md'))) await wait(1);
  // Half of it is written: who reads now waits for the rest.
  expect((await content.open('redirects.yaml')).value).toHaveProperty(['/blog/1'], '/blog');
  await removed;
  expect((await refused(content.open('blog/slips.md'))).status).toBe(404);
  expect(read('redirects.yaml')).toBe('# Old, then new.\n/old: /blog\n/blog/1: /blog\n');
  await content.save({ ...newArticle('blog/slips.md', 1), source: article, restores: true });
  expect(read('redirects.yaml')).toBe('# Old, then new.\n/old: /blog\n');
  const facts = await content.open('facts/prices.yaml');
  expect((await refused(content.remove({ ...facts, leadsTo: '' }))).status).toBe(422);
});

it('names a picture for an address, never over another, and takes nothing else', async () => {
  const wide = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  const jpeg = await wide.jpeg().toBuffer();
  const add = (name: string, bytes: Uint8Array) => content.addPicture('blog/slips.md', name, bytes);
  expect(await add('../../Our Gate.PNG', jpeg)).toBe('our-gate.jpg');
  expect(await add('Our gate.jpg', jpeg)).toBe('our-gate-2.jpg');
  const damaged = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from('<script>')]);
  expect((await refused(add('x.jpg', damaged))).message).toContain('cannot be read as a picture');
  for (const other of [await wide.gif().toBuffer(), Buffer.from('<svg/>')])
    expect((await refused(add('x.png', other))).message).toContain('Save it as JPEG');
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps only the pixels of a %s', async (format) => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Model: 'Phone' } })
    .toFormat(format)
    .toBuffer();
  const uploaded = Buffer.concat([picture, Buffer.from('<script>run()</script>')]);
  const file = await content.addPicture('blog/slips.md', 'gate', uploaded);
  const stored = readFileSync(at(`blog/${file}`));
  const { width, height, exif } = await sharp(stored).metadata();
  expect([width, height, exif, stored.includes('<script>')]).toEqual([60, 40, undefined, false]);
});

it('names files in messages as the editor does', () => {
  expect(inPlainWords('site/src/content/facts/prices.yaml, line 3: trialDays is empty.')).toBe(
    'Prices and plans, line 3: Trial days is empty.',
  );
  expect(inPlainWords('It is not in content/requests.')).toBe('It is not in Feature requests.');
  expect(inPlainWords('site/src/content/pages/a/b.yaml, line 1: no')).toBe('/a/b, line 1: No');
});

it('finds words as visitors read them, and the field that has them', async () => {
  const { found } = await content.search('the LEARNER who');
  expect(found).toMatchObject([
    { path: 'blog/slips.md', field: '' },
    { path: 'blog/slips.md', field: 'title', place: 'Title' },
  ]);
  writeFileSync(at('blog/slips.md'), article.replace('Words.', 'It’s **{{smsUgx}}** [shillings](/pricing).'));
  expect((await content.search("it's 35 shillings")).found).toMatchObject([
    { field: '+text', place: 'Text' },
  ]);
});

it('says which texts have a fact', async () => {
  writeFileSync(at('blog/slips.md'), article.replace('Words.', '{{smsUgx}} shillings.'));
  const { words } = await content.usedOn('facts/prices.yaml');
  expect(words).toMatchObject([{ place: 'smsUgx', value: '35', pages: [{ path: 'blog/slips.md' }] }]);
});
