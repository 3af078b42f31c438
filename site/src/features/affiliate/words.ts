// Schemas of the affiliate programme's words.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { cardsWords } from '../../sections/Cards/schema.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { copyTextsWords } from '../../sections/CopyTexts/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';

export const estimatorWords = z.strictObject({
  mostReferrals: z.int().positive().describe('Where the slider ends.'),
  referrals: pageText.describe('Before the number of schools.'),
  schools: pageTexts('one', 'many').describe('The word for one school and for several.'),
  plan: pageText.describe('Above the choice of a plan.'),
  monthly: pageText.describe('Under the sum; leave {usd}.'),
  yearly: pageText.describe('The sum of all months; leave {ugx}, {usd} and {months}.'),
  how: link.describe('Under the sum.'),
});
export type EstimatorWords = z.infer<typeof estimatorWords>;

const bannerName = z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens');
const pixels = z.int().positive().describe('In pixels.');

const banners = section({
  alt: pageText.describe('A banner in words; leave {title} and {headline}.'),
  banners: list(
    z.strictObject({
      name: bannerName.describe('In the name of the file.'),
      title: pageText.describe('The name of the banner.'),
      use: pageText.describe('Where it belongs.'),
      width: pixels,
      height: pixels,
      headline: pageText.describe('As few words as the size can take.'),
      line: pageText.exactOptional().describe('Under the headline; the smallest have no room for it.'),
      codeField: pageText.exactOptional().describe('Before the white field for the code.'),
    }),
  ).describe('The banners.'),
});

export const materials = readPage('affiliate-program/materials', {
  hero: heroWords,
  kit: z.strictObject({
    picture: bannerName.describe('The banner beside the title of the page.'),
    title: pageText.describe('The name of the file, for readers.'),
    description: pageText.describe('A sentence about it.'),
  }),
  banners,
  texts: copyTextsWords,
  rules: cardsWords,
  readMe: z
    .strictObject({
      title: pageText,
      text: pageText.describe('Before the rules.'),
      questions: pageText.describe('After the rules.'),
    })
    .describe('The text file in the kit.'),
  closing: closingWords,
});
