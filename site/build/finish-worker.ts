// Worker thread that post-processes files. Its imports load once for each thread.
import { parentPort, workerData } from 'node:worker_threads';
import { type Finishing, finishFile } from './finish-page.ts';
import type { WorkerRequest } from './worker-pool.ts';

const all = workerData as Finishing;

parentPort?.on('message', async ({ at, task: file }: WorkerRequest<string>) => {
  try {
    parentPort?.postMessage({ at, done: await finishFile(file, all) });
  } catch (error) {
    parentPort?.postMessage({ at, failed: `${file}: ${error instanceof Error ? error.stack : error}` });
  }
});
