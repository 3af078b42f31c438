// The next date of a rule, and a link to it.
import { RecurringDate } from './RecurringDate';
import { RecurringLink } from './RecurringLink';

const lastFriday = { weekday: 5, which: 'last' } as const;

export const examples = {
  date: <RecurringDate rule={lastFriday} />,
  link: <RecurringLink label="Add to calendar" of="Meetup" href="/events?day={day}" recurs={lastFriday} />,
};
