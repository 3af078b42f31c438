// The words of the pages about trust and law, and of the accessibility statement.
import { z } from 'astro/zod';
import { certifications } from '../../facts/company.ts';
import { pageText } from '../../facts/page-text.ts';
import {
  closingCallWords,
  contactListWords,
  dataTableWords,
  diagramWords,
  downloadsWords,
  featureIndexWords,
  heroWords,
  splitWords,
  statStripWords,
} from '../../sections/words.ts';
import { readPage } from '../../seo/read-page.ts';
import { link, list, section, timetableWords } from '../../ui/words.ts';

const stats = statStripWords.omit({ stats: true });
const documents = downloadsWords.omit({ downloads: true });

const certificatesWords = dataTableWords.omit({ rows: true }).extend({
  renewal: pageText.describe('The state of a certificate after its last day.'),
  certifications: list(z.enum(Object.keys(certifications) as (keyof typeof certifications)[])).describe(
    'Which certificates are shown, in their order.',
  ),
});
export type CertificatesWords = z.infer<typeof certificatesWords>;

const guides = z
  .strictObject({ documents, closing: closingCallWords })
  .describe('Shown under each text that belongs to this page.');

export const trust = readPage('trust', {
  hero: heroWords,
  log: z.strictObject({
    title: pageText,
    note: pageText,
    caption: pageText.describe('Says in words what the picture shows.'),
    lines: z.strictObject({
      title: pageText,
      lines: list(
        z.strictObject({
          label: pageText,
          detail: pageText.describe('Small, under the label.'),
          value: pageText,
          tone: z
            .enum(['good', 'warm'])
            .exactOptional()
            .describe('good is settled, warm needs somebody’s attention.'),
        }),
      ),
    }),
  }),
  stats,
  areas: featureIndexWords,
  certificates: certificatesWords,
  processing: diagramWords,
  documents,
  bounty: stats,
  contact: contactListWords,
  closing: closingCallWords,
  guides,
});

const ruleChainsWords = section({
  heads: z
    .strictObject({ law: pageText, rule: pageText, control: pageText, proof: pageText })
    .describe('The names of the four parts of a chain.'),
  chains: list(z.strictObject({ law: pageText, rule: pageText, control: pageText, proof: link })),
});
export type RuleChainsWords = z.infer<typeof ruleChainsWords>;

export const compliance = readPage('compliance', {
  hero: heroWords,
  chains: ruleChainsWords,
  areas: featureIndexWords,
  certificates: certificatesWords,
  framework: splitWords.extend({ layers: timetableWords.shape.entries }),
  documents,
  closing: closingCallWords,
  guides,
});

export const terms = readPage('terms', { hero: heroWords });

export const accessibility = readPage('accessibility', {
  hero: heroWords.extend({ withFaults: pageText.describe('In place of the lead when a test has failed.') }),
  tested: dataTableWords,
  shortfalls: featureIndexWords,
  closing: closingCallWords,
});
