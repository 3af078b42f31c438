// Schemas of the words of the trust, legal and accessibility pages.
import { formIds } from '@tred/contract/registry';
import { z } from 'astro/zod';
import { sectionGround } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { certificationNames } from '../../facts/company.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readPage } from '../../facts/read-page.ts';
import { readContent } from '../../readers/read-facts.ts';
import { closingWords } from '../../sections/Closing/schema.ts';
import { download, downloadsWords } from '../../sections/Downloads/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';
import { dataTableWords } from '../../sections/Table/schema.ts';
import { lines, screen } from '../product/words.ts';

export const certificatesWords = dataTableWords.omit({ rows: true }).extend({
  renewal: pageText.describe('The state of a certificate after its last day.'),
  certifications: list(z.enum(certificationNames)).describe('Which certificates are shown, in their order.'),
});
export type CertificatesWords = z.infer<typeof certificatesWords>;

export const guidesWords = readContent(
  'guides',
  z.strictObject({ documents: downloadsWords.omit({ downloads: true }), closing: closingWords }),
);

export const accessLogWords = screen.extend({ lines });

export const packWords = z.strictObject({
  id: sectionGround.id,
  title: pageText.describe('The heading.'),
  documents: list(z.string()).describe('The documents of the pack, by the names of their files.'),
  archive: download.pick({ title: true, description: true }).describe('The pack itself.'),
  readMe: pageTexts('title', 'text').describe('The first file of the pack.'),
});

const reason = z.strictObject({
  why: pageText,
  goesTo: pageText.describe('Who reads it.'),
  retention: pageText.exactOptional().describe('For how long, where it is not the usual time.'),
});

const formRegisterWords = dataTableWords.omit({ rows: true }).extend({
  retention: pageText.describe('How long the answers are kept, unless a form says otherwise.'),
  position: reason
    .required()
    .extend({ name: pageText })
    .describe('The row of messages that apply for a position.'),
  reasons: z.record(z.enum(formIds), reason).describe('Why each form asks, and who reads it.'),
});

export const privacy = readPage('privacy', {
  hero: heroWords,
  forms: formRegisterWords,
  closing: closingWords,
  document: z.strictObject({ summary: pageText }).describe('The policy in the list of documents on /trust.'),
});

export const terms = readPage('terms', { hero: heroWords });

export const testedHeroWords = heroWords.extend({
  withFaults: pageText.describe('In place of the lead when a test has failed.'),
});
