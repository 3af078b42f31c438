// Which positions are open on a day, in the order the page lists them.
import { type IsoDay, isUpcoming } from '../../lib/dates.ts';

type Dated = { title: string; posted: IsoDay; closes?: IsoDay | undefined };

/** Those whose last day to apply has not passed, the newest first. */
export function openPositions<Position extends Dated>(
  positions: readonly Position[],
  today: IsoDay,
): Position[] {
  return positions
    .filter(({ closes }) => closes === undefined || isUpcoming(closes, today))
    .sort((a, b) => b.posted.localeCompare(a.posted) || a.title.localeCompare(b.title));
}
