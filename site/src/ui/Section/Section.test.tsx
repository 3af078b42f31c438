// A stretch that ends or begins on a day is already right in the HTML of the build.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Section } from './Section';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-03-12T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const isHidden = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).includes('hidden=""');

it('shows what lasts until today and hides what is over', () => {
  expect(isHidden(<Section until="2027-03-12">Register</Section>)).toBe(false);
  expect(isHidden(<Section until="2027-03-11">Register</Section>)).toBe(true);
});

it('hides what comes after today and shows it from the day after', () => {
  expect(isHidden(<Section after="2027-03-12">Over</Section>)).toBe(true);
  expect(isHidden(<Section after="2027-03-11">Over</Section>)).toBe(false);
});

it('shows what has no day', () => {
  expect(isHidden(<Section>Always</Section>)).toBe(false);
});
