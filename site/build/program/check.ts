// Reads all content, and finds everything that is wrong with it. The editor gets its types with their forms, and what every file says.
import type { EditorShape } from '@tred/contract/editor-api';
import { labelOf, shapeOf, titleIn } from '@tred/contract/editor-shape';
import { z } from 'astro/zod';
import { collections } from '../../src/collections.ts';
import { pagePlaceholders } from '../../src/facts/page-text.ts';
import { quotedPages } from '../../src/facts/read-page.ts';
import type { Collection } from '../../src/readers/collection.ts';
import { contentFiles, contentText, isInContent } from '../../src/readers/content.ts';
import { contentSchemas, textOf } from '../../src/readers/read-facts.ts';
import { type ContentProblem, readYaml } from '../../src/readers/read-yaml.ts';
import { pageNameProblem, sectionPageSchema } from '../../src/sections/pages.ts';
import { addresses } from './addresses.ts';
import { type Problem, problemOf } from './messages.ts';
import { findings, type RuleFile } from './rules.ts';

type Kind = 'page' | 'entry' | 'fact' | 'form' | 'email' | 'other';

export type CheckedType = { id: string; kind: Kind; folder: string; pattern: string; form: EditorShape };

export type CheckedFile = Omit<RuleFile, 'source' | 'title'> & {
  /** Code needs it: it must stay. */
  needed: boolean;
};

export type Checked = {
  types: CheckedType[];
  files: CheckedFile[];
  problems: Problem[];
  placeholders: Readonly<Record<string, string>>;
};

/** What a type of content makes of its files. */
type Type = Omit<CheckedType, 'form'> & { schema: z.ZodType; read: () => Promise<ReadFile[]> };

type ReadFile = RuleFile & {
  needed: boolean;
  problems: readonly ContentProblem[];
  lineOf: (path: PropertyKey[]) => number;
};

const KINDS: Record<string, Kind> = { pages: 'page', facts: 'fact', forms: 'form', emails: 'email' };
/** Pages that are lists of sections share one schema. */
const PAGES = 'pages';

const contentTypes = (): Type[] => [
  ...Object.entries(collections).map(([id, collection]) => ({
    id,
    kind: 'entry' as const,
    folder: collection.rules.folder && `${collection.rules.folder}/`,
    pattern: collection.rules.pattern,
    schema: collection.rules.schema,
    read: () => readEntries(id, collection),
  })),
  {
    ...{ id: PAGES, kind: 'page', folder: `${PAGES}/`, pattern: '**/*.yaml', schema: sectionPageSchema },
    read: async () =>
      contentFiles(`${PAGES}/**/*.yaml`)
        .map((path) => ({ path, name: path.slice(PAGES.length + 1, -'.yaml'.length) }))
        // The others have a schema of their own.
        .filter(({ name }) => !contentSchemas.has(`${PAGES}/${name}`))
        .map(({ path, name }) => {
          const needed = name === 'home' || quotedPages.has(name);
          const file = readFile({ id: PAGES, path, schema: sectionPageSchema, needed });
          const wish = pageNameProblem(name);
          const misnamed = wish && { file: `content/${path}`, line: 1, field: '+file', what: wish, wish };
          return { ...file, problems: [...(misnamed ? [misnamed] : []), ...file.problems] };
        }),
  },
  ...[...contentSchemas].map(([name, schema]) => {
    // A collection may have a file of the same name.
    const id = name.includes('/') ? name : `${name}.yaml`;
    const path = `${name}.yaml`;
    return {
      ...{ id, folder: '', pattern: path, schema, kind: KINDS[name.replace(/\/.*/, '')] ?? 'other' },
      read: async () => (isInContent(path) ? [readFile({ id, path, schema, needed: true })] : []),
    } as const;
  }),
];

function readFile({
  id,
  path,
  schema,
  needed,
}: {
  id: string;
  path: string;
  schema: z.ZodType;
  needed: boolean;
}): ReadFile {
  const { text, file } = textOf(path.slice(0, -'.yaml'.length));
  const { problems, data, raw, lineOf } = readYaml({ text, file }, schema);
  const isPage = path.startsWith('pages/');
  const own = path.slice('pages'.length, -'.yaml'.length);
  return {
    ...{ path, source: text, type: id, needed, problems, lineOf, value: raw, filled: data },
    ...{ page: isPage ? (own === '/home' ? '/' : own) : shownAt(path, text), ownsPage: isPage },
    title: titleIn(data ?? raw) || labelOf(path),
  };
}

/** The first comment of a form's file names its page. An email has a page in the editor. */
function shownAt(path: string, text: string): string {
  if (path.startsWith('emails/')) return `/${path.slice(0, -'.yaml'.length)}`;
  return path.startsWith('forms/') ? (/^#.*?(\/[\w/-]+)/.exec(text)?.[1] ?? '/') : '';
}

async function readEntries(type: string, { rules, read }: Collection): Promise<ReadFile[]> {
  return (await read()).files.map(({ path, problems, lineOf, raw, entry, until }) => {
    const id = path
      .slice(rules.folder === '' ? 0 : rules.folder.length + 1)
      .replace(/(?:(.)\/index)?\.\w+$/, '$1');
    const isWrong = problems.length > 0;
    return {
      ...{ path, source: contentText(path), type, needed: rules.folder === '', problems, lineOf, until },
      ...{ value: raw, filled: isWrong ? undefined : entry.data },
      ...(path.endsWith('.md') && { body: entry.body }),
      page: rules.address?.(id, (raw ?? {}) as Record<string, unknown>) ?? '',
      ownsPage: rules.address !== undefined,
      title: titleIn(isWrong ? raw : entry.data) || labelOf(id),
    };
  });
}

/** What would stop a publication: a draft is only the editor's business. */
export async function problems(): Promise<Problem[]> {
  const { problems, files } = await readAll();
  const unfinished = new Set(files.flatMap(({ path, until }) => (until === 'draft' ? path : [])));
  return problems.filter(({ path }) => !unfinished.has(path));
}

/** For the editor: all problems, and types with their forms. */
export async function check(): Promise<Checked> {
  const { types, files, problems } = await readAll();
  return {
    problems,
    types: types.map(({ read: _, schema, ...type }) => ({ ...type, form: formOf(schema) })),
    files: files.map(({ problems: _, lineOf: __, source: ___, title: ____, ...file }) => file),
    placeholders: pagePlaceholders(),
  };
}

async function readAll() {
  const types = contentTypes();
  const files = (await Promise.all(types.map(({ read }) => read()))).flat();
  const own = files.flatMap(({ problems }) => problems.map(problemOf));
  const known = await addresses().catch(() => undefined);
  const built = known && { has: (path: string) => known.has(path), addresses: () => known.keys() };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const between = findings(files, { built }).map(({ path, field, message, found }) => {
    const at = field.startsWith('+')
      ? []
      : field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const line = byPath.get(path)?.lineOf(at) ?? 1;
    return { path, line, field, message, what: message, ...(found !== undefined && { found }) };
  });
  // Two rules may say the same.
  const all = new Map(
    [...own, ...between].map((each) => [`${each.path} ${each.field} ${each.message}`, each]),
  );
  return { types, files, problems: [...all.values()] };
}

type Names = { names?: () => string[]; labelsOf?: () => Record<string, string> };
/** Forms, with the names of entries that they offer. */
const forms = new WeakMap<z.ZodType, { asked: Names[]; offers: string; form: EditorShape }>();

const offersOf = (asked: readonly Names[]) =>
  JSON.stringify(asked.map(({ names, labelsOf }) => [names?.(), labelsOf?.()]));

/** Made again only if it offers other names. */
function formOf(schema: z.ZodType): EditorShape {
  const known = forms.get(schema);
  if (known && known.offers === offersOf(known.asked)) return known.form;
  const asked: Names[] = [];
  const form = shapeOf(jsonSchemaOf(schema, asked));
  forms.set(schema, { asked, offers: offersOf(asked), form });
  return form;
}

/** JSON schema of the input, before transforms. */
const jsonSchemaOf = (schema: z.ZodType, asked: Names[]) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A field with the id of another entry (readers/fields.ts).
      const offered = (z.globalRegistry.get(zodSchema) ?? {}) as Names;
      if (!offered.names && !offered.labelsOf) return;
      asked.push(offered);
      if (offered.names) jsonSchema.enum = offered.names();
      if (offered.labelsOf) jsonSchema.labels = offered.labelsOf();
    },
  });
