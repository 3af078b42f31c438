// The drawings of the brand guidelines show what the tokens say, and a misspelt one stops the build.
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import css from '~/styles/tokens.css?raw';
import { tokensOf } from '../../lib/tokens.ts';
import { makePdf } from './make-pdf.ts';

const facts = {
  title: 'Guidelines',
  kind: 'Guidelines',
  description: 'How to use the brand.',
  date: '2026-10-19',
  path: '/media-kit',
};

test('the palette states the code of every colour in both themes', async () => {
  const { bytes } = await makePdf({ ...facts, html: '<figure data-draw="palette"></figure>' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  for (const selector of [':root', '.dark'] as const)
    for (const name of ['ground', 'ink', 'brand', 'accent'])
      expect(text).toContain(tokensOf(css, selector)(name).toUpperCase());
}, 30_000);

test('a drawing that does not exist is refused by its name', async () => {
  const html = '<figure data-draw="palete"></figure>';
  await expect(makePdf({ ...facts, html })).rejects.toThrow('"palete"');
});
