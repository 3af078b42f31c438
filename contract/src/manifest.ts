// What the build tells the desk of the site it made. Written beside the pages, checked on both sides, shown to nobody.
import * as z from 'zod/mini';
import { type FormWords, formWordsSchema } from './form-words.ts';
import { lookup } from './lookup.ts';
import { formIds, forms } from './registry.ts';

export const MANIFEST_FILE = '_manifest.json';
/** One more whenever the shape changes: a desk refuses the build of another version. */
export const MANIFEST_VERSION = 4;

const text = z.string().check(z.minLength(1));
const span = z.int().check(z.positive());
const address = z.string().check(z.regex(/^\/\S*$/));

/** Whether each field of each form has words: a desk and a site of different versions may differ. */
function hasAllWords(words: Readonly<Record<string, FormWords>>): boolean {
  return [...forms, lookup].every(({ id, fields }) =>
    fields.every(({ name }) => words[id]?.fields[name] !== undefined),
  );
}

/** What the pages' content has to say: it comes from a route of the site, all else from the finished files. */
const contentShape = {
  organisation: z.strictObject({
    /** As people call it. */
    name: text,
  }),
  /** What a visitor is told who sent a form. */
  answers: z.strictObject({
    /** Before each message, and before the title of the page. */
    error: text,
    /** Above the list of wrong answers. */
    problem: text,
    /** Above what follows. */
    notSent: text,
    tooMany: text,
    tooLarge: text,
    unavailable: text,
    /** The same key came with other values. */
    repeated: text,
    /** Below each of them: how else to reach us. */
    otherWays: text,
  }),
  /** The words of each form, and of the question for a reference. */
  forms: z
    .record(z.enum([...formIds, lookup.id]), formWordsSchema)
    .check(z.refine(hasAllWords, 'a field has no words')),
  /** Those one can still register for, by the name they have in addresses. */
  events: z.record(text, z.strictObject({ title: text, capacity: z.int().check(z.positive()) })),
  /** Feature requests that can be voted for. */
  requests: z.array(text),
  /** After how many months entries are erased, and messages that apply for a position. */
  keptMonths: z.strictObject({ forms: span, jobApplications: span }),
  /** After how many days spam, newsletter addresses that nobody confirmed, and copies of letters are erased. */
  keptDays: z.strictObject({ spam: span, unconfirmedSubscription: span, mailCopies: span }),
  /** Ready-made answers for staff, with places that are filled in for each entry; see reply-places.ts. */
  replies: z.array(
    z.strictObject({
      id: text,
      name: text,
      /** The forms it answers; none: all of them. */
      forms: z.array(z.enum(formIds)),
      subject: text,
      body: text,
    }),
  ),
};
export const siteContentSchema = z.strictObject(contentShape);

const page = z.strictObject({ address, file: text, forms: z.array(z.enum(formIds)) });

const headerRule = z.strictObject({
  /** An address; one that ends in `*` covers everything below it. Later rules win. */
  path: address,
  /** Names in lower case. */
  headers: z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), text),
});

export const manifestSchema = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  ...contentShape,
  pages: z.array(page).check(z.minLength(1)),
  /** Addresses that moved for good, and where to. */
  redirects: z.record(address, address),
  headers: z.array(headerRule).check(z.minLength(1)),
});

export type SiteContent = z.infer<typeof siteContentSchema>;
export type SiteManifest = z.infer<typeof manifestSchema>;
export type SitePage = z.infer<typeof page>;
export type HeaderRule = z.infer<typeof headerRule>;
