// The documents for people who work on the project, and what they print: blocks, commands, code within a sentence.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const documents: readonly string[] = globSync(
  ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/*.md', 'docs/recipes/*.md'],
  { cwd: root },
).sort();

export const readDocument = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What stands between two fences. */
export type Block = { language: string; line: number; text: string };

export type Command = {
  line: number;
  command: string;
  /** What the document says of it, after the `#`. */
  comment: string;
};

export function blocksIn(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; indent: number; language: string; line: number; lines: string[] } | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const [, indent = '', fence = '', language = ''] = /^( *)(`{3,})(\S*)/.exec(line) ?? [];
    if (open && fence === open.fence) {
      blocks.push({ language: open.language, line: open.line, text: open.lines.join('\n') });
      open = undefined;
    } else if (open) open.lines.push(line.slice(Math.min(open.indent, line.length)));
    else if (fence) open = { fence, indent: indent.length, language, line: at + 2, lines: [] };
  }
  return blocks;
}

/** The document without its blocks, line for line. */
export function proseOf(text: string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const mark = /^ *(`{3,})/.exec(line)?.[1] ?? '';
      const inside = fence !== '' || mark !== '';
      if (mark && (!fence || mark === fence)) fence = fence ? '' : mark;
      return inside ? '' : line;
    })
    .join('\n');
}

/** Code within sentences; it may run on into the next line. */
export const codeIn = (prose: string): string[] =>
  [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '));

export const commandsIn = ({ text, line }: Block): Command[] =>
  text.split('\n').flatMap((written, at) => {
    const [command = '', ...comment] = written.split(/(?:^|\s)# ?/);
    if (!command.trim()) return [];
    return [{ line: line + at, command: command.trim(), comment: comment.join('# ') }];
  });

/** Why a block is not run: its first line, `# needs Docker`. */
export const whatItNeeds = ({ text }: Block): string | undefined => /^# (needs .+)/.exec(text)?.[1];

/** A command that says so takes too long to be tried each time. */
export const takesLong = ({ comment }: Command): boolean => /\b(?:ten|twenty) minutes\b/.test(comment);
