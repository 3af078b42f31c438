// Texts that the specification fixes (site/checks/specification.yaml) follow an edit of the content.
import { parse } from 'yaml';
import { has, squeeze } from '../checks/specification.ts';
import { undoneAt } from './differences.ts';
import { editYaml } from './edit-yaml.ts';
import type { RuleFile } from './rules.ts';
import { fillKnown, readable } from './search.ts';

type State = { all: readonly RuleFile[]; placeholders: Readonly<Record<string, { value: string }>> };
/** `lines`: of a headline. `page`: the address of a file's page. */
type Kind = 'text' | 'lines' | 'number' | 'page' | 'placeholder';
type Text = { path: string; field: string; page: string; kind: Kind; text: string };
type Item = { parts: string[]; said: string };
/** `now` is undefined if nothing replaces it. */
type Lost = Item & { path: string; field: string; now?: string | undefined };

const PAGES = 'pages';
/** These are not words of a page. */
const CODE = /^(?:select|action|type)$/;
/** These are not between header and footer of a page. */
const HEAD = /^(?:title|ogTitle|description|shortName)$/;
const MOST = 160;

function leavesOf(value: unknown, parts: string[] = []): { parts: string[]; kind: Kind; text: string }[] {
  if (typeof value === 'string') return [{ parts, kind: 'text', text: value }];
  if (typeof value === 'number') return [{ parts, kind: 'number', text: value.toLocaleString('en') }];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...parts, key]));
  const isLines = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isLines ? [...inside, { parts, kind: 'lines', text: value.join(' ') }] : inside;
}

const textsIn = ({ all, placeholders }: State): Text[] => [
  ...all.flatMap(({ path, page: address, ownsPage, filled, body = '' }) => {
    const page = address.replace(/#.*/, '');
    const leaves = leavesOf({
      ...(filled as object),
      '+text': fillKnown(body, placeholders).split(/\n{2,}/),
    });
    const shown = path.startsWith('pages/') ? leaves.filter(({ parts }) => !HEAD.test(parts.join())) : leaves;
    const texts = shown.map(({ parts, ...leaf }) => ({ ...leaf, field: parts.join('.') }));
    const own = { field: '', kind: 'page', text: page } as const;
    return [...(ownsPage ? [own] : []), ...texts].map((text) => ({ path, page, ...text }));
  }),
  ...Object.entries(placeholders).map(([field, { value: text }]) => ({
    ...{ path: '', page: '', field, kind: 'placeholder' as const, text },
  })),
];

function holds({ kind, text }: Text, said: string): boolean {
  if (kind === 'page' || kind === 'placeholder') return squeeze(text) === squeeze(said);
  if (kind === 'number') return has(squeeze(said), text);
  if (said.startsWith('/')) return text.replace(/\?[^#]*/, '') === said || text.includes(`](${said})`);
  return has(squeeze(readable(text)), said);
}

/** Fixed texts that `after` has no more. */
export function lostTexts(before: State, after: State, specification: string): Lost[] {
  const items = leavesOf(parse(specification)).flatMap(({ parts, kind, text: said }): Item[] =>
    kind === 'text' && !CODE.test(parts.at(-1) ?? '') ? [{ parts, said }] : [],
  );
  const [old, now] = [textsIn(before), textsIn(after)];
  const idOf = ({ path, field, kind }: Text) => `${path} ${field} ${kind}`;
  const left = new Map(now.map((text) => [idOf(text), text]));
  const unread = new Set(after.all.flatMap(({ path, filled }) => (filled === undefined ? [path] : [])));
  return old.flatMap((text): Lost[] => {
    const { path, field, kind, page } = text;
    const next = left.get(idOf(text));
    if (next?.text === text.text || unread.has(path)) return [];
    const isLost = ({ parts: [first, address], said }: Item): boolean => {
      const on = first === PAGES ? address : undefined;
      if (kind === 'page' && !on) return true;
      const others = now.filter((each) => each.kind !== 'number' && holds(each, said));
      return !others.some((each) => (on !== page && kind !== 'page') || each.page === on);
    };
    const found = items.filter(
      (item) =>
        holds(text, item.said) &&
        !(next && holds(next, item.said)) &&
        (kind === 'number' ? isBeside(text, item, items, old) : isLost(item)),
    );
    const isOther = old.some((each) => each.path === path && each.text === next?.text);
    const lost = found.map((item) => ({
      ...item,
      path,
      field,
      now: isOther || !next ? undefined : replaced(item.said, text, next),
    }));
    const isFixed = kind === 'page' && items.some(({ parts }) => parts[0] === PAGES && parts[1] === page);
    return isFixed ? [...lost, { path, field, parts: [PAGES, page], said: page }] : lost;
  });
}

/** A number is meant where the words beside it are of the same entry, on the same page. */
function isBeside({ path, page, field }: Text, { parts }: Item, items: Item[], texts: Text[]): boolean {
  const listOf = (item: { parts: string[] }) => item.parts.slice(0, -1).join(' ');
  const words = items.filter((each) => listOf(each) === listOf({ parts }) && !/\d/.test(each.said));
  const entry = field.split('.').slice(0, 2).join('.');
  const own = texts.filter(
    (each) => each.path === path && each.kind === 'text' && each.field.startsWith(entry),
  );
  return (
    parts[1] === page &&
    words.some(({ said }) => field.includes(said.toLowerCase()) || own.some((text) => holds(text, said)))
  );
}

function replaced(said: string, before: Text, after: Text): string | undefined {
  if (before.kind === 'number') return said.replace(before.text, after.text);
  const [old, now] = [readable(before.text), readable(after.text)];
  const [head = '', tail = ''] = old.split(said);
  const isAround = now.startsWith(head) && now.endsWith(tail) && now.length > head.length + tail.length;
  const words = isAround ? now.slice(head.length, now.length - tail.length).trim() : now;
  return words && words.length <= MOST ? words : undefined;
}

/** The specification with the new texts, and without those that nothing replaces. */
export function respecified(specification: string, lost: readonly Lost[]): string {
  let value: unknown = parse(specification);
  const gone = new Map<string, string[]>();
  // A text may be lost in a line and in the list of lines.
  for (const same of Map.groupBy(lost, ({ parts }) => parts.join(' ')).values()) {
    const { parts, said, now } = same.find((each) => each.now) ?? (same[0] as Lost);
    const entry = parts.slice(0, parts.findIndex((part) => /^\d+$/.test(part)) + 1 || parts.length);
    if (now) value = undoneAt(value, parts, { before: now, after: said });
    else gone.set(entry.join(' '), entry);
  }
  // From the end, so that positions stay right.
  const { compare } = new Intl.Collator('en', { numeric: true });
  for (const [, parts] of [...gone].sort(([one], [other]) => compare(other, one)))
    value = undoneAt(value, parts, { before: undefined, after: '' });
  return editYaml(specification, value);
}
