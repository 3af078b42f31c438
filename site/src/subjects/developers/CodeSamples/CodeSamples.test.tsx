// How settled a library is must be told by word and by colour.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SdkList } from './CodeSamples';

const shelf = (status: string) =>
  renderToStaticMarkup(
    <SdkList
      title="x"
      sdks={[{ language: 'Go', description: '', version: '1.0.0', status, docs: '/', features: [] }]}
    />,
  );

test('Stable is green, anything else is yellow', () => {
  expect(shelf('Stable')).toMatch(/good[^>]*>Stable</);
  expect(shelf('Beta')).toMatch(/busy[^>]*>Beta</);
});
