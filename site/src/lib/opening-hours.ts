// Parses opening hours such as `Mon-Fri 8am-6pm EAT` and tells whether it is open now, in Kampala time.
import { todayInKampala } from './dates.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HOURS = /^(\w{3})-(\w{3}) (\d+)([ap])m-(\d+)([ap])m EAT$/;

type Hours = { first: number; last: number; opens: number; closes: number };

/** Undefined if unreadable. */
export function readHours(words: string): Hours | undefined {
  const [, from = '', to = '', opens, morning, closes, afternoon] = HOURS.exec(words) ?? [];
  const hour = (number: string | undefined, half: string | undefined) =>
    (Number(number) % 12) + (half === 'p' ? 12 : 0);
  const hours = {
    first: WEEKDAYS.indexOf(from),
    last: WEEKDAYS.indexOf(to),
    opens: hour(opens, morning),
    closes: hour(closes, afternoon),
  };
  return hours.first >= 0 && hours.first <= hours.last && hours.opens < hours.closes ? hours : undefined;
}

/** `shut` has days off: `0126` for every 26 January, `20270326` for one day. */
export function isOpen(words: string, shut: readonly string[], now: Date): boolean {
  const hours = readHours(words);
  const today = todayInKampala(now);
  const day = today.replaceAll('-', '');
  if (!hours || shut.includes(day) || shut.includes(day.slice(4))) return false;
  const weekday = new Date(today).getUTCDay();
  const hour = (now.getUTCHours() + 3) % 24;
  return weekday >= hours.first && weekday <= hours.last && hour >= hours.opens && hour < hours.closes;
}
