// Schemas of the contact pages' words.
import { formsById } from '@tred/contract/registry';
import { z } from 'astro/zod';
import { dataNoteWithRetention } from '../../components/DataNote/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { actions } from '../../components/schema.ts';
import { shoreWords } from '../../components/UgandaMap/schema.ts';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { contactsWords } from '../../sections/Contacts/schema.ts';
import { formBesideWords } from '../../sections/Form/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';

const { values: subjects = [] } = formsById.contact.fields.find(({ name }) => name === 'subject') ?? {};

const form = formBesideWords.required({ ways: true });

const day = z.strictObject({
  midnight: pageText.describe('The word at both ends of the drawing.'),
  caption: pageText.describe('Says what the drawing shows.'),
});
export type DayWords = z.infer<typeof day>;

/** Fields that only some purposes ask. */
const asked = ['company', 'learners', 'district', 'visitWay', 'visitDay', 'visitTime', 'cv'] as const;

const purpose = z.strictObject({
  title: pageText.describe('The title of the page.'),
  lead: pageText.describe('Why somebody writes here, in a sentence or two under the title.'),
  subject: z.enum(subjects).describe('The subject under which the inbox files it.'),
  plan: pageText.exactOptional().describe('Above plan, learners and billing, which a link can fill in.'),
  about: z
    .strictObject({
      label: pageText.describe('The question.'),
      list: z.enum(['tiers', 'cases', 'hackathons']).describe('The answers to choose from.'),
    })
    .exactOptional()
    .describe('What it is about. A link chooses one: &about=gold.'),
  asks: z.array(z.enum(asked)).describe('What is asked besides name, email, phone and message.'),
  question: pageText.exactOptional().describe('The label of the message.'),
  message: pageText.exactOptional().describe('In the field of the message, to be changed.'),
  button: pageText,
  next: pageText.describe('What happens next: above the form, and after it was sent.'),
});
export type PurposeWords = z.infer<typeof purpose>;

export const contact = readPage('contact', {
  opening: z.strictObject({
    title: pageText.describe('The title of the page.'),
    lead: pageText.describe('A sentence or two under the title.'),
    actions,
    day: day.describe('The drawing of a day.'),
  }),
  form: form.extend({
    lead: pageText.describe('A sentence or two under the heading.'),
    noEmail: z
      .strictObject({
        ask: pageText,
        whatsapp: pageText.describe('The link to WhatsApp.'),
        call: pageText.describe('Before the phone number.'),
        text: pageText.describe('The message in WhatsApp; the answers of the form follow.'),
        purpose: pageText.describe('The same for a purpose. {title} is filled in.'),
      })
      .describe('Below the button.'),
    note: dataNoteWithRetention,
  }),
  purpose: z
    .strictObject({
      title: pageText.describe('Above the form of a purpose.'),
      description: pageText.describe('For shared links; leave {title} and {next}.'),
      updates: purpose
        .pick({ title: true, lead: true })
        .extend({ note: dataNoteWithRetention })
        .describe('The page that only asks for an address.'),
      application: purpose.describe('For each open position. {position} is filled in.'),
    })
    .describe('The pages behind buttons with a purpose.'),
  purposes: z
    .record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), purpose)
    .describe('A page for each purpose. A button leads to it by its name: /contact?subject=demo.'),
  departments: contactsWords,
  offices: section({ map: shoreWords }),
  help: splitWords,
});
