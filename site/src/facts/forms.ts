// Words of forms, from content/forms: one file for each form, and one for shared words.
import { type FieldShape, formats, sharedFields } from '@tred/contract/fields';
import { type FormDefinition, type FormShape, type ValuesOf, withWords } from '@tred/contract/form';
import { type FieldWords, type FormWords, formWordsSchema } from '@tred/contract/form-words';
import { lookup } from '@tred/contract/lookup';
import { formsById } from '@tred/contract/registry';
import { z } from 'astro/zod';
import { fillValues } from '../lib/format-text.ts';
import { liveObject } from '../readers/content.ts';
import { contentOf, readContent } from '../readers/read-facts.ts';
import { organisation } from './organisation.ts';
import { pageText } from './page-text.ts';
import { payoutMethods } from './programmes.ts';

const words = pageText.min(1);
const label = words.describe('The question, above its field.');
const help = words.describe('Below the question: an example, or why we ask.');
const missing = words.meta({ title: 'Said when it is empty' });

const keyed = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

const messageNames = ['tooLong', 'unprintable', 'notText', ...formats] as const;

const common = readContent(
  'forms/common',
  z.strictObject({
    reference: words.describe('Before the reference number.'),
    after: z
      .strictObject({
        copy: words.describe('The button that copies the reference.'),
        follow: words.describe('The link to the page that shows what became of it.'),
        whatsapp: words.describe('The link that opens WhatsApp.'),
        keep: words.describe('Below the reference: how to keep it.'),
        receipt: words.describe('After that, for a sender without an email address.'),
        address: words.describe('Before the email address that was given.'),
        whatsappText: words.describe('The message in WhatsApp. {reference} is filled in.'),
      })
      .describe('Below the reference number.'),
    unsent: words.describe('After the reason why it was not sent, before the other ways to reach us.'),
    error: words.describe('Before the page’s title while something is wrong, and before each message.'),
    problem: words.describe('Above the list of wrong answers.'),
    optional: words.describe('Beside a question that may be left empty.'),
    leaveEmpty: words.describe('The label of a hidden field that only robots fill in.'),
    policy: words.describe('The link to the privacy policy: {policy} in the question.'),
    ways: z
      .strictObject({ email: words, phone: words, whatsapp: words })
      .describe('Before the links to reach us another way.'),
    note: z
      .strictObject({
        title: words,
        use: words.describe('{collector}, {purpose} and {retention} are filled in.'),
        retention: words.describe(
          'How long we keep it, unless a form says otherwise: {retention} in the sentence.',
        ),
        rights: words.describe('{email} becomes a link.'),
        policy: words.describe('The link to the privacy policy.'),
      })
      .describe('Beside each form that takes personal data.'),
    answers: z
      .strictObject({
        notSent: words,
        tooMany: words,
        tooLarge: words,
        unavailable: words,
        repeated: words.describe('When another text was sent under the same number.'),
        otherWays: words.describe('Below each of them: how else to reach us.'),
      })
      .describe('Replies of our server when it cannot accept a form.'),
    fields: z.strictObject(
      keyed(sharedFields, () => z.strictObject({ label, help: help.exactOptional(), missing })),
    ),
    messages: z.strictObject(keyed(messageNames, () => words)),
  }),
);

/** Shown by each form. */
const ofEveryForm = () => {
  const { messages: _, fields: __, note: ___, answers: ____, ...words } = common;
  return words;
};

export const replyWords = () => ({ error: common.error, problem: common.problem, ...common.answers });

export const waysWords = () => common.ways;

const partWords = (shape: FieldShape) => ({
  label: shape.shared ? label.exactOptional() : label,
  ...((shape.required || shape.or) && { missing: shape.shared ? missing.exactOptional() : missing }),
  ...(shape.format && {
    wrong: words.exactOptional().meta({
      title: 'Said of a wrong answer',
      description: 'Where the message that all forms share does not fit.',
    }),
  }),
});

const TYPED = new Set(['text', 'email', 'tel', 'url', 'number', 'date']);
const placeholder = words.meta({ title: 'Inside the empty field' });

function fieldWords(shape: FieldShape) {
  const { shared, kind, values, parts = {} } = shape;
  const own = z.strictObject({
    ...partWords(shape),
    help: help.exactOptional(),
    ...(TYPED.has(kind) && { placeholder: placeholder.exactOptional() }),
    ...(kind === 'select' && { placeholder }),
    ...(values && { choices: z.strictObject(keyed(values, () => words)).describe('The choices.') }),
    ...(shape.parts && {
      parts: z.strictObject(
        keyed(Object.keys(parts), (part) => z.strictObject(partWords(parts[part] as FieldShape))),
      ),
    }),
  });
  return shared ? own.exactOptional() : own;
}

const schemaOf = <States extends z.core.$ZodLooseShape>({ fields }: FormShape, states: States) =>
  z.strictObject({
    name: words.describe('As the inbox and our mail call it.'),
    fields: z.strictObject(Object.fromEntries(fields.map(({ name, ...field }) => [name, fieldWords(field)]))),
    ...states,
  });

type OwnWords = Partial<FieldWords>;

/** Words of a field for the contract: with shared words, and a message for each fault. */
function complete(shape: FieldShape, own: OwnWords = {}): unknown {
  const { shared, required, or, format } = shape;
  const { missing: sharedMissing, ...ofShared } = shared ? common.fields[shared] : { missing: '' };
  const policy = (text: string) => fillValues(text, { policy: common.policy });
  const parts = Object.entries(shape.parts ?? {}).map(([part, column]) => [
    part,
    complete(column, own.parts?.[part]),
  ]);
  const all = {
    ...ofShared,
    ...((required || or) && shared && { missing: sharedMissing }),
    ...(format && { wrong: common.messages[format] }),
    ...own,
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
  };
  return shared === 'privacy'
    ? { ...all, label: policy(all.label ?? ''), missing: policy(all.missing ?? '') }
    : all;
}

const sending = {
  button: words,
  sending: words.describe('On the button while it is sent.'),
};

const afterwards = {
  sent: words.describe('When it has arrived.'),
  next: words.exactOptional().describe('The next step, after the reference number.'),
  again: words
    .exactOptional()
    .describe(
      'The button back to an empty form. Without it the form stays, and “sent” is beside its button.',
    ),
  failed: words.describe('When it was not sent.'),
};

const ordinary = { ...sending, ...afterwards };

const states = {
  contact: ordinary,
  quotation: ordinary,
  'partner-application': ordinary,
  newsletter: {
    ...sending,
    sent: afterwards.sent,
    confirmByEmail: words.describe('Where an email asks to confirm the address.'),
  },
  'feature-request': ordinary,
  vote: { sent: afterwards.sent },
  order: { ...ordinary, change: words.describe('The button back to the cart.') },
  'bulk-order': ordinary,
  'event-registration': {
    ...ordinary,
    waitingList: words.describe('Instead of “sent”, when the event is full.'),
    date: words.describe('The question, where an event has several dates.'),
    chooseDate: words.describe('In that field, before a date is chosen.'),
  },
  'recording-request': ordinary,
  'startup-application': ordinary,
  'affiliate-signup': ordinary,
  'affiliate-contact': ordinary,
  'security-report': ordinary,
  'compliance-enquiry': ordinary,
  'data-request': ordinary,
  [lookup.id]: sending,
};

type States = typeof states;
type Id = keyof States;
type Words<Fields extends string, States extends z.core.$ZodLooseShape> = Omit<FormWords, 'fields'> & {
  fields: Record<Fields, FieldWords>;
} & ReturnType<typeof ofEveryForm> &
  z.infer<z.ZodObject<States>>;

const byId = { ...formsById, [lookup.id]: lookup };
const shapes: Readonly<Record<Id, FormShape>> = byId;
const ids = Object.keys(states) as Id[];
const schemas = keyed(ids, (id) => schemaOf(shapes[id], states[id]));

const plainWays = (ways: readonly string[]) => ways.map((way) => way.replace(/^an? /, '').toLowerCase());

/** The form offers the ways of payment that pages name. */
schemas['affiliate-signup'] = schemas['affiliate-signup'].refine(
  ({ fields }) => {
    const { choices = {} } = fields.payout as OwnWords;
    return plainWays(Object.values(choices)).join() === plainWays(payoutMethods()).join();
  },
  {
    path: ['fields', 'payout', 'choices'],
    error: () => `must be the payoutMethods of content/facts/affiliate.yaml: ${payoutMethods().join(', ')}`,
  },
);

const files = keyed(ids, (id) => contentOf(`forms/${id}`, schemas[id]));

function readForm(id: Id) {
  const { name, fields, ...formWords } = files[id]();
  const own = fields as Readonly<Record<string, OwnWords>>;
  const all = shapes[id].fields.map((field) => [field.name, complete(field, own[field.name])]);
  const { tooLong, unprintable, notText } = common.messages;
  return {
    ...formWordsSchema.parse({
      name,
      fields: Object.fromEntries(all),
      messages: { tooLong, unprintable, notText },
    }),
    ...ofEveryForm(),
    ...formWords,
  };
}

export const formWords = liveObject(ids, () => keyed(ids, readForm)) as {
  readonly [Each in Id]: WordsOf<Each>;
};

export const forms: Readonly<Record<Id, FormDefinition>> = liveObject(ids, () =>
  keyed(ids, (id) => withWords(shapes[id], formWords[id])),
);

export const serverFormWords = () =>
  keyed(ids, (id) => {
    const { name, fields, messages } = formWords[id];
    const { sent, next } = formWords[id] as { sent?: string; next?: string };
    const thanks = [sent, next].filter(Boolean).join(' ');
    return { name, fields, messages, ...(thanks && { thanks }) };
  });

/** For a form with the usual outline. */
export type FrameWords = Words<string, typeof ordinary>;
export type WordsOf<Each extends Id> = Words<keyof ValuesOf<(typeof byId)[Each]> & string, States[Each]>;

/** Other ways to reach us. */
export const contactWays = () => ({
  email: organisation.email.general,
  phone: organisation.phone.main,
  whatsapp: organisation.phone.whatsapp,
});

/** The props of a form. */
export const formOf = <Each extends Id>(id: Each) => ({
  form: forms[id],
  words: formWords[id],
  ways: contactWays(),
  privacyHref: '/privacy',
});

/** Who is responsible for the data. */
export const dataNote = () => ({
  words: common.note,
  collector: organisation.legalName,
  retention: common.note.retention,
  email: organisation.email.privacy,
  policyHref: '/privacy',
});
