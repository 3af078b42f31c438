// The summary has the same markup whether this component or the server writes it.
import { PROBLEM_SUMMARY } from '@tred/contract/page-attributes';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary';
import styles from './error-summary.css?raw';

const problems = [{ field: 'email', message: 'Enter your email address' }];
const html = parse(renderToStaticMarkup(<ErrorSummary form="f" title="Wrong" problems={problems} />));

it.each(['', ' h2', ' ul', ' a'])('is styled by its attribute only:%s', (inside) => {
  const selector = `[${PROBLEM_SUMMARY}]${inside}`;
  expect(html.querySelector(selector)).not.toBeNull();
  expect(html.querySelector('[class]')).toBeNull();
  expect(styles).toContain(`${selector} {`);
});

it('links to the input', () => {
  expect(html.querySelector('a')?.getAttribute('href')).toBe('#f-email');
});
