// The comments of a YAML file, which are its help, by the field that each stands above.
import { isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';

/** What is about the whole file goes by the empty name: whatever an empty line parts from the first field. */
export function notesOf(yaml: string): Record<string, string> {
  const { contents, commentBefore, errors } = parseDocument(yaml);
  const notes: Record<string, string> = {};
  if (errors.length > 0) return notes;
  const note = (path: string, comment: string | null | undefined) => {
    if (comment) notes[path] = [notes[path], words(comment)].filter(Boolean).join('\n\n');
  };
  note('', commentBefore);

  const collect = (node: unknown, path: string) => {
    if (!isMap(node)) return;
    for (const [at, pair] of (node.items as Pair[]).entries()) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      const own = path ? `${path}.${key}` : key;
      // Above the first of a group the comment is the group's.
      const above = [at === 0 ? node.commentBefore : '', isNode(pair.key) ? pair.key.commentBefore : ''];
      const parts = above
        .filter(Boolean)
        .join('\n')
        .split(/\n\s*\n/);
      const last = parts.pop();
      if (!path && at === 0) note('', parts.join('\n\n'));
      note(own, last);
      collect(pair.value, own);
    }
  };
  collect(contents, '');
  return notes;
}

/** Lines that were wrapped in the file are one paragraph in a form. */
const words = (comment: string) =>
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
