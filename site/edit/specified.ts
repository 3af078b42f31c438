// Texts that the specification fixes (site/checks/specification.yaml) follow an edit of the content.
import { parse } from 'yaml';
import { has, squeeze } from '../checks/specification.ts';
import { undoneAt } from './differences.ts';
import { editYaml } from './edit-yaml.ts';
import type { RuleFile } from './rules.ts';
import { readable } from './search.ts';

export type State = {
  files: readonly RuleFile[];
  placeholders: Readonly<Record<string, { value: string }>>;
};
type Kind = 'text' | 'number' | 'address' | 'placeholder';
type Text = { path: string; field: string; page: string; kind: Kind; text: string };
type Item = { parts: string[]; said: string };
/** `now` is undefined if nothing replaces it. */
export type Lost = Item & { path: string; field: string; now: string | undefined };

const PAGES = 'pages';
/** Not words of a page. */
const CODE = ['select', 'action', 'type'];
const MOST = 160;

const itemsIn = (value: unknown, parts: string[] = []): Item[] => {
  if (typeof value === 'string') return CODE.includes(parts.at(-1) ?? '') ? [] : [{ parts, said: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => itemsIn(each, [...parts, key]));
};

function leavesOf(value: unknown, parts: string[] = []): Pick<Text, 'field' | 'kind' | 'text'>[] {
  const field = parts.join('.');
  if (typeof value === 'string') return [{ field, kind: 'text', text: value }];
  if (typeof value === 'number') return [{ field, kind: 'number', text: value.toLocaleString('en') }];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...parts, key]));
  // The lines of a headline.
  const isLines = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isLines ? [...inside, { field, kind: 'text', text: value.join(' ') }] : inside;
}

function textsOf({ files, placeholders }: State): Text[] {
  const inFiles = files.flatMap(({ path, page: address, ownsPage, filled, body = '' }) => {
    const page = address.replace(/#.*/, '');
    const own = ownsPage ? [{ field: '+page', kind: 'address' as const, text: page }] : [];
    const blocks = body
      .split(/\n{2,}/)
      .map((text, at) => ({ field: `+text.${at}`, kind: 'text' as const, text }));
    return [...own, ...leavesOf(filled), ...blocks].map((leaf) => ({ path, page, ...leaf }));
  });
  const filled = Object.entries(placeholders).map(([field, { value }]) => ({ field, text: value }));
  return [
    ...inFiles,
    ...filled.map((each) => ({ path: '', page: '', kind: 'placeholder' as const, ...each })),
  ];
}

function holds({ kind, text }: Text, said: string): boolean {
  if (kind === 'address' || kind === 'placeholder') return text === said;
  if (kind === 'number') return has(squeeze(said), text);
  if (said.startsWith('/')) return text.replace(/\?[^#]*/, '') === said || text.includes(`](${said})`);
  return has(squeeze(readable(text)), said);
}

/** Fixed texts that `after` has no more. */
export function lostTexts(before: State, after: State, specification: string): Lost[] {
  const items = itemsIn(parse(specification));
  const [old, now] = [textsOf(before), textsOf(after)];
  const idOf = ({ path, field }: Text) => `${path} ${field}`;
  const left = new Map(now.map((text) => [idOf(text), text]));
  const isRead = new Set(after.files.flatMap(({ path, filled }) => (filled === undefined ? [path] : [])));
  const lost = old.flatMap((text) => {
    const next = left.get(idOf(text));
    if (next?.text === text.text || isRead.has(text.path)) return [];
    const found = items.filter(({ parts, said }) => {
      if (!holds(text, said) || (next && holds(next, said))) return false;
      const page = parts[0] === PAGES ? parts[1] : undefined;
      if (text.kind === 'number') return page === text.page && isBeside(text, parts, items, old);
      const isAddress = text.kind === 'address';
      const others = page === text.page || isAddress ? now.filter((each) => each.page === page) : now;
      return !others.some((each) => each.kind !== 'number' && holds(each, said) && (!isAddress || page));
    });
    return found.map((item) => ({
      ...item,
      ...{ path: text.path, field: text.field },
      now: old.some((each) => each.path === text.path && each.text === next?.text)
        ? undefined
        : replaced(item.said, text, next),
    }));
  });
  const gone = old.filter(
    ({ kind, page }) => kind === 'address' && !now.some((each) => each.kind === kind && each.page === page),
  );
  const pages = gone.flatMap(({ path, page }) => {
    const isFixed = items.some(({ parts }) => parts[0] === PAGES && parts[1] === page);
    return isFixed ? [{ path, field: '', parts: [PAGES, page], said: page, now: undefined }] : [];
  });
  return [...lost, ...pages];
}

/** A number is meant where the words beside it are of the same entry. */
function isBeside({ path, field }: Text, parts: string[], items: Item[], texts: Text[]): boolean {
  const list = parts.slice(0, -1).join(' ');
  const words = items.filter((each) => each.parts.slice(0, -1).join(' ') === list && !/\d/.test(each.said));
  const entry = field.split('.').slice(0, 2).join('.');
  const own = texts.filter((each) => each.path === path && each.field.startsWith(entry));
  return words.some(({ said }) => own.some((text) => text.kind === 'text' && holds(text, said)));
}

function replaced(said: string, before: Text, after: Text | undefined): string | undefined {
  if (!after) return undefined;
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
  for (const { parts, said, now } of lost)
    if (now) value = undoneAt(value, parts, { before: now, after: said });
  const gone = new Map(
    lost.flatMap(({ parts, now }) => {
      const entry = parts.slice(0, parts.findIndex((part) => /^\d+$/.test(part)) + 1 || parts.length);
      return now ? [] : [[entry.join(' '), entry] as const];
    }),
  );
  const byPosition = new Intl.Collator('en', { numeric: true }).compare;
  for (const [, parts] of [...gone].sort(([one], [other]) => byPosition(other, one)))
    value = undoneAt(value, parts, { before: undefined, after: '' });
  return editYaml(specification, value);
}
