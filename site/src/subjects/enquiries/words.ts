// Schemas of the contact pages' words.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { contactEntry } from '../../sections/ContactList/words.ts';
import { faqWords } from '../../sections/Faq/words.ts';
import { formBesideWords } from '../../sections/FormBeside/words.ts';
import { heroWords } from '../../sections/Hero/words.ts';
import { splitWords } from '../../sections/Split/words.ts';
import { stepsWords } from '../../sections/Steps/words.ts';
import { dataNoteWithRetention } from '../../ui/DataNote/words.ts';
import { section } from '../../ui/Section/words.ts';
import { shoreWords } from '../../ui/UgandaMap/words.ts';
import { list } from '../../ui/words.ts';

const form = formBesideWords.required({ ways: true });

const day = z.strictObject({
  midnight: pageText.describe('The word at both ends of the drawing.'),
  caption: pageText.describe('Says what the drawing shows.'),
});
export type DayWords = z.infer<typeof day>;

const directory = section({
  entries: list(
    contactEntry.pick({ name: true }).extend({
      description: contactEntry.shape.description.unwrap(),
      email: contactEntry.shape.email.unwrap(),
      phone: contactEntry.shape.phone.unwrap(),
    }),
  ).describe('The departments.'),
});
export type DirectoryWords = z.infer<typeof directory>;

const purpose = z.strictObject({
  title: pageText.describe('The title of the page.'),
  description: pageText.describe('For search engines and shared links.'),
  lead: pageText.describe('A sentence or two under the title.'),
  form: pageText.describe('The heading above the form.'),
  plan: pageText.exactOptional().describe('Above plan, learners and billing.'),
  button: pageText,
  next: pageText.describe('Who answers and when, after it was sent.'),
  text: pageText.describe('The message in WhatsApp; the answers of the form follow.'),
  message: pageText.exactOptional().describe('In the field of the message, to be changed.'),
});

export const contact = readPage('contact', {
  opening: z.strictObject({
    title: pageText.describe('The title of the page.'),
    lead: pageText.describe('A sentence or two under the title.'),
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
      })
      .describe('Below the button.'),
    note: dataNoteWithRetention,
  }),
  purposes: z.strictObject({ trial: purpose, demo: purpose, support: purpose, application: purpose }),
  departments: directory,
  offices: section({ map: shoreWords }),
  help: splitWords,
});

export const compliance = readPage('contact/compliance', { hero: heroWords, form, faq: faqWords });

export const security = readPage('contact/security', { hero: heroWords, form, next: stepsWords });
