// Schema of the words of Contacts. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageAddress, pageText } from '../../facts/page-text.ts';

const contactEntry = z.strictObject({
  name: pageText.describe('The department or the office.'),
  description: pageText.exactOptional().describe('Its use.'),
  address: list(pageText).exactOptional().describe('One entry for each line.'),
  email: pageAddress.exactOptional().describe('An e-mail address.'),
  phone: pageAddress.exactOptional().describe('A phone number with its country code and no spaces.'),
  hours: pageText.exactOptional().describe('When somebody is there.'),
});

export const contactsWords = section({
  entries: list(contactEntry).describe('The departments or offices.'),
});
export type ContactsWords = z.infer<typeof contactsWords>;
