// Name, contacts and offices, from content/facts/organisation.yaml.
import { z } from 'astro/zod';
import { readHours } from '../lib/opening-hours.ts';
import { sampleWhile } from '../readers/fields.ts';
import { type Placeholders, textWith } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';

/** Placeholders for the other lines of the file. */
const names = readFacts(
  'organisation',
  z.looseObject({
    name: z.string().min(1).max(24).describe('The name of product and company, as people say it.'),
    slug: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens')
      .describe('The name in addresses, file names and commands.'),
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as tred.example')
      .describe('Where the website and the mailboxes are.'),
  }),
);

const own = (): Placeholders => ({ brand: names.name, slug: names.slug, domain: names.domain });
const text = textWith(own);
const email = text.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'must be a mail address').describe('A mail address.');
const phone = z
  .string()
  .regex(/^\+\d{9,15}$/, 'must be a number such as +256600900100, without spaces')
  .describe('A phone number with the country’s, without spaces.');
const url = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
/** A line that may be empty. */
const later = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().transform((value) => value ?? undefined);

const office = z.strictObject({
  city: text.describe('The town, or the campus.'),
  role: text.describe('The kind of office.'),
  address: z.tuple([text], text).describe('Line by line.'),
  phone,
  email,
  hours: text
    .refine((words) => readHours(words), 'must be days and full hours, as in Mon-Fri 8am-6pm EAT')
    .describe('When somebody is there.'),
});

export const organisation = readFacts(
  'organisation',
  z.strictObject({
    launched: z
      .boolean()
      .describe('No while the site shows samples. Yes: the site cannot be built with any sample in it.'),
    name: text,
    slug: text,
    legalName: text.describe('As the company is registered.'),
    tagline: text.describe('Under the name in the footer.'),
    description: text.describe('The company in one sentence.'),
    founded: z.int().min(1900).describe('A year.'),
    version: text.describe('Version of this website, in the footer.'),
    domain: text,
    pdpoRegistration: later(text).describe('Empty until there is one.'),
    registrationNumber: later(text).describe('Of the company. Empty until the owner gives it.'),
    owners: later(text).describe('Who owns the company. Empty until the owner says it.'),
    tin: later(text).describe('Tax identification number. Empty until the owner gives it.'),
    email: z.strictObject({
      general: email,
      sales: email,
      support: email,
      partnerships: email,
      media: email,
      security: email,
      privacy: email,
      compliance: email,
      careers: email,
      research: email,
      affiliates: email,
      store: email,
      conduct: email,
    }),
    phone: z.strictObject({
      main: phone,
      sales: phone,
      support: phone,
      partnerships: phone,
      media: phone,
      emergency: phone,
      whatsapp: phone,
    }),
    replyWithin: z
      .string()
      .regex(/^\d+ hours$/, 'must be a number of hours, such as 24 hours')
      .describe('Until every message has a first reply.'),
    social: z.array(
      z.strictObject({ name: text, icon: z.enum(['x', 'linkedin', 'facebook', 'youtube']), url }),
    ),
    signIn: later(url),
    status: later(url),
    community: z.strictObject({ discord: later(url), github: later(url) }),
    appStores: z.strictObject({ ios: url, android: url }),
    offices: z.tuple([office], office).describe('The first is the headquarters.'),
    toAnswer: z
      .array(text)
      .describe('Buyers’ questions that only the owner can answer. Listed before launch.'),
    sample: sampleWhile('it is invented'),
  }),
);

/** The name as a class name in programs. */
export const identifier = () => organisation.name.replace(/[^A-Za-z0-9]/g, '');

/** Placeholders about us; other facts are filled with these only. */
export const organisationPlaceholders = (): Placeholders => ({
  ...own(),
  identifier: identifier(),
  legalName: organisation.legalName,
  tagline: organisation.tagline,
  description: organisation.description,
  founded: String(organisation.founded),
  replyWithin: organisation.replyWithin,
});
