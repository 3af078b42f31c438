// Stands for the website's program in tests: three types of content, checked by schemas.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeOf } from '@tred/contract/editor-shape';
import { z } from 'zod';
import { ContentFolder } from '../store/content-folder.ts';
import { parseYaml, partsOf } from '../store/edit-yaml.ts';
import { ContentCheck, holds } from './content-check.ts';
import {
  type Changes,
  type Checked,
  type FoundProblem,
  NoAnswer,
  type ProgramFile,
  type ProgramType,
} from './program.ts';

type FakeType = Omit<ProgramType, 'form'> & {
  schema: z.ZodType;
  /** Of a file that owns its page. */
  address?: (value: { number?: number }) => string;
};

const TYPES: FakeType[] = [
  {
    id: 'blog',
    kind: 'entry',
    folder: 'blog/',
    pattern: '*.md',
    address: ({ number }) => `/blog/${number}`,
    schema: z.strictObject({
      number: z.int(),
      title: z.string().min(10),
      updated: z.iso.date().optional(),
      date: z.iso.date().optional(),
      sections: z.array(z.strictObject({ hero: z.strictObject({ title: z.string() }) })).optional(),
    }),
  },
  {
    id: 'facts/prices',
    kind: 'fact',
    folder: 'facts/',
    pattern: 'prices.yaml',
    schema: z.strictObject({ smsUgx: z.int().describe('In whole shillings.') }),
  },
  {
    id: 'redirects.yaml',
    kind: 'other',
    folder: '',
    pattern: 'redirects.yaml',
    schema: z.record(z.string(), z.string().startsWith('/')),
  },
];

export type Findings = (files: readonly ProgramFile[]) => FoundProblem[];
type Fake = { types?: (types: FakeType[]) => FakeType[]; findings?: Findings; hangs?: () => boolean };

const day = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

function fileOf({ id, address, schema }: FakeType, path: string, text: string) {
  const { yaml, body } = partsOf(path, text);
  const value: unknown = parseYaml(yaml).toJS();
  const { error, data } = schema.safeParse(value);
  const { date } = (value ?? {}) as { date?: string };
  const file: ProgramFile = {
    ...{ path, type: id, value, filled: data, body, needed: false, ownsPage: address !== undefined },
    page: address?.((value ?? {}) as object) ?? '',
    until: date && date > day() ? date : undefined,
  };
  const problems = (error?.issues ?? []).map(({ path: field, message }) => ({
    path,
    field: field.join('.'),
    message,
  }));
  return { file, problems };
}

/** Checks as the program does, of the files in a folder. */
export function fakeCheck(
  root: string,
  { types = (all) => all, findings = () => [], hangs = () => false }: Fake = {},
) {
  const folder = new ContentFolder(root, join(root, '.cache/website/content'));
  const known = types(TYPES);
  async function check(changes: Changes): Promise<Checked> {
    if (hangs()) throw new NoAnswer();
    const shown = [...(await folder.files()).keys()].filter((path) => !(path in changes));
    const texts = new Map(shown.map((path) => [path, readFileSync(join(folder.folder, path), 'utf8')]));
    for (const [path, text] of Object.entries(changes)) if (typeof text === 'string') texts.set(path, text);
    const read = [...texts].flatMap(([path, text]) => {
      const type = known.find((each) => holds(each, path));
      return type ? [fileOf(type, path, text)] : [];
    });
    const files = read.map(({ file }) => file);
    return {
      files,
      types: known.map(({ address: _, schema, ...type }) => ({
        ...type,
        form: shapeOf(z.toJSONSchema(schema, { io: 'input' })),
      })),
      problems: [...read.flatMap(({ problems }) => problems), ...findings(files)],
      placeholders: { smsUgx: '35' },
    };
  }
  const site = { check, reload: async () => {}, stop: async () => {} };
  return new ContentCheck(root, folder, { ...site, page: () => Promise.reject(new Error('No page.')) });
}
