import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Section } from './Section';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-03-12T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

it.each([
  [{ until: '2027-03-12' }, false],
  [{ until: '2027-03-11' }, true],
  [{ after: '2027-03-12' }, true],
  [{ after: '2027-03-11' }, false],
  [{}, false],
])('%j is hidden: %s', (days, hidden) => {
  expect(renderToStaticMarkup(<Section {...days}>Words</Section>).includes('hidden=""')).toBe(hidden);
});
