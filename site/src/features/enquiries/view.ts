// The contact form for each purpose, and the parts of the contact page that use our offices.
import { type Option, type PageFields, withWords } from '@tred/contract/form';
import { CONTACT_PATH, contact as contactForm, purposePath } from '@tred/contract/forms/contact';
import type { TrackWords } from '~/components/Track/schema';
import { caseStudies } from '~/facts/customers';
import { formOf, formWords } from '~/facts/forms';
import { organisation } from '~/facts/organisation';
import { sectionOn } from '~/facts/read-page';
import { fillValues } from '~/lib/format-text';
import { readHours } from '~/lib/opening-hours';
import type { PageMeta } from '~/lib/page-meta';
import { plansWords } from '~/sections/Plans/schema';
import { hackathonsWords } from '../community/words';
import type { ContactFormProps } from './ContactForm/ContactForm';
import { contact, type DayWords, type PurposeWords } from './words';

/** "8am", "6pm". */
const clock = (hour: number) => `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;

export function dayByHours({ midnight, caption }: DayWords): TrackWords {
  const { opens = 0, closes = 24 } = readHours(organisation.offices[0].hours) ?? {};
  return {
    groups: [
      { count: opens, tone: 0 },
      { count: closes - opens, tone: 1 },
      { count: 24 - closes, tone: 0 },
    ],
    marks: [
      { after: 0, text: midnight },
      { after: opens, text: clock(opens) },
      { after: closes, text: clock(closes) },
      { after: 24, text: midnight },
    ],
    caption,
  };
}

export const officeEntries = () =>
  organisation.offices.map(({ city, role, ...office }) => ({ ...office, name: city, description: role }));

/** Fields that only some purposes ask; `company`, `subject` and a referral code are in the form of /contact too. */
const PLAN = ['plan', 'learners', 'billing'];
const OF_PURPOSES = [...PLAN, 'about', 'district', 'visitWay', 'visitDay', 'visitTime', 'position', 'cv'];
const ALWAYS = [
  'purpose',
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'position',
  'message',
  'privacy',
];

const fieldsOf = (pageFields: PageFields) => withWords(contactForm, formWords.contact, pageFields).fields;

export const plainForm = (): ContactFormProps => {
  const { title, lead, noEmail } = contact.form;
  // The specification requires an address here; the script and the server accept a phone number instead.
  const fields = fieldsOf({ email: { required: true }, purpose: { kind: 'unasked' } });
  const form = { id: contactForm.id, fields: fields.filter(({ name }) => !OF_PURPOSES.includes(name)) };
  return { ...formOf('contact'), title, lead, noEmail, form };
};

const vipPlans = sectionOn('vip', 'plans', plansWords);
const hackathons = sectionOn('hackathons', 'hackathons', hackathonsWords);

const lists = () =>
  ({
    tiers: vipPlans().plans.map(({ name }) => ({
      value: name.toLowerCase(),
      label: name,
    })),
    cases: caseStudies().map(({ seed, title }) => ({ value: seed, label: title })),
    hackathons: hackathons().events.map(({ dates, title }) => ({ value: dates, label: title })),
  }) satisfies Record<NonNullable<PurposeWords['about']>['list'], readonly Option[]>;

type Position = { id: string; title: string; facts: readonly string[] };

/** A page for each purpose; `/contact?subject=demo` shows it. */
export function purposePages(positions: readonly Position[]) {
  return [
    ...Object.entries(contact.purposes).map(([subject, words]) => purposePage(words, { subject })),
    ...positions.map((position) =>
      purposePage(contact.purpose.application, { position: position.id }, position),
    ),
  ];
}

function purposePage(words: PurposeWords, query: Record<string, string>, position?: Position) {
  const path = purposePath(new URLSearchParams(query)) ?? CONTACT_PATH;
  const title = fillValues(words.title, { position: position?.title ?? '' });
  const { about, plan, subject, message, button, next } = words;
  const { placeholder: unsure = '' } = formWords.contact.fields.plan;
  const all = fieldsOf({
    subject: { kind: 'hidden' },
    ...(about && { about: { label: about.label, placeholder: unsure, options: lists()[about.list] } }),
    message: { required: !position, ...(words.question && { label: words.question }) },
    ...(position && { cv: { required: true } }),
  });
  const asked = [...ALWAYS, ...words.asks, ...(about ? ['about'] : [])];
  const form: ContactFormProps = {
    ...formOf('contact'),
    title: contact.purpose.title,
    lead: next,
    ...(position && { facts: position.facts }),
    plan:
      plan === undefined ? undefined : { title: plan, fields: all.filter(({ name }) => PLAN.includes(name)) },
    noEmail: { ...contact.form.noEmail, text: fillValues(contact.form.noEmail.purpose, { title }) },
    form: { id: contactForm.id, fields: all.filter(({ name }) => asked.includes(name)) },
    words: { ...formWords.contact, button, next },
    supplied: {
      purpose: path.slice(CONTACT_PATH.length + 1),
      subject,
      position: position?.id ?? '',
      ...(message && { message }),
    },
  };
  return {
    path,
    meta: purposeMeta(title, fillValues(contact.purpose.description, { title, next })),
    title,
    lead: words.lead,
    form,
  };
}

/** A step on the way, not a page to find. */
export const purposeMeta = (title: string, description: string) =>
  ({
    title,
    description,
    crumb: title,
    under: [{ name: contact.meta.crumb ?? '', path: CONTACT_PATH }],
    noindex: true,
  }) satisfies PageMeta;
