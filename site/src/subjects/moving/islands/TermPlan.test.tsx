// The plan goes by the day on which it is read, and by the term that is chosen.
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planChanges, TermPlan, type TermPlanProps } from './TermPlan';

const term = (name: string, starts: string, ends: string, published: boolean) => ({
  name,
  starts,
  ends,
  published,
});

const props: TermPlanProps = {
  title: 'The plan',
  terms: [
    term('Term I 2027', '2027-02-08', '2027-04-30', false),
    term('Term II 2027', '2027-05-24', '2027-08-20', false),
  ],
  today: '2026-09-01',
  steps: [
    { weeks: 8, title: 'Name two people', text: 'One for the list.' },
    { weeks: 1, title: 'Tell the families', text: 'By SMS.' },
    { weeks: 0, title: 'Open', text: 'Roll call.' },
  ],
  words: {
    choose: 'Move in for',
    begins: 'begins on',
    expected: 'Not given out yet.',
    weeksBefore: '{weeks} weeks before',
    weekBefore: '1 week before',
    firstDay: 'The first day',
    passed: 'passed',
    now: 'this week',
    late: 'Too late?',
  },
};

const days = () => [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-22T09:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts back from another term when it is chosen', async () => {
  await act(async () => render(<TermPlan {...props} />));
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('radio', { name: 'Term II 2027' }));
  expect(days()).toEqual(['2027-03-29', '2027-05-17', '2027-05-24']);
});

const terms = [
  term('Term I 2027', '2027-02-08', '2027-04-30', true),
  term('Term II 2027', '2027-05-24', '2027-08-20', true),
];
const steps = [{ weeks: 8 }, { weeks: 1 }, { weeks: 0 }];

it.each([
  ['before the first step it is the day on which that begins', '2026-11-15', '2026-12-14'],
  ['within a step, the day on which its week has passed', '2026-12-14', '2026-12-21'],
  ['after it, the day on which the next one begins', '2026-12-21', '2027-02-01'],
  ['in the last week, the first day of term', '2027-02-07', '2027-02-08'],
  ['on that day, itself', '2027-02-08', '2027-02-08'],
  ['after the first day of term the plan is for the next one', '2027-02-09', '2027-03-29'],
])('%s', (_, today, changes) => {
  expect(planChanges(terms, steps, today)).toBe(changes);
});
