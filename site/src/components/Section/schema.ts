// Schema of the words of Section. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';
import { link } from '../schema.ts';

export const sectionHead = {
  title: pageText.describe('The heading.'),
  lead: pageText
    .exactOptional()
    .meta({ title: 'Introduction', description: 'A sentence or two under the heading.' }),
  link: link.exactOptional().describe('A link beside the heading.'),
};

export const sectionGround = {
  tone: z
    .enum(['ground', 'sunk', 'raised', 'deep'])
    .meta({ labels: { ground: 'Of the page', sunk: 'Shaded', raised: 'Lighter', deep: 'Dark' } })
    .exactOptional()
    .meta({
      title: 'Background',
      description: 'The colour behind the section; that of the page unless given.',
    }),
  id: pageText
    .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens')
    .exactOptional()
    .meta({
      title: 'End of its address',
      description: 'As in /pricing#compare. Links lead there, so do not change it.',
    }),
};

export const footnote = {
  footnote: pageText.exactOptional().describe('Small print under it.'),
};

export const section = <Own extends z.core.$ZodLooseShape>(own: Own) =>
  z.strictObject({ ...sectionHead, ...own, ...footnote, ...sectionGround });

export const sectionWords = section({});
export type SectionWords = z.infer<typeof sectionWords>;

export const headOf = (words: SectionWords): SectionWords =>
  Object.fromEntries(Object.entries(words).filter(([field]) => field in sectionWords.shape)) as SectionWords;
