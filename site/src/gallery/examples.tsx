// Examples of the parts with states, for /gallery, the render test and the browser tests.
import type { Field as FieldInfo } from '@tred/contract/form';
import type { ReactElement } from 'react';
import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { ContactWays } from '~/components/ContactWays/ContactWays';
import { CopyBox } from '~/components/CopyBox/CopyBox';
import { ErrorSummary } from '~/components/ErrorSummary/ErrorSummary';
import { Field } from '~/components/Field/Field';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { PageLinks } from '~/components/PageLinks/PageLinks';
import { PillRadios } from '~/components/PillRadios/PillRadios';
import { Section } from '~/components/Section/Section';
import { formOf, forms, formWords } from '~/facts/forms';
import { CookiePanel } from '~/features/cookies/CookiePanel/CookiePanel';
import { Openings } from '~/features/jobs/Openings/Openings';
import { OrderForm } from '~/features/store/OrderForm/OrderForm';
import { Faq } from '~/sections/Faq/Faq';
import { Plans } from '~/sections/Plans/Plans';
import { DataTable } from '~/sections/Table/DataTable';

type Examples = Record<string, Record<string, ReactElement>>;

function named(fields: readonly FieldInfo[], name: string): FieldInfo {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`No field is called ${name}.`);
  return field;
}

const inContact = (name: string) => named(forms.contact.fields, name);
// The same field with and without an error needs two names on one page.
const right = () => named(forms['data-request'].fields, 'right');

/** Small parts, shown inside a section. */
export const parts = (): Examples => ({
  Action: {
    primary: <Action href="/contact">Get started</Action>,
    secondary: (
      <Action look="secondary" href="/contact">
        Ask for a demo
      </Action>
    ),
    plain: (
      <Action look="plain" href="/features">
        All features
      </Action>
    ),
    'disabled button': (
      <Action type="submit" disabled>
        Sending
      </Action>
    ),
  },
  Badge: {
    tones: (
      <p>
        <Badge>Neutral</Badge> <Badge tone="good">Good</Badge> <Badge tone="busy">Busy</Badge>{' '}
        <Badge tone="warm">Warm</Badge>
      </p>
    ),
  },
  CopyBox: {
    code: <CopyBox label="Code" text="EXAMPLE-1" button="Copy code" />,
    words: <CopyBox label="Message" text="A message to copy." look="words" button="Copy message" />,
  },
  ErrorSummary: {
    'one problem': (
      <ErrorSummary
        title={formWords.contact.problem}
        form="wrong"
        problems={[{ field: 'emailAgain', message: 'Enter your email address' }]}
      />
    ),
    'several problems': (
      <ErrorSummary
        title={formWords.contact.problem}
        form="wrong"
        problems={[
          { field: 'subjectAgain', message: 'Select a subject' },
          { field: 'messageAgain', message: 'Enter your message' },
        ]}
      />
    ),
  },
  Field: {
    text: <Field words={formWords.contact} form="plain" field={inContact('firstName')} />,
    optional: <Field words={formWords.contact} form="plain" field={inContact('company')} />,
    'phone with hint': (
      <Field
        words={formWords.contact}
        form="plain"
        field={named(forms['partner-application'].fields, 'phone')}
      />
    ),
    'web address': (
      <Field
        words={formWords.contact}
        form="plain"
        field={named(forms['partner-application'].fields, 'website')}
      />
    ),
    select: <Field words={formWords.contact} form="plain" field={inContact('subject')} />,
    'text area': (
      <Field words={formWords.contact} form="plain" field={inContact('message')} value="A message." />
    ),
    checkbox: <Field words={formWords.contact} form="plain" field={inContact('privacy')} />,
    'radio group': <Field words={formWords.contact} form="plain" field={right()} />,
  },
  FormStatus: {
    arrived: (
      <FormStatus tone="good" title="Message sent">
        <p>
          Your reference is <strong>TRD-4F7K2-M9QXD</strong>.
        </p>
      </FormStatus>
    ),
    'not sent': (
      <FormStatus tone="bad" title="Your message was not sent">
        <p>Try again, or reach us another way.</p>
        <ContactWays email="hello@tred.example" phone="+256600900100" whatsapp="+256600900100" />
      </FormStatus>
    ),
  },
  PageLinks: { few: <PageLinks label="Pages" list="/blog" page={2} pages={3} /> },
  PillRadios: {
    three: (
      <PillRadios
        legend="Sector"
        showLegend
        name="example-sector"
        chosen="all"
        options={[
          { value: 'all', label: 'All' },
          { value: 'edtech', label: 'EdTech' },
          { value: 'saas', label: 'SaaS' },
        ]}
      />
    ),
  },
});

const plan = (name: string, highlighted: boolean) => ({
  name,
  description: 'For a school with one campus and one bursar.',
  price: { amount: 'UGX 800', unit: 'a month, billed yearly', note: 'UGX 9,600 a year' },
  monthlyPrice: { amount: 'UGX 1,000', unit: 'a month, billed monthly' },
  features: ['A feature', 'Another feature'],
  action: { label: 'Choose', href: '/contact' },
  highlighted,
});

const openings = {
  title: 'Open positions',
  apply: { label: 'Apply', href: '/contact' },
  pay: '{range} a month',
  deadline: { by: 'Apply by', none: 'Open until filled' },
  empty: 'Nothing is open today.',
};

/** Sections, which have their own width and space. */
export const sections = (): Examples => ({
  DataTable: {
    states: (
      <DataTable
        title="Certificates"
        columns={['Certificate', 'Last audit', 'State']}
        rows={[
          {
            name: 'Valid',
            note: 'Until the end of the century',
            cells: ['November 2024', { state: { label: 'Valid', tone: 'good' } }],
          },
          { name: 'Due', cells: ['May 2018', { state: { label: 'Renewal due', tone: 'warm' } }] },
        ]}
        footnote="A footnote."
      />
    ),
    facts: (
      <DataTable
        title="Kept in your browser"
        columns={['Key', 'Values', 'More']}
        rows={[
          { name: 'theme', code: true, cells: [['light', 'dark'], { label: 'Cookies', href: '/cookies' }] },
        ]}
      />
    ),
  },
  Faq: {
    two: (
      <Faq
        title="Questions"
        id="faq-example"
        items={[
          { question: 'A question?', answer: 'An answer.' },
          { question: 'Another question?', answer: 'Another answer.' },
        ]}
      />
    ),
  },
  Plans: {
    'two periods': (
      <Plans
        label="Plans"
        plans={[
          plan('Small', false),
          { ...plan('Medium', true), badge: 'Most popular' },
          plan('Large', false),
        ]}
        billing={{ legend: 'Billing period', annual: 'Annual', monthly: 'Monthly', saving: 'save 20%' }}
        footnote="A footnote."
      />
    ),
  },
  CookiePanel: {
    panel: (
      <CookiePanel
        title="Your choice"
        lead="Four kinds of storage."
        categories={[
          {
            name: 'essential',
            title: 'Essential',
            text: 'Always on.',
            today: 'In use.',
            on: true,
            locked: true,
          },
          { name: 'analytics', title: 'Analytics', text: 'Counting.', today: 'Not used.', on: true },
          { name: 'preferences', title: 'Preferences', text: 'Theme.', today: 'In use.', on: true },
          { name: 'marketing', title: 'Marketing', text: 'Advertising.', today: 'Not used.', on: false },
        ]}
        always="Always on"
        actions={{ save: 'Save', accept: 'Accept all', reject: 'Reject optional' }}
        saved="Saved until {until}: {on}."
        refused="Nothing can be stored."
        withoutScript="These switches need JavaScript."
      />
    ),
  },
  Openings: {
    one: (
      <Openings
        {...openings}
        lead="One for now."
        openings={[
          {
            id: 'example-engineer',
            title: 'Engineer',
            department: 'Engineering',
            location: 'Entebbe (hybrid)',
            type: 'Full-time',
            description: 'A description.',
            pay: { from: 1_000_000, to: 1_500_000 },
            closes: '2027-03-31',
          },
        ]}
      />
    ),
    empty: <Openings {...openings} openings={[]} />,
  },
  OrderForm: {
    short: (
      <OrderForm
        id="example-order"
        title="Order form"
        lead="Say how many you want of each."
        products={[
          { name: 'Cap', shown: { ugx: 'UGX 30,000' }, colours: [{ name: 'Charcoal' }], sizes: ['One size'] },
        ]}
        order={{ ...formOf('order'), form: { id: 'order', fields: [inContact('firstName')] } }}
        note={{ purpose: 'to send it' }}
      />
    ),
  },
});

/** The content of /gallery. */
export function Gallery() {
  const ofParts = parts();
  return Object.entries({ ...ofParts, ...sections() }).map(([name, examples]) => (
    <article key={name} data-component={name}>
      {/* An example may begin with a third-level heading. */}
      <h2 className="visually-hidden">{name}</h2>
      {Object.entries(examples).map(([example, element]) => (
        <div key={example} data-example={`${name}: ${example}`}>
          {name in ofParts ? <Section space="tight">{element}</Section> : element}
        </div>
      ))}
    </article>
  ));
}
