// Fills placeholders of all facts in a text: `{{email.privacy}}`.

import { z } from 'astro/zod';
import { chaptersOf, type Text } from '../lib/text.ts';
import { untilContentChanges } from '../readers/content.ts';
import { sampleWhile } from '../readers/fields.ts';
import {
  fillPlaceholders,
  group,
  inHtml,
  type Placeholders,
  textWith,
  unknownPlaceholders,
  withNumbersInWords,
} from '../readers/placeholders.ts';
import { contentOf } from '../readers/read-facts.ts';
import { capabilityPlaceholders } from './capabilities.ts';
import { institutionPlaceholders, personPlaceholders } from './institutions.ts';
import { organisation, organisationPlaceholders } from './organisation.ts';
import { pricePlaceholders } from './prices.ts';
import { productPlaceholders } from './product.ts';
import { promisePlaceholders } from './promises.ts';
import { fieldworkPlaceholders, surveyPlaceholders } from './survey.ts';
import { termPlaceholders } from './terms.ts';

/** Shown while the owner has not given a fact. */
const ON_REQUEST = 'on request';

const numbers = untilContentChanges(() =>
  withNumbersInWords({
    ...organisationPlaceholders(),
    api: `https://api.${organisation.domain}/v1`,
    sandbox: `${process.env.SITE_URL || `https://${organisation.domain}`}/sandbox/v1`,
    whatsapp: `https://wa.me/${organisation.phone.whatsapp.replace('+', '')}`,
    headquarters: organisation.offices[0].address.join(', '),
    'headquarters.city': organisation.offices[0].city,
    'headquarters.hours': organisation.offices[0].hours,
    'headquarters.street': organisation.offices[0].address.slice(0, 2).join(', '),
    pdpoRegistration: organisation.pdpoRegistration ?? ON_REQUEST,
    registrationNumber: organisation.registrationNumber ?? ON_REQUEST,
    tin: organisation.tin ?? ON_REQUEST,
    owners: organisation.owners ?? ON_REQUEST,
    status: organisation.status ?? ON_REQUEST,
    signIn: organisation.signIn ? `at ${organisation.signIn}` : 'in the app',
    ...group('email', organisation.email),
    ...group('phone', organisation.phone),
    ...group('app', organisation.appStores),
    ...pricePlaceholders(),
    ...institutionPlaceholders(),
    ...personPlaceholders(),
    ...capabilityPlaceholders(),
    ...termPlaceholders(),
    ...promisePlaceholders(),
    ...fieldworkPlaceholders(),
    ...surveyPlaceholders(),
    ...productPlaceholders(),
  }),
);

const rule = textWith(numbers).describe('A sentence or two, with the numbers as placeholders.');

/** Sentences that several pages share. */
const rules = contentOf(
  'facts/rules',
  z.object({ sample: sampleWhile('the owner has not confirmed them') }).catchall(z.record(z.string(), rule)),
);

/** `{{trial.rule}}`, `{{setup.noEmail}}`. */
const rulePlaceholders = (): Placeholders => {
  const { sample: _, ...texts } = rules();
  return Object.assign({}, ...Object.entries(texts).map(([name, each]) => group(name, each)));
};

export const placeholders = untilContentChanges(() => ({ ...numbers(), ...rulePlaceholders() }));

export const isEmptyFact = (name: string): boolean => placeholders()[name] === ON_REQUEST;

const escaped = untilContentChanges(() => inHtml(placeholders()));

export const fillIn = (text: string): string => fillPlaceholders(text, placeholders());

type FilledEntry = { id: string; rendered?: { html: string } | undefined };

/** `inShort` are the key points, which some texts have. */
export function readText({ id, rendered }: FilledEntry, inShort: readonly string[] = []): Text {
  if (!rendered?.html)
    throw new Error(
      `The text "${id}" is missing, empty, or not to be read as Markdown; an earlier line says why.`,
    );
  const [unknown] = unknownPlaceholders(rendered.html, placeholders());
  if (unknown) throw new Error(`The text "${id}" asks for ${unknown}, which no fact fills.`);
  const html = fillPlaceholders(rendered.html, escaped());
  return { html, contents: chaptersOf(html), inShort: [...inShort] };
}
