// Schemas of the affiliate programme's words.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { link, list } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { namesIn } from '../../readers/content.ts';
import { nameIn } from '../../readers/fields.ts';
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

const pixels = z.int().positive().describe('In pixels.');

export const bannersWords = section({
  banners: list(
    z.strictObject({
      file: nameIn(() => namesIn('brand/banners', '.svg'), 'is not in content/brand/banners').describe(
        'The name of its files.',
      ),
      title: pageText.describe('The name of the banner.'),
      use: pageText.describe('Where it belongs.'),
      width: pixels,
      height: pixels,
      alt: pageText.describe('The banner in words.'),
    }),
  ).describe('The banners.'),
});

export const kitHeroWords = heroWords.extend({
  archive: z.strictObject({
    title: pageText.describe('The name of the file, for readers.'),
    description: pageText.describe('A sentence about it.'),
  }),
  readMe: z
    .strictObject({
      title: pageText,
      text: pageText.describe('Before the rules.'),
      questions: pageText.describe('After the rules.'),
    })
    .describe('The text file in the kit.'),
});
