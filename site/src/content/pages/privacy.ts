// The words around the privacy policy, and why each form asks what it asks. The policy itself is content/legal/privacy.md.

import { type FormId, formIds } from '@tred/contract/registry';
import { forms } from '~/facts/forms';
import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/privacy',
  title: 'Privacy policy',
  description: `What ${brand} collects on this site, form by form: why, for how long, who sees it, and your rights under Uganda’s Data Protection and Privacy Act, 2019.`,
  crumb: 'Privacy policy',
} satisfies PageMeta;

export const hero = {
  title: 'Privacy policy',
  lead: 'What we know about you, why, for how long, and how to make us forget it.',
} satisfies HeroProps;

const KEPT = '24 months';

type Reason = { why: string; goesTo: string; kept?: string };

const reasons: Record<FormId, Reason> = {
  contact: {
    why: 'To answer your message, within 24 hours, and to credit whoever recommended us, if you give their code.',
    goesTo: 'The department of the subject you chose.',
  },
  quotation: {
    why: 'To send you the price for your school, and to answer what you ask about it.',
    goesTo: 'Sales.',
  },
  'partner-application': {
    why: 'To judge whether we can work together, and to arrange the interview.',
    goesTo: 'Partnerships.',
  },
  newsletter: {
    why: 'To send the updates you asked for, once you have confirmed the address.',
    goesTo: 'Marketing.',
    kept: 'Until you unsubscribe; 30 days if you never confirm.',
  },
  'feature-request': {
    why: 'To understand the request, and to tell you when it is planned or done.',
    goesTo: 'Product.',
  },
  vote: {
    why: 'To count one vote for each visitor. The voter is a random name that your browser keeps.',
    goesTo: 'Product, as a number only.',
    kept: 'As long as the request is listed; the voter’s code for 24 months.',
  },
  order: {
    why: 'To confirm your order, send the payment request and deliver.',
    goesTo: 'The store, the courier, and the mobile-money provider you chose.',
  },
  'bulk-order': { why: 'To quote a price for a large order.', goesTo: 'The store.' },
  'event-registration': {
    why: 'To keep your place, tell you of changes and prepare what you need. Later events only if you ticked so.',
    goesTo: 'Events, and on the day the people at the door.',
  },
  'recording-request': { why: 'To send you the recording.', goesTo: 'Events.' },
  'startup-application': {
    why: 'To review your application, in about two weeks.',
    goesTo: 'The startup programme.',
  },
  'affiliate-signup': {
    why: 'To open your affiliate account. Bank details are asked for later, not here.',
    goesTo: 'The affiliate programme.',
  },
  'affiliate-contact': { why: 'To answer your question.', goesTo: 'The affiliate programme.' },
  'security-report': {
    why: 'To reproduce and fix the weakness, thank you and pay the reward. You may stay anonymous.',
    goesTo: 'The security team.',
  },
  'compliance-enquiry': { why: 'To answer your question.', goesTo: 'Compliance.' },
  'data-request': {
    why: 'To do what the Act lets you ask for, and to be able to show that we did.',
    goesTo: 'The data protection officer.',
  },
};

/** A box that must be ticked is the consent itself, and what the page supplies is no data about the visitor. */
const asked = (form: FormId) =>
  forms[form].fields
    .filter(({ kind, required }) => kind !== 'hidden' && !(kind === 'checkbox' && required))
    .map(({ label, kind, required }) => (required || kind === 'unasked' ? label : `${label} (optional)`))
    .join('; ');

export const formRegister = {
  id: 'forms',
  title: 'Every form, question by question',
  lead: 'This table is made from the forms themselves, so it cannot leave one out. A form also carries the time it arrived and its reference number.',
  columns: ['Form', 'What it asks', 'Why', 'Who reads it', 'Kept for'],
  rows: formIds.map((id) => ({
    name: forms[id].name,
    cells: [asked(id), reasons[id].why, reasons[id].goesTo, reasons[id].kept ?? KEPT],
  })),
  footnote:
    'What our filter takes for spam is kept for 30 days in quarantine. “Annual revenue” is part of the partner application’s record but is not asked and stays empty.',
} satisfies DataTableProps;

export const closing = {
  title: 'Your data, your call',
  text: 'See it, correct it, erase it, or stop our emails. One form, no fee, an answer within 30 days.',
  actions: [
    { label: 'Make a data request', href: '/privacy/request' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies ClosingCallProps;
