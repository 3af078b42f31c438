// Schemas for the words of the partner pages.
import { z } from 'astro/zod';
import { contactWaysWords } from '../../components/ContactWays/schema.ts';
import { section } from '../../components/Section/schema.ts';
import { list, titledPoints } from '../../components/schema.ts';
import { trackWords } from '../../components/Track/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { icon } from '../../lib/schema-parts.ts';
import { closingCallWords } from '../../sections/ClosingCall/schema.ts';
import { diagramWords } from '../../sections/Diagram/schema.ts';
import { faqWords } from '../../sections/Faq/schema.ts';
import { featureIndexWords } from '../../sections/FeatureIndex/schema.ts';
import { formBesideWords } from '../../sections/FormBeside/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { quotesWords } from '../../sections/Quotes/schema.ts';
import { splitWords } from '../../sections/Split/schema.ts';
import { stepsWords } from '../../sections/Steps/schema.ts';

const corner = z.enum(['school', 'partner', 'us']).describe('A corner of the picture.');
export type Corner = z.infer<typeof corner>;

const paths = list(
  z.strictObject({
    from: corner,
    to: corner,
    text: list(pageText).describe('At most two short lines.'),
    money: z.boolean().exactOptional().describe('Money has a heavy line, all else a dashed one.'),
  }),
).describe('The arrows of the picture.');
export type PayPath = z.infer<typeof paths>[number];

const partnerTypes = section({
  names: pageTexts('school', 'partner', 'us').describe('The names of the corners, in all pictures.'),
  types: list(
    z.strictObject({
      title: pageText.describe('The name of the way.'),
      text: pageText.describe('A sentence or two about it.'),
      icon,
      paths,
      lists: list(titledPoints).describe('What it asks and gives, under the picture.'),
    }),
  ).describe('The ways to be a partner.'),
});
export type PartnerTypesWords = z.infer<typeof partnerTypes>;

const office = section({
  office: pageText.describe('The name of the headquarters.'),
  team: z.strictObject({
    name: pageText.describe('The name of the team.'),
    description: pageText.describe('Its use.'),
  }),
});
export type PartnerOfficeWords = z.infer<typeof office>;

export const portal = readPage('partners/portal', {
  hero: heroWords,
  types: partnerTypes,
  benefits: featureIndexWords,
  process: stepsWords,
  days: trackWords,
  office,
  closing: closingCallWords,
});

export const becomeAPartner = readPage('partners/become-a-partner', {
  hero: heroWords,
  money: diagramWords.shape.flow,
  benefits: featureIndexWords,
  form: formBesideWords.extend({ before: titledPoints }),
  timeline: stepsWords,
  quotes: quotesWords.omit({ quotes: true }),
  faq: faqWords,
  contact: splitWords.extend({ ways: contactWaysWords.describe('Also shown when the form fails.') }),
});
