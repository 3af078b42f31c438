// A content file in parts: what its form asks, and the text of a Markdown file. Put together, it is the same file again.

export type Parts = { yaml: string; body?: string };

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n|)---[ \t]*(?:\n|$)\n?/;

/** Whatever ends its lines, a form shows one kind. */
const plainEnds = (text: string) => text.replaceAll('\r\n', '\n');

export function partsOf(path: string, file: string): Parts {
  const text = plainEnds(file);
  if (!path.endsWith('.md')) return { yaml: text };
  const [front = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return { yaml, body: text.slice(front.length) };
}

/** `before` is what the file said: its line ends, and how its head was set, stay. */
export function joined(path: string, { yaml, body = '' }: Parts, before = ''): string {
  const end = (text: string) => (text && !text.endsWith('\n') ? `${text}\n` : text);
  const text = path.endsWith('.md') ? `---\n${end(yaml)}---\n${gap(before)}${end(body)}` : yaml;
  return before.includes('\r\n') ? plainEnds(text).replaceAll('\n', '\r\n') : text;
}

/** The empty line between head and text, unless the file had none. */
function gap(before: string): string {
  const [front = '\n\n'] = FRONT_MATTER.exec(plainEnds(before)) ?? [];
  return front.endsWith('\n\n') ? '\n' : '';
}
