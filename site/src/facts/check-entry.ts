// A file of a collection as it is written, and everything that is wrong with it.
import { dirname } from 'node:path';
import type { z } from 'astro/zod';
import { type BodyRules, checkBody } from './check-body.ts';
import { type Problem, type ReadYaml, readYaml } from './read-yaml.ts';

export type EntryRules = BodyRules & { schema: z.ZodType };

export type CheckedEntry = {
  problems: Problem[];
  /** The fields as they are written, and as the schema gives them when nothing is wrong with them. */
  written: Record<string, unknown>;
  data?: Record<string, unknown>;
  /** What follows the fields of a Markdown file. */
  body: string;
  /** Where the body begins. */
  bodyLine: number;
  lineOf: ReadYaml<unknown>['lineOf'];
};

/** `file` is how messages name it, `path` where it is. */
export function checkEntry(contents: string, file: string, path: string, rules: EntryRules): CheckedEntry {
  const parts = file.endsWith('.md')
    ? markdownParts(contents)
    : { fields: contents, firstLine: 1, body: '', bodyLine: 1 };
  if (!parts) {
    const what =
      'the file must begin with a line of three hyphens, ---, then its fields, then another such line.';
    return { problems: [{ file, line: 1, what }], written: {}, body: '', bodyLine: 1, lineOf: () => 1 };
  }
  const { fields, firstLine, body, bodyLine } = parts;
  const { problems, data, written, lineOf } = readYaml({ text: fields, file, firstLine }, rules.schema);
  const inBody = checkBody({ text: body, file, firstLine: bodyLine, folder: dirname(path) }, rules);
  return {
    problems: [...problems, ...inBody],
    written: isGroup(written) ? written : {},
    ...(isGroup(data) && { data }),
    body,
    bodyLine,
    lineOf,
  };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a Markdown file and what follows them. */
export function markdownParts(contents: string) {
  const found = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/.exec(contents);
  if (!found) return undefined;
  const [head, fields = ''] = found;
  return { fields, firstLine: 2, body: contents.slice(head.length), bodyLine: head.split('\n').length };
}
