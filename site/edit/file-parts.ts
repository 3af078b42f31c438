// A content file in parts: its fields as YAML, the text of a Markdown file, and the comments, which are the form's help.
import { isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';

type Parts = { yaml: string; body?: string | undefined };

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n|)---[ \t]*(?:\n|$)\n?/;

const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

export function partsOf(path: string, file: string): Parts {
  const text = unixLines(file);
  if (!path.endsWith('.md')) return { yaml: text };
  const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, body: text.slice(front.length) };
}

/** Keeps the line ends of the file as it was `before`, and the empty line after its front matter. */
export function joined(path: string, { yaml, body = '' }: Parts, before = ''): string {
  const ended = (text: string) => (text && !text.endsWith('\n') ? `${text}\n` : text);
  const [front = '\n\n'] = FRONT_MATTER.exec(unixLines(before)) ?? [];
  const gap = front.endsWith('\n\n') ? '\n' : '';
  const text = path.endsWith('.md') ? `---\n${ended(yaml)}---\n${gap}${ended(body)}` : yaml;
  return before.includes('\r\n') ? unixLines(text).replaceAll('\n', '\r\n') : text;
}

/** By field. A comment that an empty line separates from the first field is about the whole file: its name is empty. */
export function notesOf(yaml: string): Record<string, string> {
  const { contents, commentBefore, errors } = parseDocument(yaml);
  const notes: Record<string, string> = {};
  if (errors.length > 0) return notes;
  const add = (path: string, comment: string | null | undefined) => {
    if (comment) notes[path] = [notes[path], paragraphs(comment)].filter(Boolean).join('\n\n');
  };
  add('', commentBefore);

  const collect = (node: unknown, path: string) => {
    if (!isMap(node)) return;
    for (const [at, pair] of (node.items as Pair[]).entries()) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      const own = path ? `${path}.${key}` : key;
      // The YAML library gives the comment above a first field to the group.
      const above = [at === 0 ? node.commentBefore : '', isNode(pair.key) ? pair.key.commentBefore : ''];
      const parts = above
        .filter(Boolean)
        .join('\n')
        .split(/\n\s*\n/);
      const last = parts.pop();
      if (!path && at === 0) add('', parts.join('\n\n'));
      add(own, last);
      collect(pair.value, own);
    }
  };
  collect(contents, '');
  return notes;
}

/** Joins wrapped lines. */
const paragraphs = (comment: string) =>
  comment
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .replace(/^ ?/gm, '')
        .replace(/\n(?=\S)(?!`)/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
