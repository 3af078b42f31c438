// Fills placeholders of all facts in a text: `{{email.privacy}}`.

import { z } from 'astro/zod';
import { chaptersOf, type Text } from '../lib/text.ts';
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
import { readFacts } from '../readers/read-facts.ts';
import { capabilityPlaceholders } from './capabilities.ts';
import { institutionPlaceholders, personPlaceholders } from './institutions.ts';
import { organisation, organisationPlaceholders } from './organisation.ts';
import { pricePlaceholders } from './prices.ts';
import { ownKeys, packageNotice, practiceLearners, receivedMessage, sampleLearner, sdks } from './product.ts';
import { promisePlaceholders } from './promises.ts';
import { fieldworkPlaceholders, surveyPlaceholders } from './survey.ts';
import { termPlaceholders } from './terms.ts';

/** Shown while the owner has not given a fact. */
const ON_REQUEST = 'on request';

const facts: Placeholders = {
  ...organisationPlaceholders,
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
  ...pricePlaceholders,
  ...institutionPlaceholders,
  ...personPlaceholders,
  ...capabilityPlaceholders,
  ...termPlaceholders,
  ...promisePlaceholders,
  ...fieldworkPlaceholders,
  ...surveyPlaceholders,
  practiceLearners: String(practiceLearners),
  ownKeys,
  learner: sampleLearner,
  'sdk.notice': packageNotice,
  'message.received': receivedMessage,
  ...Object.fromEntries(Object.entries(sdks).map(([of, { version }]) => [`sdk.${of}`, version])),
  ...Object.fromEntries(Object.entries(sdks).map(([of, sdk]) => [`package.${of}`, sdk.package])),
};

/** Small numbers in words: `{{words.trialDays}}`. */
const numbers = withNumbersInWords(facts);

const rule = textWith(numbers).describe('A sentence or two, with the numbers as placeholders.');

/** Sentences that several pages share. */
const { sample: _rules, ...rules } = readFacts(
  'rules',
  z.object({ sample: sampleWhile('the owner has not confirmed them') }).catchall(z.record(z.string(), rule)),
);

/** `{{trial.rule}}`, `{{setup.noEmail}}`. */
const rulePlaceholders: Placeholders = Object.assign(
  {},
  ...Object.entries(rules).map(([name, texts]) => group(name, texts)),
);

export const placeholders: Placeholders = { ...numbers, ...rulePlaceholders };

export const isEmptyFact = (name: string): boolean => placeholders[name] === ON_REQUEST;

const escaped = inHtml(placeholders);

export const fillIn = (text: string): string => fillPlaceholders(text, placeholders);

type FilledEntry = { id: string; rendered?: { html: string } | undefined };

/** `inShort` are the key points, which some texts have. */
export function readText({ id, rendered }: FilledEntry, inShort: readonly string[] = []): Text {
  if (!rendered?.html)
    throw new Error(
      `The text "${id}" is missing, empty, or not to be read as Markdown; an earlier line says why.`,
    );
  const [unknown] = unknownPlaceholders(rendered.html, placeholders);
  if (unknown) throw new Error(`The text "${id}" asks for ${unknown}, which no fact fills.`);
  const html = fillPlaceholders(rendered.html, escaped);
  return { html, contents: chaptersOf(html), inShort: [...inShort] };
}
