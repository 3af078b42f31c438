// Loads the open positions.
import { getCollection } from 'astro:content';
import type { LoadedJob } from './schema';

export const loadJobs = async (): Promise<LoadedJob[]> =>
  (await getCollection('jobs')).map(({ id, data }) => ({ id, ...data }));
