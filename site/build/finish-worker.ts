// A thread that finishes files as it is asked to.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { compressFile } from './compress.ts';
import { type Finishing, finishPage, type Task } from './finish-page.ts';
import type { Asked } from './threads.ts';

const all = workerData as Finishing;

parentPort?.on('message', async ({ at, task }: Asked<Task>) => {
  try {
    const page = task.file.endsWith('.html');
    const done = page ? await finishPage(task, all) : await compressFile(join(all.dist, task.file));
    parentPort?.postMessage({ at, done });
  } catch (error) {
    parentPort?.postMessage({ at, failed: `${task.file}: ${error instanceof Error ? error.stack : error}` });
  }
});
