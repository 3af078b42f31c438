// The contact form for each purpose, and the parts of the contact page that use our offices.
import { type PageFields, withWords } from '@tred/contract/form';
import { CONTACT_PATH, contact as contactForm, purposePath } from '@tred/contract/forms/contact';
import { formOf, forms, formWords } from '~/facts/forms';
import { organisation } from '~/facts/organisation';
import { fillValues } from '~/lib/format-text';
import { readHours } from '~/lib/opening-hours';
import type { PageMeta } from '~/lib/page-meta';
import type { TrackWords } from '~/ui/Track/words';
import type { ContactFormProps } from './ContactForm/ContactForm';
import { contact, type DayWords } from './words';

/** "8am", "6pm". */
const clock = (hour: number) => `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;

/** Opening hours of the headquarters as a bar for each hour. */
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

/** Fields that only some purposes ask. */
const OF_PLAN = ['plan', 'learners', 'billing'];
const planFields = forms.contact.fields.filter(({ name }) => OF_PLAN.includes(name));
const cv = forms.contact.fields.find(({ name }) => name === 'cv');
const OF_PURPOSES = [...OF_PLAN, 'district', 'visitDay', 'position', 'cv'];

function formFor(asked: readonly string[], pageFields: PageFields = {}): ContactFormProps['form'] {
  const { id, fields } = withWords(contactForm, formWords.contact, pageFields);
  return { id, fields: fields.filter(({ name }) => !OF_PURPOSES.includes(name) || asked.includes(name)) };
}

/** The form of /contact, with the fields of the specification. */
export const plainForm = (): ContactFormProps => {
  const { title, lead, noEmail } = contact.form;
  return { ...formOf('contact'), title, lead, noEmail, form: formFor([]) };
};

type Purpose = {
  words: (typeof contact.purposes)[keyof typeof contact.purposes];
  query: Record<string, string>;
  asked: readonly string[];
  supplied: Record<string, string>;
  pageFields?: PageFields;
  /** Title and facts of a position. */
  position?: Position;
};
type Position = { id: string; title: string; facts: readonly string[] };

/** A page for each purpose; `/contact?subject=demo` shows it. */
export function purposePages(positions: readonly Position[]) {
  const { trial, demo, support, application } = contact.purposes;
  const all: Purpose[] = [
    {
      words: trial,
      query: { subject: 'trial' },
      asked: [],
      supplied: { subject: 'sales' },
    },
    {
      words: demo,
      query: { subject: 'demo' },
      asked: ['district', 'visitDay'],
      supplied: { subject: 'demo' },
    },
    { words: support, query: { subject: 'support' }, asked: [], supplied: { subject: 'support' } },
    ...positions.map((position) => ({
      words: application,
      query: { position: position.id },
      asked: ['position', 'cv'],
      supplied: { subject: 'other', position: position.id },
      pageFields: { message: { required: false }, cv: { required: true, missing: cv?.wrong ?? '' } },
      position,
    })),
  ];
  return all.map(purposePage);
}

function purposePage({ words, query, asked, supplied, pageFields, position }: Purpose) {
  const path = purposePath(new URLSearchParams(query)) ?? CONTACT_PATH;
  const fill = (text: string) => fillValues(text, { position: position?.title ?? '' });
  const title = fill(words.title);
  const { message } = words;
  const form: ContactFormProps = {
    ...formOf('contact'),
    title: words.form,
    ...(position && { facts: position.facts }),
    plan: words.plan === undefined ? undefined : { title: words.plan, fields: planFields },
    noEmail: { ...contact.form.noEmail, text: fill(words.text) },
    form: formFor(asked, pageFields),
    words: { ...formWords.contact, button: words.button, next: words.next },
    supplied: { ...supplied, ...(message && { message }) },
  };
  const meta = {
    title,
    description: fill(words.description),
    crumb: title,
    under: [{ name: contact.meta.crumb ?? '', path: CONTACT_PATH }],
    // A step on the way, not a page to find.
    noindex: true,
  } satisfies PageMeta;
  return { path, meta, title, lead: words.lead, form };
}
