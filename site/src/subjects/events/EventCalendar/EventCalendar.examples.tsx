// Two months side by side, and a year as a list with calendar files.
import { EventCalendar } from './EventCalendar';

const line = {
  day: 'Sat 19',
  dateTime: '2099-12-19',
  until: '2099-12-19',
  title: 'Saturday workshop',
  href: '/contact',
  note: 'Nkumba University',
};

export const examples = {
  grid: (
    <EventCalendar
      title="The year ahead"
      groups={[
        { title: 'November 2099', lines: [line] },
        { title: 'December 2099', lines: [line] },
      ]}
    />
  ),
  list: (
    <EventCalendar
      title="All dates"
      look="list"
      groups={[
        {
          title: '2099',
          lines: [{ ...line, day: 'Sat 19 December', file: { label: 'Calendar file', href: '/' } }],
        },
      ]}
    />
  ),
};
