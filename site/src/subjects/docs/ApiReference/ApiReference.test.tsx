// What is read out of a field: its type and whether it is required are two words.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fields } from './ApiReference';

it('says that a field is required apart from its type', () => {
  const html = renderToStaticMarkup(
    <Fields
      kind="sent"
      fields={[{ name: 'class', type: 'string', required: true, values: [], description: 'S.2' }]}
    />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('string required');
});
