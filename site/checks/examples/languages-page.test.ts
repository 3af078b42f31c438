// The languages of messages match the API's.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageLanguages } from '../../src/facts/product.ts';
import { readApi } from '../../src/subjects/docs/api/openapi.ts';

it('the API writes to families in the same languages', () => {
  const text = readFileSync(new URL('../../src/content/docs/openapi.yaml', import.meta.url), 'utf8');
  expect(readApi(text).components.schemas.MessageLanguage?.enum).toEqual(messageLanguages);
});
