// The message form on the contact page and its purposes: a trial, a demo, support, and an application for a position.
import * as z from 'zod/mini';
import {
  choice,
  day,
  line,
  optionalChoice,
  optionalNumber,
  slug,
  text,
  type ValueFault,
  webAddress,
} from '../fields.ts';
import { defineForm } from '../form.ts';
import { isRecord } from '../reply.ts';
import { billingPeriods, LEARNERS } from '../school-price.ts';
import { emailOrPhone, optionalPhone, privacy } from './shared.ts';

const form = defineForm({
  id: 'contact',
  fields: {
    // The page that was used: `demo`, or `apply/…`.
    purpose: slug(),
    // One of the things that the page lists: a tier, a case study, a hackathon.
    about: slug(),
    plan: optionalChoice({ values: ['starter', 'professional', 'enterprise'] }),
    learners: optionalNumber(LEARNERS),
    billing: optionalChoice({ values: billingPeriods }),
    firstName: line({ required: true, max: 80, autocomplete: 'given-name' }),
    lastName: line({ required: true, max: 80, autocomplete: 'family-name' }),
    email: emailOrPhone(),
    phone: optionalPhone(),
    company: line({ max: 160, autocomplete: 'organization' }),
    subject: choice({ values: ['sales', 'support', 'demo', 'partnership', 'other'] }),
    district: line({ max: 80, autocomplete: 'address-level2' }),
    visitWay: optionalChoice({ as: 'radio', values: ['video', 'visit'] }),
    visitDay: day(),
    visitTime: optionalChoice({ as: 'radio', values: ['morning', 'afternoon'] }),
    position: slug(),
    cv: webAddress(),
    message: { ...text({ required: true }), rule: text().rule },
    referralCode: line({ max: 40 }),
    privacy: privacy(),
  },
});

const missing: ValueFault = 'missing';
const wrong: ValueFault = 'wrong';

/** Also beside other mistakes, but not for a body that is no object. */
const when = ({ value }: { value: unknown }) => isRecord(value);

export const contact = {
  ...form,
  schema: form.schema.check(
    z.refine(({ position, message }) => Boolean(position || message), {
      path: ['message'],
      error: missing,
      when,
    }),
    z.refine(({ position, cv }) => Boolean(!position || cv), { path: ['cv'], error: wrong, when }),
  ),
};

/** Where the contact page keeps a page for each purpose. */
export const CONTACT_PATH = '/contact';

/** The page behind `/contact?subject=demo`, if there is one; `?position=` names an application. */
export function purposePath(query: URLSearchParams): string | undefined {
  const position = query.get('position');
  const purpose = position ? `apply/${position}` : query.get('subject');
  return purpose && /^[a-z0-9/-]+$/.test(purpose) ? `${CONTACT_PATH}/${purpose}` : undefined;
}
