// What a calendar reads in our files.
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarText } from './icalendar';

const event: CalendarEvent = {
  uid: 'summit@tred.example',
  stamp: '2026-09-14',
  starts: '2027-03-10T09:00:00+03:00',
  ends: '2027-03-12T17:00:00+03:00',
  title: 'Summit',
  description: 'Three days.',
  location: 'Kampala',
  url: 'https://tred.example/events/summit',
};

const text = (more: Partial<CalendarEvent> = {}) => calendarText('Tred events', [{ ...event, ...more }]);
/** The lines as a calendar puts them together again. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarText', () => {
  it('writes Kampala’s hours as UTC, three hours earlier', () => {
    expect(lines(text())).toEqual(
      expect.arrayContaining([
        'DTSTART:20270310T060000Z',
        'DTEND:20270312T140000Z',
        'DTSTAMP:20260913T210000Z',
        'UID:summit@tred.example',
      ]),
    );
  });

  it('keeps to the day before when that is the day in UTC', () => {
    const night = { starts: '2027-03-10T02:00:00+03:00', ends: '2027-03-10T03:00:00+03:00' };
    expect(lines(text(night))).toEqual(
      expect.arrayContaining(['DTSTART:20270309T230000Z', 'DTEND:20270310T000000Z']),
    );
  });

  it('opens and closes what it opens, and ends every line as the format asks', () => {
    const file = text();
    expect(lines(file).at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines(file).slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes what would end a value', () => {
    const title = 'Marks, remarks; and \\ more\nnext line';
    expect(lines(text({ title }))).toContain('SUMMARY:Marks\\, remarks\\; and \\\\ more\\nnext line');
  });

  it('folds long lines at 75 octets without tearing a letter', () => {
    const description = 'ŋ’é'.repeat(60);
    const file = text({ description });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines(file)).toContain(`DESCRIPTION:${description}`);
  });

  it('writes the rule of a series', () => {
    expect(lines(text({ recurs: { which: 3, weekday: 6 } }))).toContain('RRULE:FREQ=MONTHLY;BYDAY=3SA');
    expect(lines(text({ recurs: { which: 'last', weekday: 4, months: [1, 3] } }))).toContain(
      'RRULE:FREQ=MONTHLY;BYDAY=-1TH;BYMONTH=1,3',
    );
  });
});
