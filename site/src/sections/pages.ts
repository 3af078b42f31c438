// Pages that are lists of sections: their schema, and what each of them shows.
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import type { FeedLink, PageFile, Section, ShownSection } from '~/components/define-section';
import { list } from '~/components/schema';
import { navigation } from '~/facts/navigation';
import { organisation } from '~/facts/organisation';
import { addressOf, hasSections, pageMeta, pageNames, pageSchema, pageWords } from '~/facts/read-page';
import type { PictureFile } from '~/files/pictures/picture-files';
import type { PageMeta } from '~/lib/page-meta';
import { contentFolder } from '~/readers/content';
import { organization, webSite } from '~/seo/json-ld';
import { publisher } from '~/seo/publisher';
import { type ClosingWords, closingWords } from './Closing/schema';
import { asides, sections } from './index';
import { sources } from './sources';

type Value = Record<string, unknown>;

/** `hero: { … }`: an object with one of the names. The editor offers them as kinds. */
const oneOf = (definitions: readonly Section[], wish: string) =>
  z
    .strictObject(
      Object.fromEntries(
        definitions.map((each) => [each.name, fieldsOf(each).exactOptional().meta({ title: each.title })]),
      ),
    )
    .refine((value) => Object.keys(value).length === 1, { error: wish, abort: true })
    .meta({ oneField: true });

function fieldsOf({ name, schema, computed, takesAside }: Section): z.ZodObject {
  const fields = takesAside ? schema.safeExtend({ aside: anAside.exactOptional() }) : schema;
  if (!computed) return fields;
  const from = z
    .enum(Object.keys(sources[name] ?? {}))
    .meta({ title: 'List from facts', description: 'The list is made from facts or entries.' });
  const written = fields.shape[computed] as z.ZodType;
  if (written.meta()?.fromSource) return z.strictObject({ ...omit(fields.shape, computed), from });
  return fields
    .safeExtend({ from: from.exactOptional(), [computed]: written.exactOptional() })
    .refine((words) => (words.from === undefined) !== (words[computed] === undefined), {
      path: [computed],
      error: 'must be here, or from a list of facts, and not both',
    });
}

const omit = (shape: z.core.$ZodLooseShape, name: string) =>
  Object.fromEntries(Object.entries(shape).filter(([field]) => field !== name));

const anAside = oneOf(asides, 'must be one kind of thing beside the words').meta({
  title: 'Beside the words',
});

const byName = new Map(sections.map((each) => [each.name, each]));

const idsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        key === 'id' && typeof each === 'string' ? [each] : idsIn(each),
      )
    : [];

const idsOf = (section: Value): string[] => {
  const [[name, words] = ['', {}]] = Object.entries(section);
  const { ownId } = byName.get(name) ?? {};
  return [...(ownId && !(words as Value).id ? [ownId] : []), ...idsIn(words)];
};

const listed = list(oneOf(sections, 'must be one section, such as hero'))
  .superRefine((all, { addIssue }) => {
    const opening = all.filter((each) => byName.get(Object.keys(each)[0] ?? '')?.opensPage);
    if (opening.length !== 1)
      addIssue({ code: 'custom', message: 'must have one section with the title of the page, such as hero' });
    const ids = all.flatMap(idsOf);
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice) addIssue({ code: 'custom', message: `must not have two parts with the address #${twice}` });
  })
  .describe('The parts of the page, from top to bottom.');

const fields = {
  sections: listed,
  closing: closingWords.exactOptional().meta({ title: 'End of the page' }),
  aboutUs: z
    .boolean()
    .exactOptional()
    .meta({ title: 'Describes the company', description: 'Search engines are told its name and contacts.' }),
};

/** Also used by the editor. */
export const sectionPageSchema = pageSchema(fields);

/** Why no page can have this address. */
export const pageNameProblem = (name: string): string | undefined =>
  !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name)
    ? 'An address has small letters, digits and hyphens only: names with a point are files of the website.'
    : /^(?:admin|api|desk|og|sandbox)(?:\/|$)/.test(name)
      ? 'Addresses that begin so belong to the server. Choose another.'
      : undefined;

export type ShownPage = {
  meta: PageMeta;
  closing: ClosingWords | undefined;
  elements: ReactElement[];
  jsonLd: Thing[];
  pictures: PictureFile[];
  feeds: FeedLink[];
};

async function show(definitions: readonly Section[], section: object, page: PageFile): Promise<ShownSection> {
  const [[name, { aside, from, ...words }] = ['', {} as Value]] = Object.entries(section);
  const definition = definitions.find((each) => each.name === name);
  if (!definition) throw new Error(`No section is called ${name}.`);
  const { computed = '' } = definition;
  const data = typeof from === 'string' ? { [computed]: await sources[name]?.[from]?.() } : {};
  const beside = aside && (await show(asides, aside, page));
  return definition.show({ ...words, ...data }, page, beside?.element);
}

export async function loadSectionPage(name: string): Promise<ShownPage> {
  const { meta, sections: all, closing, aboutUs } = pageWords<typeof fields>(name, sectionPageSchema);
  const file = { name, file: join(contentFolder(), `pages/${name}.yaml`) };
  const shown = await Promise.all(all.map((each) => show(sections, each, file)));
  return {
    meta,
    closing,
    elements: shown.map(({ element }) => element),
    jsonLd: [
      ...(aboutUs ? [organization(publisher)] : []),
      ...(name === 'home' ? [webSite(publisher)] : []),
      ...shown.flatMap(({ jsonLd }) => jsonLd),
    ],
    pictures: shown.flatMap(({ pictures }) => pictures),
    feeds: shown.flatMap(({ feeds }) => feeds),
  };
}

/** After launch nothing leads to the page about samples. */
const isShown = (name: string) => !(organisation.launched && `/${name}` === navigation.preview.href);

export const sectionPageNames = (): string[] =>
  pageNames().filter((name) => hasSections(name) && isShown(name));

/** Each address with the name of its page; a page with another main address has two. */
export const sectionPageAddresses = (): { address: string; name: string }[] =>
  sectionPageNames().flatMap((name) => {
    const { canonical } = pageMeta(name);
    return [addressOf(name), canonical ?? []].flat().map((address) => ({ address, name }));
  });
