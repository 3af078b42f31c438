// Sample submissions and staff, and a site with one small workshop.
import { type FormId, type FormValues, formsById, type Submission } from '@tred/contract/registry';
import { type Right, rights } from '@tred/contract/rights';
import type { Db } from '../db/tables.ts';
import { fixtureManifest } from '../site/fixture-site.ts';
import { hashPassword } from '../staff/password-hashing.ts';
import { addStaff } from '../staff/staff.ts';
import { createSubmissionContext, type SubmissionContext } from '../submission-context.ts';
import { type Arrival, acceptSubmission } from './accept.ts';

export const testContext = (capacity = 2, smtpUrl?: string): SubmissionContext =>
  createSubmissionContext(
    {
      ...fixtureManifest,
      events: { workshop: { title: 'the workshop', capacity, last: '2099-12-31' } },
      replies: [],
    },
    { serverUrl: 'https://tred.example', mailTo: 'staff@tred.example', smtpUrl },
  );

/** The other fields are empty. */
function withValues<Id extends FormId>(form: Id, values: Partial<FormValues[Id]>): FormValues[Id] {
  const empty = formsById[form].fields.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']);
  return { ...Object.fromEntries(empty), ...values };
}

export const contactValues = (more: Partial<FormValues['contact']> = {}) =>
  withValues('contact', {
    firstName: 'Grace',
    lastName: 'Akello',
    email: 'Grace@School.example',
    subject: 'demo',
    message: 'We are 900 learners in Jinja.',
    privacy: true,
    ...more,
  });

export const contactMessage = (more: Partial<FormValues['contact']> = {}): Submission<'contact'> => ({
  form: 'contact',
  values: contactValues(more),
});

export const quotation = (): Submission<'quotation'> => ({
  form: 'quotation',
  values: withValues('quotation', {
    learners: 640,
    billing: 'annual',
    sms: 3,
    pay: 'mtn',
    vat: 'with',
    name: 'Grace Akello',
    institution: 'Jinja SS',
    email: 'Grace@School.example',
    privacy: true,
  }),
});

export const registration = (
  email: string,
  event = 'workshop',
  phone = '',
): Submission<'event-registration'> => ({
  form: 'event-registration',
  values: withValues('event-registration', { event, email, phone, name: 'Grace Akello', privacy: true }),
});

export const subscription = (email: string): Submission<'newsletter'> => ({
  form: 'newsletter',
  values: { email, source: 'footer' },
});

export const dataRequest = (email: string): Submission<'data-request'> => ({
  form: 'data-request',
  values: withValues('data-request', {
    right: 'access',
    relationship: 'website',
    name: 'Grace Akello',
    email,
    declaration: true,
  }),
});

export const securityReport = (email: string): Submission<'security-report'> => ({
  form: 'security-report',
  values: {
    title: 'SQL injection in the log-in',
    target: 'https://app.tred.example',
    severity: 'critical',
    steps: 'Type a quotation mark.',
    impact: 'Everything.',
    name: 'Grace Akello',
    email,
    credit: false,
    rules: true,
  },
});

export async function acceptTest(
  store: Parameters<typeof acceptSubmission>[0],
  submission: Submission,
  { context = testContext(), ...more }: Partial<Arrival> & { context?: SubmissionContext } = {},
): Promise<string> {
  const arrival = { submission, spam: null, keys: [], now: Date.now(), ...more };
  const stored = await acceptSubmission(store, context, arrival);
  if (stored.outcome === 'conflict') throw new Error('conflict');
  return stored.reference;
}

/** A low password cost for tests. */
export const cheap = 2 ** 4;
export const testPassword = 'correct horse battery';

export async function addTestStaff(
  db: Db,
  name: string,
  {
    rights: staffRights = rights,
    password = testPassword,
  }: { rights?: readonly Right[]; password?: string } = {},
): Promise<void> {
  await addStaff(db, {
    name,
    hash: await hashPassword(password, cheap),
    rights: staffRights,
    now: 0,
    mustChange: false,
  });
}
