// Runs tasks on one worker thread for each processor; returns results in task order.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A request, and its reply with the same `at`, in any order. */
export type WorkerRequest<Task> = { at: number; task: Task };
export type WorkerReply<Done> = { at: number } & ({ done: Done } | { failed: string });

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
    const hands = this.#workers.flatMap((worker) => Array.from({ length: AT_ONCE }, () => worker));
    await Promise.all(hands.map(oneAfterTheOther));
    return results;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function sendTask<Task, Done>(worker: Worker, asked: WorkerRequest<Task>): Promise<Done> {
  return new Promise((resolve, reject) => {
    const free = () => worker.off('message', heard).off('error', broken).off('exit', gone);
    const heard = (answer: WorkerReply<Done>) => {
      if (answer.at !== asked.at) return;
      free();
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.done);
    };
    const broken = (error: unknown) => {
      free();
      reject(error);
    };
    const gone = () => broken(new Error('A thread of the build ended early.'));
    worker.on('message', heard).on('error', broken).on('exit', gone);
    worker.postMessage(asked);
  });
}
