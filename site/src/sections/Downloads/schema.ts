// Schema of the words of Downloads. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { section } from '../../components/Section/schema.ts';
import { list } from '../../components/schema.ts';
import { pageAddress, pageText } from '../../facts/page-text.ts';

export const download = z.strictObject({
  title: pageText.describe('The name of the file, for readers.'),
  description: pageText.describe('A sentence about it.'),
  href: pageAddress.describe('The address of the file.'),
  facts: list(pageText).describe('Facts about the file: PDF, 12 pages.'),
  readHref: pageAddress.exactOptional().describe('The address of a page with the same text.'),
});
export type Download = z.infer<typeof download>;

export const downloadsWords = section({ downloads: list(download).describe('The files.') });
export type DownloadsWords = z.infer<typeof downloadsWords>;
