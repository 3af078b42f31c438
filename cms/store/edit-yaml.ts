// Writes changed values into a YAML or Markdown file. Keeps comments, order, quotes and unchanged lines.
import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '@tred/contract/editor-shape';
import type { Version } from '@tred/contract/merge';
import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';

/** The library compares each key with all others; the website's program finds repeated ones. */
export const parseYaml = (text: string): Document.Parsed => parseDocument(text, { uniqueKeys: false });

/** Nodes above a node; a field of a group has two. */
const MOST_DEEP = 40;
const TOO_DEEP = 'It has too many groups within groups.';

/** Why a text is refused before its values are read: aliases multiply, and depth exhausts the stack. */
export function unsafeBecause(yaml: string): string | undefined {
  let found: string | undefined;
  try {
    visit(parseYaml(yaml), (_, node, path) => {
      found = isAlias(node) ? 'It has an alias (*name).' : path.length > MOST_DEEP ? TOO_DEEP : undefined;
      return found ? visit.BREAK : undefined;
    });
  } catch {
    return TOO_DEEP;
  }
  return found;
}

const newYaml = (value: unknown): string => new Document(value).toString({ lineWidth: 0 });

/** Changes `text` to contain `value`. The result is parsed again and must match. */
export function editYaml(text: string, value: unknown): string {
  const next = merged(text, value);
  return isDeepStrictEqual(parseYaml(next).toJS(), value) ? next : newYaml(value);
}

function merged(text: string, value: unknown): string {
  const document: Document = parseYaml(text);
  /** Source that the YAML library would reformat; placeholders replace it until the document is written. */
  const sources: string[] = [];

  function placeholderFor(node: Node): Node {
    const [from, to] = node.range ?? [0, 0];
    const isFlow = isCollection(node) && node.flow;
    const source = text.slice(from, to).replace(/\n$/, '');
    if (!isFlow && !source.includes('\n')) return node;
    const ownLine = /:[ \t]*(\n *)$/.exec(text.slice(0, from))?.[1] ?? '';
    const placeholder = new Scalar(`\uE000${sources.push(ownLine + source) - 1}\uE001`);
    const { comment = null, commentBefore = null, spaceBefore = false } = node;
    return Object.assign(placeholder, { comment, commentBefore, spaceBefore });
  }

  function merge(node: unknown, after: unknown): Node {
    if (!isNode(node)) return document.createNode(after) as Node;
    const isSame = isDeepStrictEqual(node.toJS(document), after);
    if (isSame && (isScalar(node) || (isCollection(node) && node.flow))) return placeholderFor(node);
    if (isMap(node) && isGroup(after) && Object.keys(after).length > 0) {
      const pairs = new Map((node.items as Pair[]).map((pair) => [String(pair.key), pair]));
      node.items = Object.entries(after).map(([key, each]) => {
        const pair = pairs.get(key) ?? document.createPair(key, undefined);
        pair.value = merge(pair.value, each);
        return pair;
      }) as typeof node.items;
    } else if (isSeq(node) && Array.isArray(after) && after.length > 0) {
      node.items = mergeList(node.items as Node[], after);
    } else if (isScalar(node) && (typeof after !== 'object' || after === null)) {
      node.value = after;
    } else return document.createNode(after) as Node;
    return node;
  }

  /** Unchanged items at both ends keep their nodes. */
  function mergeList(items: Node[], after: unknown[]): Node[] {
    const before = items.map((item) => item.toJS(document));
    const least = Math.min(before.length, after.length);
    const isSame = (one: number, other: number) => isDeepStrictEqual(before[one], after[other]);
    let head = 0;
    while (head < least && isSame(head, head)) head++;
    let tail = 0;
    while (tail < least - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail++;
    return after.map((each, at) => {
      if (at >= after.length - tail) return merge(items[at + before.length - after.length], each);
      return merge(at < before.length - tail ? items[at] : undefined, each);
    });
  }

  document.contents = merge(document.contents, value);
  return document.toString({ lineWidth: 0 }).replace(/( ?)\uE000(\d+)\uE001/g, (_, space, at) => {
    const source = sources[at] ?? '';
    return source.startsWith('\n') ? source : space + source;
  });
}

export type Parts = { yaml: string; body?: string | undefined };

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n|)---[ \t]*(?:\n|$)\n?/;

const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

export function partsOf(path: string, file: string): Parts {
  const text = unixLines(file);
  if (!path.endsWith('.md')) return { yaml: text };
  const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, body: text.slice(front.length) };
}

/** Keeps line endings and the empty line after the front matter. */
export function joined(path: string, { yaml, body = '' }: Parts, before = ''): string {
  const ended = (text: string) => (text && !text.endsWith('\n') ? `${text}\n` : text);
  const [front = '\n\n'] = FRONT_MATTER.exec(unixLines(before)) ?? [];
  const gap = front.endsWith('\n\n') ? '\n' : '';
  const text = path.endsWith('.md') ? `---\n${ended(yaml)}---\n${gap}${ended(body)}` : yaml;
  return before.includes('\r\n') ? unixLines(text).replaceAll('\n', '\r\n') : text;
}

export function rewritten(path: string, before: string | undefined, { value, body }: Version): string {
  const { yaml } = partsOf(path, before ?? '');
  return joined(path, { yaml: yaml ? editYaml(yaml, value) : newYaml(value), body }, before);
}
