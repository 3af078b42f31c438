// Schemas of the sections that only the partner pages have.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { feature } from '../../sections/Cards/schema.ts';

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

export const partnerTypesWords = section({
  names: pageTexts('school', 'partner', 'us').describe('The names of the corners, in all pictures.'),
  types: list(feature.pick({ title: true, text: true, icon: true, lists: true }).extend({ paths })).describe(
    'The ways to be a partner.',
  ),
});

export const officeWords = section({
  office: pageText.describe('The name of the headquarters.'),
  team: z.strictObject({
    name: pageText.describe('The name of the team.'),
    description: pageText.describe('Its use.'),
  }),
});
export type PartnerOfficeWords = z.infer<typeof officeWords>;
