import { expect, it } from 'vitest';
import { checkEntry } from '~/readers/check-entry';
import { inWords } from '~/readers/read-yaml';
import { events } from './schema';

const good = `title: A breakfast for heads
type: Meetup
summary: An hour over tea with four heads who closed their fees books early, and what they would do again next term.
when: { first: 2027-05-06, from: "09:00", until: "13:00" }
place: { name: Rwizi House, town: Mbarara }
capacity: 40
languages: [en]
announced: 2026-11-01
about: [Come and talk.]
agenda: []
`;

const problems = (text: string) =>
  checkEntry(text, 'events/tea.yaml', 'tea.yaml', { schema: events.rules.schema }).problems.map(inWords);

const when = (written: string) => problems(good.replace(/^when: .*$/m, `when: ${written}`));

const shapes =
  'It must be a group with first, from and until, or one with repeats, rhythm, from and until, or one with calendar. A day and hours, or a rule that repeats. Times are those of Kampala: 09:00.';

it.each([
  [
    'ends before it starts, on one day',
    '{ first: 2027-05-06, from: "13:00", until: "09:00" }',
    'when.until is the text "09:00". It must be later than from: the event would end before it starts.',
  ],
  [
    'ends before it starts, by its days',
    '{ first: 2027-05-06, last: 2027-05-05, from: "09:00", until: "13:00" }',
    'when.last is the text "2027-05-05". It must not be before the day of first: the event would end before it starts.',
  ],
  [
    'is on a public holiday',
    '{ first: 2027-05-31, last: 2027-06-03, from: "09:00", until: "13:00" }',
    'when.first is the text "2027-05-31". It must not be a public holiday: 3 June 2027 is Martyrs’ Day. The day, or the first of several.',
  ],
  [
    'is in a year whose feasts are not known yet',
    '{ first: 2091-05-07, from: "09:00", until: "13:00" }',
    'when.first is the text "2091-05-07". It must wait until Easter and the Eids of 2091 are in facts/public-holidays.yaml. The day, or the first of several.',
  ],
  [
    'starts at no time',
    '{ first: 2027-05-06, from: 9am, until: "13:00" }',
    'when.from is the text "9am". It must be a time in Kampala, such as 09:00.',
  ],
  ['is only a day', '2027-05-06', `when is the text "2027-05-06". ${shapes}`],
])('an event that %s', (_, written, message) => {
  expect(when(written)).toEqual([`events/tea.yaml, line 4: ${message}`]);
});

it('names a missing place', () => {
  expect(problems(good.replace(/^place.*\n/m, ''))).toEqual([
    'events/tea.yaml, line 1: place: this line is missing. Say where it is, or that it is online.',
  ]);
});
