// What became of a form is heard once: a success by the focus that goes to it, a failure as an alert.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormStatus } from './FormStatus';

it('a success does not announce itself beside being focused', () => {
  expect(renderToStaticMarkup(<FormStatus tone="good" title="Sent" />)).toContain(
    'role="status" aria-live="off" tabindex="-1"',
  );
});

it('a failure is an alert', () => {
  expect(renderToStaticMarkup(<FormStatus tone="bad" title="Not sent" />)).toContain(
    'role="alert" tabindex="-1"',
  );
});
