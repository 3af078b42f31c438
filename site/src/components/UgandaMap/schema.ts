// Schema of the words of UgandaMap. The descriptions are the editor's help texts.
import { z } from 'astro/zod';
import { pageText } from '../../facts/page-text.ts';

export const mapWords = z.strictObject({
  caption: pageText.describe('Says what the map shows.'),
  label: pageText.exactOptional().describe('The map in words, for people who cannot see it.'),
});

export const shoreWords = mapWords.extend({ lake: pageText.describe('The name on the water.') });
