// Writes changed values into a YAML text. Every other line stays as it was, with its comments, quotes and order.
import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Values = Record<string, unknown>;
type Edit = { from: number; to: number; text: string };

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : isGroup(value) && Object.keys(value).length === 0;

/** The text of a new file. */
export const newYaml = (value: unknown): string => new Document(value).toString({ lineWidth: 0 });

/** `text` so that it says `value`. What is written is read again first: nothing is ever changed by accident. */
export function editYaml(text: string, value: unknown): string {
  for (const write of [byLines, byNodes]) {
    const written = write(text, value);
    if (written !== undefined && isDeepStrictEqual(parseDocument(written).toJS(), value)) return written;
  }
  return newYaml(value);
}

/** Cuts and puts in whole lines, and single values within a line. */
function byLines(text: string, value: unknown): string | undefined {
  const document = parseDocument(text);
  return new Lines(text, document)
    .changes(document.contents, value)
    ?.sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((result, { from, to, text }) => result.slice(0, from) + text + result.slice(to), text);
}

/** For a file in an unusual shape: keeps comments and order, but may set spaces and line ends as is usual. */
function byNodes(text: string, value: unknown): string {
  const document = parseDocument(text);
  const merge = (node: unknown, after: unknown): unknown => {
    if (isMap(node) && isGroup(after)) {
      for (const { key } of [...node.items]) if (!Object.hasOwn(after, String(key))) node.delete(key);
      for (const [key, each] of Object.entries(after)) node.set(key, merge(node.get(key, true), each));
      return node;
    }
    if (isSeq(node) && Array.isArray(after)) {
      node.items = after.map((each, at) => merge(node.items[at], each));
      return node;
    }
    if (!isScalar(node) || typeof after === 'object') return document.createNode(after);
    node.value = after;
    return node;
  };
  document.contents = merge(document.contents, value) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

const indented = (text: string, by: number) => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

const inBraces = (value: unknown): string => {
  const document = new Document(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0 }).trimEnd();
};

class Lines {
  readonly #text: string;
  readonly #document: Document;

  constructor(text: string, document: Document) {
    this.#text = text;
    this.#document = document;
  }

  /** What turns a node into `after`; nothing when it has to be written anew by whoever holds it. */
  changes(node: unknown, after: unknown, column = 0): Edit[] | undefined {
    const before = (node as Node | null)?.toJS(this.#document);
    if (isDeepStrictEqual(before, after)) return [];
    if (isCollection(node) && node.flow && !isEmpty(after)) return this.#braces(node, after);
    if (isMap(node) && isGroup(after) && !isEmpty(after)) return this.#map(node, after);
    if (isSeq(node) && Array.isArray(after) && !isEmpty(after))
      return this.#list(node, before as unknown[], after);
    if (isScalar(node) && (typeof after !== 'object' || after === null))
      return [this.#scalar(node, after, column)];
    return undefined;
  }

  /** A single value. It keeps its quotes, and a text that was wrapped by hand about its width. */
  #scalar(node: Scalar, after: unknown, column: number, braces = false): Edit {
    const [from, to] = node.range ?? [0, 0];
    const old = this.#text.slice(from, to);
    const scalar = new Scalar(after);
    if (typeof after === 'string' && typeof node.value === 'string' && node.type) scalar.type = node.type;
    if (braces) return { from, to, text: inBraces([scalar]).slice(2, -2) };
    const blank = this.#text.slice(0, from).match(/ *$/)?.[0].length ?? 0;
    if (after === null) return { from: from - blank, to, text: old.endsWith('\n') ? '\n' : '' };
    const width = Math.max(...old.split('\n').map((line) => line.length)) - column;
    const lineWidth = old.trimEnd().includes('\n') ? Math.max(width, 60) : 0;
    const written = new Document({ k: scalar }).toString({ lineWidth }).slice(2).trim();
    if (!old && !blank) return { from, to, text: ` ${indented(written, column)}` };
    return { from, to, text: indented(written, column) + (old.endsWith('\n') ? '\n' : '') };
  }

  /** On one line, in braces or brackets: value by value, or as a whole when there are more or fewer. */
  #braces(node: YAMLMap | YAMLSeq, after: unknown): Edit[] {
    const [from, to] = node.range ?? [0, 0];
    const inside = (each: unknown, now: unknown): Edit[] | undefined => {
      if (isScalar(each) && (typeof now !== 'object' || now === null))
        return isDeepStrictEqual(each.value, now) ? [] : [this.#scalar(each, now, 0, true)];
      const parts =
        isMap(each) && isGroup(now) ? Object.keys(now) : isSeq(each) && Array.isArray(now) ? now : [];
      if (!isCollection(each) || !parts.length || parts.length !== each.items.length) return undefined;
      const edits = Object.entries(now as Values).map(([key, value]) =>
        each.has(isSeq(each) ? Number(key) : key)
          ? inside(each.get(isSeq(each) ? Number(key) : key, true), value)
          : undefined,
      );
      return edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
    };
    return inside(node, after) ?? [{ from, to, text: inBraces(after) }];
  }

  #map(node: YAMLMap, after: Values): Edit[] | undefined {
    const pairs = node.items as Pair<Scalar, Node | null>[];
    const [first] = pairs;
    if (!first) return undefined;
    const column = this.#column(start(first));
    const likeBraces = pairs.some(({ value }) => isMap(value) && value.flow);
    const line = (key: string, value: unknown) =>
      likeBraces && isGroup(value) ? `${key}: ${inBraces(value)}` : newYaml({ [key]: value }).trimEnd();
    const edits: Edit[] = [];

    for (const [at, pair] of pairs.entries()) {
      const key = String(pair.key.value);
      if (!Object.hasOwn(after, key)) {
        const next = pairs[at + 1];
        // The first of a list's entry stands behind the dash: the next one takes its place.
        if (this.#ownLine(start(pair)))
          edits.push({ from: this.#lineStart(start(pair)), to: this.#end(pair.value ?? pair.key), text: '' });
        else if (next) edits.push({ from: start(pair), to: start(next), text: '' });
        else return undefined;
        continue;
      }
      const text = `${indented(line(key, after[key]), column)}\n`;
      const end = this.#end(pair.value ?? pair.key);
      const inside = this.changes(pair.value, after[key], column) ?? this.#anew(start(pair), end, text);
      if (!inside) return undefined;
      edits.push(...inside);
    }

    let before: Pair<Scalar, Node | null> | undefined;
    for (const [key, value] of Object.entries(after)) {
      const there = pairs.find((pair) => String(pair.key.value) === key);
      if (there) before = there;
      else edits.push(this.#putIn(before && (before.value ?? before.key), start(first), line(key, value)));
    }
    return edits;
  }

  #list(node: YAMLSeq, before: unknown[], after: unknown[]): Edit[] | undefined {
    const items = node.items as Node[];
    const dashes = items.map((item) => this.#text.lastIndexOf('-', (item.range?.[0] ?? 0) - 1));
    const [first] = dashes;
    if (first === undefined || !dashes.every((dash) => this.#ownLine(dash))) return undefined;
    const likeBraces = items.some((item) => isMap(item) && item.flow);
    const line = (value: unknown) =>
      likeBraces && isGroup(value) ? `- ${inBraces(value)}` : newYaml([value]).trimEnd();

    // What is the same at the beginning and at the end stays; between them entries are changed, cut or put in.
    const same = (one: number, other: number) => isDeepStrictEqual(before[one], after[other]);
    const least = Math.min(before.length, after.length);
    let head = 0;
    while (head < least && same(head, head)) head++;
    let tail = 0;
    while (tail < least - head && same(before.length - 1 - tail, after.length - 1 - tail)) tail++;

    const edits: Edit[] = [];
    for (let at = head; at < before.length - tail; at++) {
      const item = items[at] as Node;
      const dash = dashes[at] as number;
      if (at >= after.length - tail) {
        edits.push({ from: this.#lineStart(dash), to: this.#end(item), text: '' });
        continue;
      }
      const text = `${indented(line(after[at]), this.#column(dash))}\n`;
      const inside =
        this.changes(item, after[at], this.#column(dash)) ?? this.#anew(dash, this.#end(item), text);
      if (!inside) return undefined;
      edits.push(...inside);
    }
    const added = after.slice(Math.max(head, before.length - tail), after.length - tail);
    const last = items[before.length - tail - 1];
    // Several at one place are put in as one, since edits are made from the end.
    if (added.length > 0) edits.push(this.#putIn(last, first, added.map(line).join('\n')));
    return edits;
  }

  /** Another text for whole lines, unless a comment would go with them. */
  #anew(from: number, to: number, text: string): Edit[] | undefined {
    return /(^|\s)#/.test(this.#text.slice(from, to)) ? undefined : [{ from, to, text }];
  }

  /** New lines after a node, or before the first when there is none. */
  #putIn(after: Node | undefined, first: number, lines: string): Edit {
    const column = this.#column(first);
    if (!after) return { from: first, to: first, text: `${indented(lines, column)}\n${' '.repeat(column)}` };
    const at = this.#end(after);
    const newLine = at > 0 && this.#text[at - 1] !== '\n' ? '\n' : '';
    return { from: at, to: at, text: `${newLine}${' '.repeat(column)}${indented(lines, column)}\n` };
  }

  #lineStart(at: number): number {
    return this.#text.lastIndexOf('\n', at - 1) + 1;
  }

  #column(at: number): number {
    return at - this.#lineStart(at);
  }

  #ownLine(at: number): boolean {
    return this.#text.slice(this.#lineStart(at), at).trim() === '';
  }

  /** The end of the last line that a node stands on. */
  #end(node: Node): number {
    const written = this.#text.slice(0, node.range?.[1] ?? 0).trimEnd().length;
    const end = this.#text.indexOf('\n', written);
    return end < 0 ? this.#text.length : end + 1;
  }
}

const start = (pair: Pair<Scalar, Node | null>): number => pair.key.range?.[0] ?? 0;
