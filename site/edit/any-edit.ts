// Random edits through the editor's own save function: any that it accepts must build, and each wrong one is refused.
import fc from 'fast-check';
import { type EditedContent, Refused } from './content.ts';
import type { Opened } from './messages.ts';
import { isGroup, setAt, valueAt } from './shape.ts';

export type Edit = { kind: (typeof KINDS)[number]; picks: number[] };
type Pick = <Item>(items: readonly Item[]) => Item;
type Values = Record<string, unknown>;

const KINDS = ['text', 'text', 'text', 'value', 'list', 'body', 'add', 'remove'] as const;

export const edits = (seed: number, numRuns: number): Edit[] =>
  fc.sample(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    }),
    { seed, numRuns },
  );

const WORDS =
  'Each term the bursar & the head teacher read one page: fees “paid”, marks, and who was away. It takes 5 minutes.';

function picker(picks: number[]): Pick {
  let at = 0;
  return (items) => {
    const item = items[(picks[at++ % picks.length] ?? 0) % items.length];
    if (item === undefined) throw new Refused(422, 'There is nothing to change.');
    return item;
  };
}

/** Paths to all values of one kind. */
function pathsTo(value: unknown, fits: (value: unknown) => boolean, path: string[] = []): string[][] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => pathsTo(each, fits, [...path, key]))
      : [];
  return fits(value) ? [path, ...inside] : inside;
}

const isProse = (value: unknown) => typeof value === 'string' && / /.test(value);

function otherText(text: string, pick: Pick): string {
  const words = WORDS.split(' ');
  const from = pick(words.map((_, at) => at));
  const some = words.slice(from, from + pick([1, 2, 4]));
  const own = text.split(' ');
  const at = pick(own.map((_, index) => index));
  return pick([
    () => own.toSpliced(at, 1, ...some).join(' '),
    () => own.toSpliced(at, 0, ...some).join(' '),
    () => own.toSpliced(at, 1).join(' '),
    () => `${text} ${some.join(' ')}`,
    () => WORDS,
  ])();
}

function otherValue(value: unknown, pick: Pick): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number')
    return Math.max(0, Math.round(value * pick([0.5, 0.9, 1.1, 2])) + pick([0, 1]));
  const day = new Date(`${value}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + pick([-30, -1, 1, 7, 400]));
  return day.toISOString().slice(0, 10);
}

const isValue = (value: unknown) =>
  typeof value === 'boolean' || typeof value === 'number' || /^\d{4}-\d\d-\d\d$/.test(String(value));

/** A copy with other words in its texts, for a new entry or file. */
function copyOf(value: unknown, mark: string): unknown {
  if (typeof value === 'string')
    return isProse(value) && !value.includes('{{') ? `${value.replace(/[.?!]$/, '')} ${mark}.` : value;
  if (Array.isArray(value)) return value.map((each) => copyOf(each, mark));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each, mark)]));
}

/** Makes the edit; throws `Refused` if the editor refuses it. Returns the file and the field. */
export async function edit(content: EditedContent, { kind, picks }: Edit): Promise<string> {
  const pick = picker(picks);
  const { types } = await content.list();
  const files = types.flatMap((type) => type.files.map((file) => ({ ...file, type })));
  const mark = `${(picks[11] ?? 0) % 1000}`;
  if (kind === 'remove') {
    const { path, page, type } = pick(files.filter(({ type }) => type.one || type.group === 'Pages'));
    const { version, ownsPage } = await content.open(path);
    await content.remove({
      path,
      version,
      leadsTo: ownsPage ? pick(['/', '/contact']) : '',
      confirmed: true,
    });
    return `${type.group} ${path} ${page}`;
  }
  if (kind === 'add') {
    const { path, type } = pick(files.filter(({ type }) => type.one));
    const opened = await content.open(path);
    const fresh = (await content.fresh(opened.type)).value as Values;
    const { number, order } = fresh;
    const copied = copyOf(opened.value, `no. ${mark}`) as Values;
    const value = {
      ...copied,
      ...(typeof copied.title === 'string' && {
        title: `Entry ${mark} of many`,
        ...(copied.crumb !== undefined && { crumb: `Entry ${mark}` }),
      }),
      ...(number !== undefined && { number }),
      ...(order !== undefined && { order }),
    };
    const [, ending = ''] = /(\.\w+)$/.exec(path) ?? [];
    const to = path.replace(/[^/]*$/, `entry-${mark}${ending}`);
    await content.save({ path: to, version: '', value, body: opened.body, confirmed: true });
    return `${type.group} ${to}`;
  }
  const { path } = pick(files);
  const opened = await content.open(path);
  const { field, ...changed } = change(opened, kind, pick, mark);
  const { value = opened.value, body = opened.body } = changed;
  await content.save({ path, version: opened.version, value, body, confirmed: true });
  return `${path} ${field}`;
}

type Changed = { field: string; value?: unknown; body?: string };

function change({ value, body }: Opened, kind: Edit['kind'], pick: Pick, mark: string): Changed {
  if (kind === 'body') {
    const blocks = (body ?? pick<string>([])).trim().split(/\n\n+/);
    const at = pick(blocks.map((_, index) => index));
    const next = pick([
      blocks.toSpliced(at, 0, WORDS),
      blocks.toSpliced(at, 0, `## Chapter ${mark}`, WORDS, `- ${WORDS}\n- Two`),
      blocks.toSpliced(at, 1),
    ]);
    return { field: '+text', body: `${next.join('\n\n')}\n` };
  }
  const fits = { text: isProse, value: isValue, list: Array.isArray }[kind as 'text' | 'value' | 'list'];
  const path = pick(pathsTo(value, fits));
  const old = valueAt(value, path);
  const put = (now: unknown) => ({ field: path.join('.'), value: setAt(value, path, now) });
  if (kind === 'text') return put(otherText(String(old), pick));
  if (kind === 'value') return put(otherValue(old, pick));
  const items = old as unknown[];
  const at = pick(items.map((_, index) => index));
  return put(pick([items.toSpliced(at, 1), items.toSpliced(at, 0, copyOf(items[at], mark))]));
}

const long = (text: string) => `${text} ${WORDS} ${WORDS} ${WORDS}`;

/** Wrong edits by what is wrong: each must be refused. */
export const wrongEdits: Record<string, (content: EditedContent, pick: Pick) => Promise<unknown>> = {};

/** A wrong text in a field of a random file of one kind. */
function wrong(name: string, group: RegExp, field: RegExp, text: (old: string) => unknown): void {
  wrongEdits[name] = async (content, pick) => {
    const { types } = await content.list();
    const files = types.flatMap(({ group: of, files: all }) =>
      all.filter(({ path }) => group.test(`${of} ${path}`)),
    );
    const first = files.indexOf(pick(files));
    for (const { path } of [...files.slice(first), ...files.slice(0, first)]) {
      const opened = await content.open(path);
      const paths = pathsTo(opened.value, (value) => typeof value === 'string' || typeof value === 'number');
      const own = paths.filter((parts) => field.test(parts.join('.')));
      if (own.length === 0) continue;
      const parts = pick(own);
      const value = setAt(opened.value, parts, text(String(valueAt(opened.value, parts))));
      return content.save({
        path: opened.path,
        version: opened.version,
        value,
        body: opened.body,
        confirmed: true,
      });
    }
    throw new Error(`No file has a field for ${name}.`);
  };
}

/** A wrong end of a Markdown text. */
function wrongBody(name: string, type: RegExp, end: string): void {
  wrongEdits[name] = async (content, pick) => {
    const { types } = await content.list();
    const files = types.filter(({ id }) => type.test(id)).flatMap((each) => each.files);
    const { path, version, value, body } = await content.open(pick(files).path);
    return content.save({ path, version, value, body: `${body}\n${end}\n`, confirmed: true });
  };
}

wrong('a title that is too long', /^Pages|^Entries (?:blog|docs|events)\//, /^title$/, long);
wrong(
  'a description that is too short',
  /^Pages|^Entries (?:docs|guides)\//,
  /^description$/,
  () => 'Short.',
);
wrong('a placeholder that no fact fills', /^Pages/, /(?:title|lead|text)$/, (old) => `${old} {{nmae}}`);
wrong('HTML in a text', /^Pages/, /\.(?:title|lead)$/, (old) => `<b>${old}</b>`);
wrong('an empty text', /^Pages|^Forms/, /\.(?:title|label)$/, () => '');
wrong('a link to no page', /^Pages|^Others navigation/, /\bhref$/, () => '/no-such-page');
wrong('a link to no part', /^Pages/, /\bhref$/, () => '/pricing#no-such-part');
wrong('words for a number', /facts\/(?:prices|products)/, /[uU]gx$|price/, () => 'many');
wrong('an author whom nobody knows', /^Entries blog/, /^author$/, () => 'Amina Nobody');
wrong('a day that is none', /^Entries (?:blog|press)/, /^date$/, () => '2027-02-31');
wrong('an address that is a page', /Others redirects/, /./, () => '/research');
wrong(
  'a name that makes titles too long',
  /facts\/organisation/,
  /^name$/,
  () => 'The Great East African School Company',
);
wrong(
  'a capability that is not there',
  /^Pages pages\/(?:about|features|careers)/,
  /hero\.lead$/,
  () => 'Parents ask for the fees balance by USSD, from today, at any hour of the day.',
);
wrongBody('a tag in an article', /^(?:blog|docs|guides)$/, '<iframe src="https://example.org"></iframe>');
wrongBody('a link to no page in an article', /^(?:blog|docs|legal|guides)$/, '[Read on](/blog/9999).');
wrongBody('a link to no part in an article', /^(?:blog|docs)$/, '[Read on](/pricing#no-such-part).');
wrongBody('a picture that is not there', /^(?:blog|press)$/, '![A door](./no-such.jpg)');
wrongBody('a picture without words', /^(?:blog|press)$/, '![](./photo.jpg)');
wrongBody('a second title', /^(?:blog|docs|documents)$/, '# Another title');
wrongBody('a character that files cannot show', /^(?:documents|legal)$/, 'Well done 🎉.');

/** A copy of an entry, which is wrong because it is one. */
function wrongCopy(name: string, type: string, to: (path: string) => string, own: Values): void {
  wrongEdits[name] = async (content, pick) => {
    const { types } = await content.list();
    const files = types.find(({ id }) => id === type)?.files ?? [];
    const { path, value, body } = await content.open(pick(files).path);
    return content.save({
      path: to(path),
      version: '',
      value: { ...(value as Values), ...own },
      body,
      confirmed: true,
    });
  };
}

wrongCopy('a number that is taken', 'blog', () => 'blog/another.md', { title: 'Another article of mine' });
wrongCopy('a title that is taken', 'blog', () => 'blog/another.md', { number: 9000 });
wrongCopy('a file name with capital letters', 'jobs', () => 'jobs/Another.yaml', {});
wrongCopy('a name that is taken', 'jobs', (path) => path, {});

/** A removal of what others need. */
function wrongRemoval(name: string, path: string, leadsTo = ''): void {
  wrongEdits[name] = async (content) => {
    const { version } = await content.open(path);
    return content.remove({ path, version, leadsTo, confirmed: true });
  };
}

wrongRemoval('removing a page that code reads', 'pages/pricing.yaml', '/');
wrongRemoval('removing a page without a new address', 'pages/leaderboard.yaml');
wrongRemoval('removing a page to nowhere', 'pages/leaderboard.yaml', '/nowhere');
