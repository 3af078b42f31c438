import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { messageLanguages } from '../../src/facts/product.ts';
import { languages } from '../../src/subjects/developers/words.ts';
import { readApi } from '../../src/subjects/docs/api/openapi.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each(languages.formats.lines)('$name', ({ code, shown }) => {
  expect(plain(String(runInNewContext(code)))).toBe(plain(shown));
});

it('the API writes to families in the same languages', () => {
  const text = readFileSync(new URL('../../src/content/docs/openapi.yaml', import.meta.url), 'utf8');
  expect(readApi(text).components.schemas.MessageLanguage?.enum).toEqual(messageLanguages);
});
