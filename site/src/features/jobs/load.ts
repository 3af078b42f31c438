// Loads the open positions.
import { jobs, type LoadedJob } from './schema';

export const loadJobs = async (): Promise<LoadedJob[]> =>
  (await jobs.load()).map(({ id, data }) => ({ id, ...data }));
