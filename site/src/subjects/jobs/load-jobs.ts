// The positions that are open today, from their files.
import { getCollection } from 'astro:content';
import { todayInKampala } from '~/lib/dates';
import type { LoadedJob } from './collection';
import { openPositions } from './open-positions';

export async function loadOpenPositions(): Promise<LoadedJob[]> {
  const jobs = (await getCollection('jobs')).map(({ id, data }) => ({ id, ...data }));
  return openPositions(jobs, todayInKampala());
}
