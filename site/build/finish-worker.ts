// Worker thread that post-processes files. Its imports load once for each thread.
import { parentPort, workerData } from 'node:worker_threads';
import { type Finishing, type FinishTask, finishFile } from './finish-page.ts';
import type { WorkerRequest } from './worker-pool.ts';

const all = workerData as Finishing;

parentPort?.on('message', async ({ at, task }: WorkerRequest<FinishTask>) => {
  try {
    parentPort?.postMessage({ at, done: await finishFile(task, all) });
  } catch (error) {
    parentPort?.postMessage({ at, failed: `${task.file}: ${error instanceof Error ? error.stack : error}` });
  }
});
