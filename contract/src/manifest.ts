// The manifest: data that the build passes to the server. Both sides check it; it is not served.
import * as z from 'zod/mini';
import { emailWordsSchema } from './emails.ts';
import { type FormWords, formWordsSchema } from './form-words.ts';
import { lookup } from './lookup.ts';
import { formIds, forms } from './registry.ts';

export const MANIFEST_FILE = '_manifest.json';
/** Increase when the shape changes: a server refuses other versions. */
export const MANIFEST_VERSION = 9;

const text = z.string().check(z.minLength(1));
const span = z.int().check(z.positive());
/** A line break in a header would fail at each request. */
const headerValue = z.string().check(z.regex(/^[\t\x20-\x7e]+$/));
const day = z.iso.date();
const address = z.string().check(z.regex(/^\/\S*$/));

/** Whether every field has words: site and server may have different versions. */
function hasAllWords(words: Readonly<Record<string, FormWords>>): boolean {
  return [...forms, lookup].every(({ id, fields }) =>
    fields.every(({ name }) => words[id]?.fields[name] !== undefined),
  );
}

/** The part from the content; the build adds the rest. */
const contentShape = {
  /** The day in Kampala that the pages are of. */
  day,
  organisation: z.strictObject({
    name: text,
    /** Where replies to the server's emails go. */
    email: text,
  }),
  emails: emailWordsSchema,
  replyWords: z.strictObject({
    /** Prefix of each message and of the page title. */
    error: text,
    problem: text,
    /** Title of the messages below. */
    notSent: text,
    tooMany: text,
    tooLarge: text,
    unavailable: text,
    /** The same key with other values. */
    repeated: text,
    /** Below each message: other ways to reach us. */
    otherWays: text,
  }),
  forms: z
    .record(z.enum([...formIds, lookup.id]), formWordsSchema)
    .check(z.refine(hasAllWords, 'a field has no words')),
  /** Events open for registration until their last day, by id. */
  events: z.record(text, z.strictObject({ title: text, capacity: z.int().check(z.positive()), last: day })),
  requests: z.array(text),
  retentionMonths: z.strictObject({ forms: span, jobApplications: span }),
  /** Retention in days: spam, unconfirmed newsletter addresses, and copies of emails. */
  retentionDays: z.strictObject({ spam: span, unconfirmedSubscription: span, mailCopies: span }),
  /** Reply templates with placeholders; see admin-api.ts. */
  replies: z.array(
    z.strictObject({
      id: text,
      name: text,
      /** Its forms; empty means all. */
      forms: z.array(z.enum(formIds)),
      subject: text,
      body: text,
    }),
  ),
};
export const siteContentSchema = z.strictObject(contentShape);

const page = z.strictObject({ address, file: text, forms: z.array(z.enum(formIds)) });

const headerRule = z.strictObject({
  /** An address; `*` at the end covers everything below. Later rules win. */
  path: address,
  headers: z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), headerValue),
});

export const manifestSchema = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  ...contentShape,
  pages: z.array(page).check(z.minLength(1)),
  redirects: z.record(address, address),
  headers: z.array(headerRule).check(z.minLength(1)),
});

export type SiteContent = z.infer<typeof siteContentSchema>;
export type SiteManifest = z.infer<typeof manifestSchema>;
export type SitePage = z.infer<typeof page>;
export type HeaderRule = z.infer<typeof headerRule>;
