// The editor reads and writes files: valid values, invalid values, and paths outside.
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Opened } from '@tred/contract/editor-api';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Findings, fakeCheck } from '../check/fake-site.ts';
import { draftOf, draftsIn, gitIn, makeRepository, write } from '../publish/test-repository.ts';
import { DraftBranch } from '../store/branch.ts';
import { CONTENT } from '../store/git.ts';
import { Refused } from '../store/refused.ts';
import { EditedContent } from './content.ts';
import { DraftList } from './draft-list.ts';

const article = `---
# The next free one.
number: 1
title: Spot the learner who slips
---

Words.
`;

let root: string;
let content: EditedContent;
let drafts: DraftList;
const who = 'Apio';
const read = (path: string) => draftOf(root, path);
/** Published by somebody outside the editor. */
function publish(path: string, text: string): void {
  write(root, CONTENT + path, text);
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'By hand');
}
const openContent = (fake?: Parameters<typeof fakeCheck>[1]) =>
  new EditedContent(new DraftBranch(root), fakeCheck(root, fake));

beforeEach(async () => {
  root = await makeRepository({
    'blog/slips.md': article,
    'facts/prices.yaml': '# One SMS.\nsmsUgx: 35\n',
    'redirects.yaml': '# Old, then new.\n/old: /blog/1\n',
  });
  content = openContent();
  drafts = new DraftList(content);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const newArticle = (path: string, number = 2) => ({
  path,
  version: '',
  value: { number, title: 'Long enough' },
  body: 'Go.',
});

/** As a form sends it. */
const typed = ({ path, version, value, body }: Opened) => ({ path, version, value, body });

const refused = (doing: Promise<unknown>): Promise<Refused> =>
  doing.then(
    () => Promise.reject(new Error('It was done.')),
    (error) => (error instanceof Refused ? error : Promise.reject(error)),
  );

const short: Findings = (files) => {
  const prices = files.find(({ type }) => type === 'facts/prices')?.value ?? {};
  const { smsUgx = 0 } = prices as { smsUgx?: number };
  const path = 'blog/slips.md';
  const { title = '' } = (files.find((file) => file.path === path)?.value ?? {}) as { title?: string };
  return title.length > smsUgx ? [{ path, field: 'title', message: 'It is too long.' }] : [];
};

it('lists what would become wrong in other files, and saves nothing', async () => {
  const strict = openContent({ findings: short });
  const { path, version } = await strict.open('facts/prices.yaml');
  const { problems } = await refused(strict.save(who, { path, version, value: { smsUgx: 12 } }));
  expect(problems).toEqual([expect.objectContaining({ path: 'blog/slips.md', label: 'Title' })]);
  expect(await draftsIn(root)).toEqual([]);
});

const outside = [
  ...['', '../secret.md', 'blog/../../../secret.md', '/etc/passwd', 'blog/..\\secret.md', 'pages/home.ts'],
  ...['blog/.hidden.md', 'blog/Loud.md', 'blog/sub/deep.md', 'blog/new.yaml', 'facts/other.yaml'],
  ...['blog/a%2e%2e.md', 'blog/a\0.md', 'blog/a..md'],
];

it('knows only files of the content', async () => {
  for (const path of outside) {
    const saving = newArticle(path);
    const refusals = [
      () => content.open(path),
      () => content.remove(who, { path, version: '', leadsTo: '' }),
      () => content.save(who, { ...saving, version: 'x' }),
      () => content.addPicture(path, 'a.png', new Uint8Array()),
      () => content.save(who, saving),
    ].map(async (doing) => (await refused(doing())).status);
    expect(await Promise.all(refusals), path).toEqual([404, 404, 404, 422, 422]);
  }
});

it('knows no symbolic links', async () => {
  mkdirSync(join(root, 'elsewhere'));
  write(root, 'elsewhere/secret.md', 'number: 9\n');
  const folder = join(root, CONTENT);
  symlinkSync(join(root, 'elsewhere/secret.md'), join(folder, 'blog/inside.md'));
  rmSync(join(folder, 'facts'), { recursive: true });
  symlinkSync(join(root, 'elsewhere'), join(folder, 'facts'));
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'Links');
  for (const path of ['blog/inside.md', 'facts/secret.md', 'facts/prices.yaml'])
    expect((await refused(content.open(path))).status, path).toBeGreaterThanOrEqual(404);
});

it('removes what was seen, and brings it back as it was in the drafts', async () => {
  const path = 'blog/slips.md';
  const words = article.replace('Words.', 'My words.');
  const first = await content.open(path);
  const { result } = await content.save('Nora', { ...typed(first), body: 'My words.\n' });
  const slips = { path, leadsTo: '/blog' };
  const { version } = result;
  const { message } = await refused(content.remove(who, { ...slips, version, leadsTo: '' }));
  expect(message).toContain('/blog/1');
  expect((await refused(content.remove(who, { ...slips, version: first.version }))).status).toBe(409);
  await content.remove(who, { ...slips, version });
  expect(await read('redirects.yaml')).toBe('# Old, then new.\n/old: /blog\n/blog/1: /blog\n');
  const list = await drafts.list();
  expect(list).toMatchObject([
    { path, state: 'removed', authors: [{ who: 'Nora' }, { who }] },
    { path: 'redirects.yaml' },
  ]);
  const wrongWith = async (files: typeof list) => (await drafts.chosen({ files })).problems;
  expect(await wrongWith(list.slice(0, 1))).toMatchObject([{ path: 'redirects.yaml' }]);
  expect(await wrongWith(list)).toEqual([]);
  await drafts.undo('Okello', { path, version: '' });
  expect([await read(path), await draftsIn(root)]).toEqual([words, [path]]);
  expect(await drafts.list()).toMatchObject([{ authors: [{ who: 'Nora' }, { who }, { who: 'Okello' }] }]);
  const facts = await content.open('facts/prices.yaml');
  expect((await refused(content.remove(who, { ...facts, leadsTo: '' }))).status).toBe(422);
});

it('refuses a text whose check takes too long, and saves others', async () => {
  let hangs = false;
  const slow = openContent({ hangs: () => hangs });
  const opened = await slow.open('blog/slips.md');
  hangs = true;
  const long = { ...typed(opened), body: '_a'.repeat(1000) };
  expect(await refused(slow.save(who, long))).toMatchObject({ status: 422 });
  expect(await draftsIn(root)).toEqual([]);
  hangs = false;
  await slow.save(who, long);
});

describe('two people', () => {
  const path = 'blog/slips.md';
  const text = ['First.', 'Second.', 'Third.'].join('\n\n');
  beforeEach(() => publish(path, article.replace('Words.', text)));

  it('change different parts: both are saved, and the second is told', async () => {
    const opened = await content.open(path);
    const title = 'Spot the learner who falls';
    await content.save('Nora', { ...typed(opened), value: { ...(opened.value as object), title } });
    await content.save('Nora', { ...typed(await content.open(path)), body: `Zero.\n\n${text}\n` });
    const { result } = await content.save(who, { ...typed(opened), body: text.replace('First.', 'First!') });
    expect(result).toMatchObject({
      value: { title },
      body: `Zero.\n\n${text.replace('First.', 'First!')}\n`,
      merged: { who: ['Nora'], lines: [{ field: 'title', place: 'Title', after: title }, { before: '' }] },
    });
  });

  it('change one sentence: both texts are shown, and neither answer loses another', async () => {
    const opened = await content.open(path);
    const { result } = await content.save('Nora', {
      ...typed(opened),
      body: text.replace('First.', 'Theirs.'),
    });
    const own = 'It is {{smsUgx}}.';
    const mine = { ...typed(opened), body: text.replace('First.', own).replace('Third.', 'Third!') };
    const { status, clash } = await refused(content.save(who, mine));
    expect([status, clash]).toMatchObject([
      409,
      {
        who: ['Nora'],
        file: { version: result.version, body: `${text.replace('First.', 'Theirs.')}\n` },
        typed: { body: mine.body.replace(/$/, '\n') },
        fields: [
          {
            ...{ field: '+text.0', mine: own, theirs: 'Theirs.' },
            words: { base: 'First.', mine: 'It is 35.', theirs: 'Theirs.' },
          },
        ],
      },
    ]);
    expect(await read(path)).toContain('Theirs.');
    await content.save(who, { path, version: result.version, ...clash?.typed });
    expect(await read(path)).toContain(mine.body);
  });

  it('save again what the editor saved before its answer was lost', async () => {
    const mine = { ...typed(await content.open(path)), body: 'Mine.\n' };
    for (const saving of [mine, newArticle('blog/new.md')]) {
      const first = await content.save(who, saving);
      const again = await content.save(who, saving);
      expect(again).toEqual({ result: first.result, changed: [] });
    }
  });

  it('save in the same moment: one sees what the other saved', async () => {
    const opened = await content.open(path);
    const words = (by: string) => ({ ...typed(opened), body: text.replace('First.', by) });
    const people = Array.from({ length: 6 }, (_, at) => `Person ${at}`);
    const saved = await Promise.allSettled(people.map((person) => content.save(person, words(person))));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const log = gitIn(root, 'log', '--format=%an', '--no-merges', 'main..drafts');
    const [first = ''] = log.split('\n');
    expect([log, await read(path)]).toEqual([first, expect.stringContaining(first)]);
  });

  it('get an answer with what they saved, and not with a later save of another', async () => {
    const opened = await content.open(path);
    const write = content.branch.write.bind(content.branch);
    vi.spyOn(content.branch, 'write').mockImplementationOnce(async (person, plan) => {
      const done = await write(person, plan);
      await content.save('Nora', { ...typed(opened), body: `Zero.\n\n${text}\n` });
      return done;
    });
    const body = text.replace('First.', 'Mine.');
    const { result } = await content.save(who, { ...typed(opened), body });
    expect(result.body).toBe(`${body}\n`);
    expect(result.version).not.toBe((await content.open(path)).version);
  });

  it('save different paragraphs in the same moment, also from two programs: all are there', async () => {
    const opened = await content.open(path);
    const other = openContent();
    const paragraphs = text.split('\n\n');
    const saves = paragraphs.map((paragraph, at) =>
      (at === 1 ? other : content).save(`Person ${at}`, {
        ...typed(opened),
        body: text.replace(paragraph, `${paragraph} By person ${at}.`),
      }),
    );
    await Promise.all(saves);
    for (const [at, paragraph] of paragraphs.entries())
      expect(await read(path)).toContain(`${paragraph} By person ${at}.`);
    expect((await drafts.list())[0]?.authors.map(({ who }) => who).sort()).toEqual(
      paragraphs.map((_, at) => `Person ${at}`),
    );
  });

  it('undo only what they saw, and once', async () => {
    const save = async (person: string, body: string) =>
      content.save(person, { ...typed(await content.open(path)), body });
    await save(who, 'Third.\n');
    const [seen] = await drafts.list();
    const { version = '', lines = [] } = seen ?? {};
    const line = { path, version, line: lines[0]?.id };
    await drafts.undo(who, line);
    // The same request again does not undo the other line, which looks alike.
    expect(await refused(drafts.undo(who, line))).toMatchObject({ status: 409, message: expect.any(String) });
    expect((await content.open(path)).body).toBe('First.\n\nThird.\n');
    await save('Nora', 'First.\n\nThird.\n\nBy Nora.\n');
    for (const old of [line, { path, version }]) {
      const { status, message } = await refused(drafts.undo(who, old));
      expect([status, message]).toEqual([409, expect.stringContaining('Nora')]);
    }
    expect(await read(path)).toContain('By Nora.');
  });

  it('remove and edit: the editor is told, keeps the words, and may bring them back', async () => {
    const opened = await content.open(path);
    await content.remove('Nora', { ...typed(opened), leadsTo: '/blog' });
    const mine = { ...typed(opened), body: 'Mine.\n' };
    for (const doing of [() => content.open(path), () => content.save(who, mine)])
      expect(await refused(doing())).toMatchObject({ status: 410, removed: { who: 'Nora' } });
    await content.save(who, { ...mine, bringsBack: true });
    expect(await read(path)).toContain('Mine.');
    expect(await draftsIn(root)).toEqual([path]);
  });
});

it('keeps a picture until a text has it', async () => {
  const wide = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  const jpeg = await wide.jpeg().toBuffer();
  const path = 'blog/slips.md';
  const add = (name: string, bytes: Uint8Array) => content.addPicture(path, name, bytes);
  expect(await Promise.all([add('../../Our Gate.PNG', jpeg), add('Our gate.jpg', jpeg)])).toEqual(
    expect.arrayContaining(['our-gate.jpg', 'our-gate-2.jpg']),
  );
  const damaged = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from('<script>')]);
  expect((await refused(add('x.jpg', damaged))).message).toContain('cannot be read as a picture');
  for (const other of [await wide.gif().toBuffer(), Buffer.from('<svg/>')])
    expect((await refused(add('x.png', other))).message).toContain('Save it as JPEG');
  expect(await draftsIn(root)).toEqual([]);
  const opened = await content.open(path);
  await content.save(who, { ...typed(opened), body: '![The gate](./our-gate-2.jpg)\n' });
  expect(await draftsIn(root)).toEqual([path, 'blog/our-gate-2.jpg'].sort());
  expect((await drafts.list()).map((each) => each.path)).toEqual([path]);
  const seen = { files: (await drafts.list()).map(({ path, version }) => ({ path, version })) };
  const { edits } = await drafts.chosen(seen);
  expect([...edits.keys()].sort()).toEqual([path, 'blog/our-gate-2.jpg'].sort());
  const saved = await content.open(path);
  await content.remove(who, { ...saved, leadsTo: '/blog' });
  await drafts.undo(who, { path, version: '' });
  expect(await read(path)).toContain('our-gate-2.jpg');
  expect(await draftsIn(root)).toContain('blog/our-gate-2.jpg');
  expect(await add('Our gate.jpg', jpeg)).toBe('our-gate-3.jpg');
});

describe('a publication', () => {
  const path = 'blog/slips.md';
  const seen = async (...paths: string[]) => ({
    files: (await drafts.list()).filter(({ path }) => paths.includes(path)),
  });

  it('has what was seen, or says what was changed', async () => {
    const opened = await content.open(path);
    await content.save('Nora', { ...typed(opened), body: 'One.\n' });
    const list = await seen(path);
    expect(list.files[0]?.lines).toMatchObject([{ before: 'Words.', after: 'One.' }]);
    expect(await drafts.changedSince(list)).toEqual([]);
    await content.save('Okello', { ...typed(await content.open(path)), body: 'Two.\n' });
    expect(await drafts.changedSince(list)).toMatchObject([
      { path, message: expect.stringContaining('Okello') },
    ]);
    // One that began before is still of what was seen.
    expect((await drafts.chosen(list)).edits).toEqual(new Map([[path, { id: list.files[0]?.version }]]));
    await drafts.undo(who, { path, version: (await content.open(path)).version });
    expect(await drafts.changedSince(list)).toMatchObject([{ path }]);
  });

  it('is due for published entries only', async () => {
    const withDay = (number: number) => ({ number, title: 'Long enough', date: '2999-01-01' });
    publish('blog/later.md', article.replace('number: 1', 'number: 7\ndate: 2999-01-01'));
    await content.save(who, { ...newArticle('blog/new.md'), value: withDay(2) });
    expect(await drafts.coming('2030-01-01')).toMatchObject([{ path: 'blog/later.md', day: '2999-01-01' }]);
    expect(await drafts.coming('2999-01-01')).toEqual([]);
  });

  it('waits for the day of an entry, and no longer', async () => {
    publish(path, article.replace('number: 1', 'number: 1\ndate: 2030-01-02'));
    const waits = async (now: string) => {
      vi.setSystemTime(now);
      const [{ files = [] } = {}] = (await content.list()).types;
      return files.map((file) => file.waits !== undefined);
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    expect([await waits('2030-01-01'), await waits('2030-01-02')]).toEqual([[true], [false]]);
    vi.useRealTimers();
  });

  it('may be of an entry that begins with the day in Kampala', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-02T00:30+03:00') });
    const schema = z.strictObject({ date: z.iso.date() });
    content = openContent({ types: (all) => all.map((each) => ({ ...each, schema })) });
    expect((await content.fresh('blog')).value).toEqual({ date: '2030-01-02' });
    vi.useRealTimers();
  });

  it('that fails names texts by their titles and fields', async () => {
    const named = await content.named([
      { path, field: 'title', message: 'Is wrong.' },
      { path, field: '+text', message: 'Is wrong.' },
      { path: 'facts/prices.yaml', field: 'smsUgx', message: 'Is wrong.' },
      { path: '', message: 'Is wrong.' },
    ]);
    expect(named.map(({ title, label }) => [title, label])).toEqual([
      ['Spot the learner who slips', 'Title'],
      ['Spot the learner who slips', 'Text'],
      ['Prices and plans', 'SMS UGX'],
      ['The content', ''],
    ]);
  });

  it('shows every text of a new file, and no name of a kind', async () => {
    const file = newArticle('blog/new.md');
    const sections = [{ hero: { title: 'A hero' } }];
    await content.save(who, { ...file, value: { ...file.value, sections } });
    const { files } = await seen('blog/new.md');
    expect(files[0]?.lines.map(({ after }) => after)).toEqual(['Long enough', 'A hero', 'Go.']);
  });

  it('names the new page that a link needs', async () => {
    const to = {
      path: 'redirects.yaml',
      field: '/old',
      message: 'It leads to no page.',
      found: '/blog/2#part',
    };
    const findings: Findings = (files) => (files.some(({ page }) => page === '/blog/2') ? [] : [to]);
    content = openContent({ findings });
    drafts = new DraftList(content);
    await content.save(who, newArticle('blog/new.md'));
    const { problems } = await drafts.chosen({ files: [] });
    expect(problems).toMatchObject([{ message: expect.stringContaining('publish “Long enough” too') }]);
  });
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('keeps only the pixels of a %s', async (format) => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Model: 'Phone' } })
    .toFormat(format)
    .toBuffer();
  const uploaded = Buffer.concat([picture, Buffer.from('<script>run()</script>')]);
  const file = await content.addPicture('blog/slips.md', 'gate', uploaded);
  const stored = readFileSync(join(root, '.cache/website/uploads/blog', file));
  const { width, height, exif } = await sharp(stored).metadata();
  expect([width, height, exif, stored.includes('<script>')]).toEqual([60, 40, undefined, false]);
});

it('finds words as visitors read them, and the field that has them', async () => {
  const { found } = await content.search('the LEARNER who');
  expect(found).toMatchObject([
    { path: 'blog/slips.md', field: '' },
    { path: 'blog/slips.md', field: 'title', place: 'Title' },
  ]);
  publish('blog/slips.md', article.replace('Words.', 'It’s **{{smsUgx}}** [shillings](/pricing).'));
  expect((await content.search("it's 35 shillings")).found).toMatchObject([
    { field: '+text', place: 'Text' },
  ]);
});
