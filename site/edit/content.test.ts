// What the editor reads and writes, in a folder of its own: right values, wrong ones, and paths that lead elsewhere.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Content, Refused } from './content.ts';
import { loadSchemas, type Schemas } from './load-schemas.ts';
import { namedPlace } from './plain-names.ts';
import { savePicture } from './save-picture.ts';

const article = `---
# The next free one.
number: 1
title: Spot the learner who slips
---

Words.
`;

const schemas: Schemas = {
  wrong: [],
  places: [
    {
      id: 'blog',
      base: './src/content/blog',
      pattern: '*.md',
      schema: z.strictObject({
        number: z.int(),
        title: z.string().min(10),
        updated: z.iso.date().optional(),
      }),
    },
    {
      id: 'facts/prices',
      base: 'src/content/facts',
      pattern: 'prices.yaml',
      schema: z.strictObject({ smsUgx: z.int().describe('In whole shillings.') }),
    },
  ],
};

let site: string;
let content: Content;
const at = (path: string) => join(site, 'src/content', path);
const read = (path: string) => readFileSync(at(path), 'utf8');

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(at('blog'), { recursive: true });
  mkdirSync(at('facts'));
  writeFileSync(at('blog/slips.md'), article);
  writeFileSync(at('facts/prices.yaml'), '# One SMS.\nsmsUgx: 35\n');
  writeFileSync(join(site, 'secret.md'), 'number: 9\n');
  content = new Content(site, async () => schemas);
});
afterEach(() => rmSync(site, { recursive: true }));

/** Why it was refused. */
const refused = (doing: Promise<unknown>): Promise<Refused> =>
  doing.then(
    () => Promise.reject(new Error('It was done.')),
    (error) => (error instanceof Refused ? error : Promise.reject(error)),
  );

describe('open', () => {
  it('gives what the file says, with its comments', async () => {
    const opened = await content.open('blog/slips.md');
    expect(opened).toMatchObject({
      value: { number: 1, title: 'Spot the learner who slips' },
      body: 'Words.\n',
      page: '/blog/1',
      problems: [],
      mayGo: true,
      notes: { number: 'The next free one.' },
    });
  });

  it('gives a file that cannot be read as its text', async () => {
    writeFileSync(at('facts/prices.yaml'), 'smsUgx: [\n');
    const { text, problems } = await content.open('facts/prices.yaml');
    expect(text).toBe('smsUgx: [\n');
    expect(problems[0]?.message).toMatch(/^this cannot be read as YAML\. /);
  });
});

describe('save', () => {
  it('changes the line and no other', async () => {
    const { version, value, body } = await content.open('blog/slips.md');
    await content.save({ path: 'blog/slips.md', version, value: { ...(value as object), number: 2 }, body });
    expect(read('blog/slips.md')).toBe(article.replace('number: 1', 'number: 2'));
  });

  it('refuses a wrong value in the words of the build, and writes nothing', async () => {
    const { version } = await content.open('facts/prices.yaml');
    const { status, problems } = await refused(
      content.save({ path: 'facts/prices.yaml', version, value: { smsUgx: '3,5' } }),
    );
    expect(status).toBe(422);
    expect(problems).toEqual([
      {
        field: 'smsUgx',
        message:
          'smsUgx is the text "3,5". It must be a number, without quotes, commas or letters. In whole shillings.',
      },
    ]);
    expect(read('facts/prices.yaml')).toBe('# One SMS.\nsmsUgx: 35\n');
  });

  it('refuses to write over what changed on disk, unless told to', async () => {
    const { version } = await content.open('facts/prices.yaml');
    writeFileSync(at('facts/prices.yaml'), '# One SMS.\nsmsUgx: 36 # since May\n');
    const saving = { path: 'facts/prices.yaml', version, value: { smsUgx: 40 } };
    expect((await refused(content.save(saving))).status).toBe(409);
    expect(read('facts/prices.yaml')).toContain('36');
    await content.save({ ...saving, over: true });
    expect(read('facts/prices.yaml')).toBe('# One SMS.\nsmsUgx: 40 # since May\n');
  });

  it('writes a new file, with the next number, once', async () => {
    const { value, version } = await content.fresh('blog');
    expect(value).toEqual({ number: 2, title: '' });
    const saving = {
      path: 'blog/exam-week.md',
      version,
      value: { number: 2, title: 'Exam week, calm' },
      body: 'Go.',
    };
    await content.save(saving);
    expect(read('blog/exam-week.md')).toBe('---\nnumber: 2\ntitle: Exam week, calm\n---\n\nGo.\n');
    expect((await refused(content.save(saving))).problems[0]?.field).toBe('+file');
  });

  it('refuses a number that another article has', async () => {
    const saving = {
      path: 'blog/new.md',
      version: '',
      value: { number: 1, title: 'Exam week, calm' },
      body: '',
    };
    const { problems } = await refused(content.save(saving));
    expect(problems).toEqual([
      { field: 'number', message: 'number is 1, which blog/slips.md has. Take the next free one, 2.' },
    ]);
  });
});

describe('asTyped', () => {
  it('gives the file as it would be written, and its page, and writes nothing', async () => {
    const { version, value, body } = await content.open('blog/slips.md');
    const typed = { path: 'blog/slips.md', version, value: { ...(value as object), number: 7 }, body };
    expect(await content.asTyped(typed)).toEqual({
      path: 'blog/slips.md',
      text: article.replace('number: 1', 'number: 7'),
      page: '/blog/7',
    });
    expect(read('blog/slips.md')).toBe(article);
  });

  it('gives nothing of what is wrong', async () => {
    const { version } = await content.open('blog/slips.md');
    const typed = { path: 'blog/slips.md', version, value: { number: 1, title: 'Slips' }, body: 'Words.' };
    expect((await refused(content.asTyped(typed))).problems[0]?.field).toBe('title');
  });
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
    '',
  ])('refuses %j', async (path) => {
    expect((await refused(content.open(path))).status).toBe(404);
    expect((await refused(content.remove(path, ''))).status).toBe(404);
    expect((await refused(content.besides(path))).status).toBe(404);
    const saving = { path, version: '', value: { number: 5, title: 'Long enough' }, body: '' };
    expect((await refused(content.save(saving))).status).toBe(422);
    expect((await refused(content.save({ ...saving, version: 'x', over: true }))).status).toBe(404);
  });

  it('does not follow a file that leads out', async () => {
    symlinkSync(join(site, 'secret.md'), at('blog/inside.md'));
    expect((await refused(content.open('blog/inside.md'))).status).toBe(404);
  });

  it('does not follow a folder that leads out', async () => {
    rmSync(at('blog'), { recursive: true });
    mkdirSync(join(site, 'elsewhere'));
    symlinkSync(join(site, 'elsewhere'), at('blog'));
    const saving = { path: 'blog/new.md', version: '', value: { number: 5, title: 'Long enough' }, body: '' };
    expect((await refused(content.save(saving))).status).toBe(404);
  });
});

describe('remove', () => {
  it('deletes what was seen, and only one of several', async () => {
    const { version } = await content.open('blog/slips.md');
    expect((await refused(content.remove('blog/slips.md', 'other'))).status).toBe(409);
    await content.remove('blog/slips.md', version);
    expect((await refused(content.open('blog/slips.md'))).status).toBe(404);
    const facts = await content.open('facts/prices.yaml');
    expect((await refused(content.remove('facts/prices.yaml', facts.version))).status).toBe(422);
  });
});

it('names a picture for an address, never over another, and takes nothing else', async () => {
  const wide = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  const jpeg = await wide.jpeg().toBuffer();
  const folder = await content.besides('blog/slips.md');
  expect(await savePicture(folder, '../../Our Gate.PNG', jpeg)).toBe('our-gate.jpg');
  expect(await savePicture(folder, 'Our gate.jpg', jpeg)).toBe('our-gate-2.jpg');
  for (const other of [await wide.gif().toBuffer(), Buffer.from('<svg/>')])
    expect((await refused(savePicture(folder, 'x.png', other))).message).toContain('Save it as JPEG');
});

it('knows every collection and facts file by a plain name, and finds nothing wrong', async () => {
  const { places, wrong } = await loadSchemas(join(import.meta.dirname, '..'));
  expect(wrong).toEqual([]);
  expect(places.length).toBeGreaterThan(30);
  for (const { id, pattern } of places) {
    expect(namedPlace(id).name, id).toMatch(/^[A-Z]|^security\.txt$/);
    expect(pattern, id).toMatch(/\.(md|yaml)$/);
  }
});
