import { expect, it, vi } from 'vitest';
import { start } from './RecurringDate.client';

it('updates a date to the next one of its rule', () => {
  vi.useFakeTimers({ now: new Date('2027-02-26T22:00:00Z') });
  document.body.innerHTML = `<time datetime="2026-10-30" data-recurs='{"weekday":5,"which":"last","months":[2,6,10]}'>30 October 2026</time>`;
  start();
  const time = document.querySelector('time');
  // It is already the 27th in Kampala.
  expect(time?.dateTime).toBe('2027-06-25');
  expect(time?.textContent).toBe('25 June 2027');
});

it('sorts the next date first', () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T09:00:00Z') });
  const entry = (month: number) =>
    `<li id="m${month}"><time data-recurs='{"weekday":6,"which":2,"months":[${month}]}'></time></li>`;
  document.body.innerHTML = `<ul data-soonest-first>${[1, 5, 9].map(entry).join('')}</ul>`;
  start();
  expect([...document.querySelectorAll('li')].map(({ id }) => id)).toEqual(['m9', 'm1', 'm5']);
});
