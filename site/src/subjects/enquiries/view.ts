// Parts of the contact page that use our offices.
import { organisation } from '~/facts/organisation';
import { readHours } from '~/lib/opening-hours';
import type { TrackWords } from '~/ui/Track/words';
import type { DayWords } from './words';

/** "8am", "6pm". */
const clock = (hour: number) => `${hour % 12 || 12}${hour < 12 ? 'am' : 'pm'}`;

/** Opening hours of the headquarters as a bar for each hour. */
export function dayByHours({ midnight, caption }: DayWords): TrackWords {
  const { opens = 0, closes = 24 } = readHours(organisation.offices[0].hours) ?? {};
  return {
    groups: [
      { count: opens, tone: 0 },
      { count: closes - opens, tone: 1 },
      { count: 24 - closes, tone: 0 },
    ],
    marks: [
      { after: 0, text: midnight },
      { after: opens, text: clock(opens) },
      { after: closes, text: clock(closes) },
      { after: 24, text: midnight },
    ],
    caption,
  };
}

export const officeEntries = () =>
  organisation.offices.map(({ city, role, ...office }) => ({ ...office, name: city, description: role }));
