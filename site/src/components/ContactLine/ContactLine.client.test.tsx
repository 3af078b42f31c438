import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ContactLine } from './ContactLine';
import { start } from './ContactLine.client';

const line = {
  phone: '+256600900100',
  whatsapp: '+256600900120',
  hours: 'Mon-Fri 8am-6pm EAT',
  words: { call: 'Call', whatsapp: 'WhatsApp', open: 'Open now', closed: 'Closed now' },
  links: [],
};

function show(moment?: string, more: Partial<Parameters<typeof ContactLine>[0]> = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ContactLine {...line} />
      <ContactLine {...line} shut={['0126']} {...more} />
    </>,
  );
  if (moment) {
    vi.useFakeTimers({ now: new Date(moment) });
    start();
  }
  return [...document.querySelectorAll('[data-now]')].map(({ textContent }) => textContent);
}

it('shows only the hours without the script', () => {
  expect(show()).toEqual(['', '']);
  expect(document.body.textContent).toContain('Mon-Fri 8am-6pm EAT');
});

it('shows on every contact line whether it is open', () => {
  expect(show('2027-01-25T09:00:00Z')).toEqual(['Open now', 'Open now']);
  expect(show('2027-01-25T16:00:00Z')).toEqual(['Closed now', 'Closed now']);
  // A day off, which only one of the lines has.
  expect(show('2027-01-26T09:00:00Z')).toEqual(['Closed now', 'Closed now']);
});
