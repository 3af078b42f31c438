// Schema of the words of ContactWays. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageAddress } from '../../facts/page-text.ts';

export const contactWaysWords = z.strictObject({
  email: pageAddress.describe('An e-mail address.'),
  phone: pageAddress.describe('A phone number with its country code and no spaces.'),
  whatsapp: pageAddress.describe('A WhatsApp number with its country code and no spaces.'),
});
export type Ways = z.infer<typeof contactWaysWords>;
