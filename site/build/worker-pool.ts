// Runs tasks on one worker thread for each processor; returns results in task order.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A request, and its reply with the same `at`, in any order. */
export type WorkerRequest<Task> = { at: number; task: Task };
type WorkerReply<Done> = { at: number } & ({ done: Done } | { failed: string });

/** Tasks in flight for each worker: one runs while another waits for the disk. */
const AT_ONCE = 3;

export class WorkerPool<Task, Done> {
  readonly #workers: Worker[];

  constructor(file: URL, workerData: unknown, count = availableParallelism()) {
    this.#workers = Array.from({ length: count }, () => new Worker(file, { workerData }));
  }

  async runAll(tasks: readonly Task[]): Promise<Done[]> {
    const results = new Array<Done>(tasks.length);
    const queue = tasks.entries();
    const oneAfterTheOther = async (worker: Worker) => {
      for (const [at, task] of queue) results[at] = await sendTask<Task, Done>(worker, { at, task });
    };
    const slots = this.#workers.flatMap((worker) => Array.from({ length: AT_ONCE }, () => worker));
    await Promise.all(slots.map(oneAfterTheOther));
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function sendTask<Task, Done>(worker: Worker, request: WorkerRequest<Task>): Promise<Done> {
  return new Promise((resolve, reject) => {
    const removeListeners = () => worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    const onMessage = (reply: WorkerReply<Done>) => {
      if (reply.at !== request.at) return;
      removeListeners();
      if ('failed' in reply) reject(new Error(reply.failed));
      else resolve(reply.done);
    };
    const onError = (error: unknown) => {
      removeListeners();
      reject(error);
    };
    const onExit = () => onError(new Error('A thread of the build ended early.'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
