// Code blocks of a Markdown text, with position and attributes.

export type CodeBlock = {
  where: string;
  language: string;
  /** `api="…"` and the like. */
  notes: Record<string, string>;
  code: string;
};

export function codeBlocksIn(file: string, markdown: string): CodeBlock[] {
  const fences: CodeBlock[] = [];
  let open: { mark: string; indent: string; fence: CodeBlock; lines: string[] } | undefined;
  markdown.split('\n').forEach((line, index) => {
    const [, indent = '', mark = '', language = '', rest = ''] =
      line.match(/^(\s*)(`{3,}|~{3,})\s*(\w*)(.*)$/) ?? [];
    if (open && mark.startsWith(open.mark) && !language) {
      open.fence.code = open.lines.join('\n');
      fences.push(open.fence);
      open = undefined;
    } else if (open) {
      open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    } else if (mark) {
      const notes = Object.fromEntries(
        [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, is]) => [key, is]),
      );
      open = { mark, indent, fence: { where: `${file}:${index + 1}`, language, notes, code: '' }, lines: [] };
    }
  });
  if (open) throw new Error(`${open.fence.where}: the fence is never closed.`);
  return fences;
}
