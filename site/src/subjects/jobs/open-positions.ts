// Which positions are open on a day, in the order the page lists them.
import { type IsoDay, isUpcoming } from '~/lib/dates';
import type { LoadedJob } from './collection';

/** Those whose last day to apply has not passed, the newest first. */
export const openPositions = (jobs: readonly LoadedJob[], today: IsoDay): LoadedJob[] =>
  jobs
    .filter(({ closes }) => closes === undefined || isUpcoming(closes, today))
    .sort((a, b) => b.posted.localeCompare(a.posted) || a.title.localeCompare(b.title));
